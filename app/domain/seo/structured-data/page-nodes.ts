import type { Question, Thing, VideoObject } from "schema-dts";
import type { Page } from "#app/blocks/builder-page.server.ts";
import type { Block } from "#app/blocks/registry.server.tsx";
import type { Film } from "#app/blocks/videos.tsx";
import { type Post } from "#app/domain/content/post-links.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { contentCrumbs } from "#app/domain/seo/crumbs.ts";
import { agencyReference, breadcrumbs, omitEmpty, type Publisher } from "./graph.ts";

interface DescribedPage {
  name: string;
  canonical: string;
  page: Page;
  /** The text of an HTML fragment, unescaped. */
  plainText: (html: SafeHtml) => string;
}

type Of<T extends Block["type"]> = Extract<Block, { type: T }>;

function blocksOf<T extends Block["type"]>({ blocks }: Pick<Page, "blocks">, type: T): Of<T>[] {
  return blocks.filter((block): block is Of<T> => block.type === type);
}

function questions({ page, plainText }: DescribedPage): Question[] {
  const items = blocksOf(page, "faq").flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
}

/** Search engines require something to play, a date and a thumbnail. */
function video({ title, description, poster, published, embed, file, minutes, language }: Film): VideoObject | null {
  const player = embed?.player ?? null;
  if ((player === null && file === null) || poster === null || published === "") return null;
  return {
    "@type": "VideoObject",
    name: title,
    description: omitEmpty(description),
    thumbnailUrl: poster.src,
    uploadDate: published,
    embedUrl: player ?? undefined,
    contentUrl: file?.src,
    duration: minutes === null ? undefined : `PT${minutes}M`,
    inLanguage: language,
  };
}

export function pageNodes(origin: string, described: DescribedPage): Thing[] {
  const { name, canonical, page } = described;
  const videos = blocksOf(page, "videos").flatMap(({ items }) => items.flatMap((film) => video(film) ?? []));
  const [opening] = page.blocks;
  const heading = opening?.type === "hero" ? opening.title : page.title;
  const asked = questions(described);
  return [
    breadcrumbs(origin, contentCrumbs(new URL(canonical).pathname), { name: heading, url: canonical }),
    ...(name === "faq" && asked.length > 0
      ? [{ "@type": "FAQPage" as const, "@id": canonical, url: canonical, name: page.title, mainEntity: asked }]
      : []),
    ...videos,
  ];
}

/** A post without a date has no date properties. */
export function postNodes(publisher: Publisher, post: Post, canonical: string): Thing[] {
  return [
    breadcrumbs(publisher.origin, contentCrumbs(new URL(canonical).pathname), { name: post.title, url: canonical }),
    {
      "@type": "BlogPosting",
      "@id": canonical,
      url: canonical,
      mainEntityOfPage: canonical,
      headline: post.title,
      description: omitEmpty(post.excerpt),
      image: omitEmpty(post.image),
      datePublished: omitEmpty(post.published),
      dateModified: omitEmpty(post.updated) ?? omitEmpty(post.published),
      author: post.author === "" ? agencyReference(publisher) : { "@type": "Person", name: post.author },
      publisher: agencyReference(publisher),
      articleSection: omitEmpty(post.category),
      timeRequired: post.minutes === null ? undefined : `PT${post.minutes}M`,
      inLanguage: publisher.language,
    },
  ];
}
