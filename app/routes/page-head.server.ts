/** Head of an indexable page: title, description, canonical address, link preview, schema.org description. */

import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Site } from "#app/context.ts";
import { SHARE_CARD, type ShareImage } from "#app/domain/seo/share-image.ts";
import { graphOf, type Publisher } from "#app/domain/seo/structured-data/graph.ts";
import { serverOnly } from "#app/server-html/render.server.tsx";
import type { PageHead } from "./page-meta.ts";

interface HeadSource {
  /** null for the home page: the tenant's own document title. */
  title: string | null;
  /** "" when the operator gives none. */
  description: string;
  /** Absolute. */
  canonical: string;
  share: ShareImage;
  /** schema.org nodes (app/domain/seo/structured-data); made only when a document is rendered. */
  nodes: () => readonly Thing[];
  /** A post's dates, `YYYY-MM-DD` or "". */
  article?: { published: string; updated: string };
}

/** Crawlers and link previews read documents, so their tags are written on the server only and not sent as data. */
export function pageHead({ brand }: Site, source: HeadSource): PageHead {
  const { title, canonical, share, nodes, article } = source;
  const { name, slogan } = brand;
  const description = source.description || `${title ?? name}. ${slogan}`;
  const documentTitle = title === null ? `${name} | ${slogan}` : `${title} | ${name}`;
  const words = { site: name, title: title ?? documentTitle, description };
  // React Router escapes JSON-LD (docs/threats.md T16).
  const structured = () => ({ "script:ld+json": graphOf(nodes()) }) as unknown as MetaDescriptor;
  const documentTags = () => [...linkPreview(canonical, share, words, article), structured()];
  return serverOnly({ title: documentTitle, description, canonical, documentTags }, "documentTags");
}

function property(name: string, content: string | undefined): MetaDescriptor[] {
  return content === undefined || content === "" ? [] : [{ property: name, content }];
}

interface Words {
  /** Name of the site. */
  site: string;
  title: string;
  description: string;
}

/** https://ogp.me. X reads title, text and picture from it too; only card and alt text have names of their own. */
function linkPreview(canonical: string, share: ShareImage, words: Words, article: HeadSource["article"]) {
  // The size of the operator's own photographs is not known.
  const card = share.src.startsWith("/") ? SHARE_CARD : null;
  return [
    ...property("og:type", article === undefined ? "website" : "article"),
    ...property("article:published_time", article?.published),
    ...property("article:modified_time", article?.updated),
    ...property("og:site_name", words.site),
    ...property("og:title", words.title),
    ...property("og:description", words.description),
    ...property("og:url", canonical),
    ...property("og:image", new URL(share.src, canonical).href),
    ...property("og:image:width", card?.width.toString()),
    ...property("og:image:height", card?.height.toString()),
    ...property("og:image:alt", share.alt),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: share.alt },
  ];
}

/** A page is served with and without trailing slash; the address without it is canonical. */
export function canonicalUrl({ origin }: Pick<Site, "origin">, { pathname }: URL): string {
  return origin + (pathname.replace(/\/$/, "") || "/");
}

export function publisherOf({ origin, brand }: Site): Publisher {
  return { origin, name: brand.name };
}
