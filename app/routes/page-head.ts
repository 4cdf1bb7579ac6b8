/**
 * What a page says of itself to machines: its one address, its link preview, its schema.org description. Preview and
 * description are kept beside the head, not in it: loader data goes to the browser a second time, to hydrate with, and
 * nobody there reads them. Their readers take a document as it is sent, and documents are rendered here; what a document
 * brought along is taken out when the visitor goes on (`features/route-announcer`).
 */

import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Site } from "#app/context.ts";
import { SHARE_CARD, type ShareImage } from "#app/domain/seo/share-image.ts";
import { graphOf, type Publisher } from "#app/domain/seo/structured-data/graph.ts";

export interface PageHead {
  /** Absolute. */
  canonical: string;
}

interface ForMachines {
  share: ShareImage;
  /** schema.org nodes (app/domain/structured-data), made only where a document is rendered. */
  nodes: () => readonly Thing[];
  /** A post's dates, `YYYY-MM-DD` or "". */
  article?: { published: string; updated: string };
}

const forMachines = new WeakMap<PageHead, ForMachines>();

export function pageHead(canonical: string, machines: ForMachines): PageHead {
  const head = { canonical };
  forMachines.set(head, machines);
  return head;
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

/** https://ogp.me. X takes title, text and picture from there too; only card and text of the picture have own names. */
function preview({ canonical }: PageHead, { share, article }: ForMachines, words: Words): MetaDescriptor[] {
  // Of the operator's photographs nobody knows the size.
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

/** Link preview and JSON-LD of the page that was given this very head. Only for the server's render. */
export function machineTags(head: PageHead, words: Words): MetaDescriptor[] {
  const machines = forMachines.get(head);
  if (machines === undefined) return [];
  // React Router escapes it (docs/threats.md T16).
  const structured = { "script:ld+json": graphOf(machines.nodes()) } as unknown as MetaDescriptor;
  return [...preview(head, machines, words), structured];
}

/** The one address of a page: both forms are served, the one without trailing slash is the page's own. */
export function canonicalUrl({ origin }: Pick<Site, "origin">, { pathname }: URL): string {
  return origin + (pathname.replace(/\/$/, "") || "/");
}

export function publisherOf({ origin, brand }: Site): Publisher {
  return { origin, name: brand.name };
}
