/** Head of an indexable page: title, description, canonical address, share card, JSON-LD. */

import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Site } from "#app/context.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import type { ShareImage } from "#app/domain/seo/share-image.ts";
import type { Publisher } from "#app/domain/seo/structured-data/page-nodes.ts";
import { serverOnly } from "#app/server-html/render.server.tsx";
import type { DocumentHead } from "./page-meta.ts";

interface HeadSource {
  /** null for the home page, which has the tenant's title. */
  title: string | null;
  /** "" when the operator gives none. */
  description: string;
  /** Absolute. */
  canonical: string;
  share: ShareImage;
  /** schema.org nodes (app/domain/seo/structured-data); made only when a document is rendered. */
  nodes: () => readonly Thing[];
  /** Kept out of search engines. */
  unindexed?: boolean;
  /** A post's dates, `YYYY-MM-DD` or "". */
  article?: { published: string; updated: string };
  /** The page is of the blog, whose feed readers find by it. */
  isBlog?: boolean;
}

const FEED = { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "Blog", href: "/blog/feed.xml" };

/** Tags for crawlers and share cards are only in documents, not in page data: those clients run no navigations. */
export function documentHead(site: Site, source: HeadSource): DocumentHead {
  const { tenant } = site;
  const { title, canonical, nodes } = source;
  const { name, slogan } = tenant;
  const description = source.description || [title ?? name, slogan].filter((part) => part !== "").join(". ");
  const documentTitle = [title, name, title === null ? slogan : ""].filter((part) => part).join(" | ");
  const words = { site: name, title: title ?? documentTitle, description };
  // React Router escapes JSON-LD (docs/threats.md T16).
  const graph = () => ({ "@context": "https://schema.org", "@graph": nodes() });
  const documentTags = () => [
    ...(source.unindexed === true ? [{ name: "robots", content: "noindex" }] : []),
    ...(source.isBlog === true ? [FEED] : []),
    ...shareTags(source, words),
    { "script:ld+json": graph() } as unknown as MetaDescriptor,
  ];
  return serverOnly({ title: documentTitle, description, canonical, documentTags }, "documentTags");
}

/** Open Graph (https://ogp.me). X reads it too, except for card type and alt text. @param words `site`: its name */
function shareTags(
  { canonical, share, article }: HeadSource,
  words: Record<"site" | "title" | "description", string>,
): MetaDescriptor[] {
  const isSquare = share.size !== null && share.size.width === share.size.height;
  const properties = Object.entries({
    "og:type": article === undefined ? "website" : "article",
    "article:published_time": article?.published,
    "article:modified_time": article?.updated,
    "og:site_name": words.site,
    "og:title": words.title,
    "og:description": words.description,
    "og:url": canonical,
    "og:image": new URL(share.src, canonical).href,
    "og:image:width": share.size?.width.toString(),
    "og:image:height": share.size?.height.toString(),
    "og:image:alt": share.alt,
  });
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: "twitter:card", content: isSquare ? "summary" : "summary_large_image" },
    { name: "twitter:image:alt", content: share.alt },
  ];
}

/** Pages are served with and without a trailing slash; without is canonical. */
export function canonicalUrl({ origin }: Pick<Site, "origin">, { pathname }: URL): string {
  return origin + (pathname.replace(/\/$/, "") || "/");
}

export function publisherOf({ origin, tenant }: Site): Publisher {
  return { origin, name: tenant.name, language: formatOf(tenant).language };
}
