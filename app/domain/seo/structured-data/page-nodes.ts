import type { ImageObject, Question, Thing, VideoObject } from "schema-dts";
import type { Page } from "#app/blocks/builder-page.server.ts";
import type { Block } from "#app/blocks/registry.server.tsx";
import type { Film } from "#app/blocks/videos.tsx";
import { type Post, postHref } from "#app/domain/content/post-links.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { contentCrumbs } from "#app/domain/seo/crumbs.ts";
import {
  agencyReference,
  breadcrumbs,
  itemList,
  type Listed,
  omitEmpty,
  type Publisher,
  websiteReference,
} from "./graph.ts";

interface DescribedPage {
  name: string;
  canonical: string;
  page: Page;
  language: string;
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

function photos(page: Page): ImageObject[] {
  const items = blocksOf(page, "gallery").flatMap((gallery) => gallery.items);
  return items.map(({ src, alt, caption }) => ({
    "@type": "ImageObject",
    contentUrl: src,
    name: omitEmpty(alt),
    caption: omitEmpty(caption),
  }));
}

function posts(page: Page, origin: string): Listed[] {
  const items = blocksOf(page, "posts").flatMap((block) => block.items);
  return items.map(({ slug, title }) => ({ name: title, url: origin + postHref(slug) }));
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

const ABOUT = new Set(["about-us", "meet-the-team", "why-use-national-park-express"]);

function pageNode(described: DescribedPage, publisher: Publisher): Thing {
  const { name, canonical, page, language } = described;
  const common = {
    "@id": canonical,
    url: canonical,
    name: page.title,
    description: omitEmpty(page.description),
    inLanguage: language,
    isPartOf: websiteReference(publisher),
  } as const;
  const about = agencyReference(publisher);
  if (name === "faq") return { "@type": "FAQPage", ...common, mainEntity: omitEmpty(questions(described)) };
  if (name === "contact-us") return { "@type": "ContactPage", ...common, about };
  if (ABOUT.has(name)) return { "@type": "AboutPage", ...common, about };
  const pictures = photos(page);
  if (pictures.length > 0) return { "@type": "ImageGallery", ...common, associatedMedia: pictures };
  const notes = posts(page, publisher.origin);
  if (notes.length > 0) return { "@type": "CollectionPage", ...common, mainEntity: itemList(notes) };
  return { "@type": "WebPage", ...common };
}

export function pageNodes(publisher: Publisher, described: DescribedPage): Thing[] {
  const { origin } = publisher;
  const { canonical, page } = described;
  const videos = blocksOf(page, "videos").flatMap(({ items }) => items.flatMap((film) => video(film) ?? []));
  const [opening] = page.blocks;
  const heading = opening?.type === "hero" ? opening.title : page.title;
  return [
    breadcrumbs(origin, contentCrumbs(new URL(canonical).pathname), { name: heading, url: canonical }),
    pageNode(described, publisher),
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
