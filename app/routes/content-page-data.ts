/** What all routes of plain content pages share: the page of the page builder that belongs to an address. */

import type { MetaDescriptor } from "react-router";
import type { Site } from "#app/context.ts";
import type { Page } from "#app/domain/page.ts";
import { type Part, pageParts } from "#app/domain/page-parts.ts";
import { dataOr404, partsFor, partTours } from "./page-data.ts";
import { canonicalUrl, pageMeta } from "./page-meta.ts";

export interface ContentPageData {
  title: string;
  description: string;
  parts: Part[];
  canonical: string;
}

/** What a route of a page needs, for a document or for the client router (`request`). */
export async function contentPageData(
  site: Site,
  { request, url }: { request: Request; url: URL },
  page: Page,
  whenEmpty?: Part[],
): Promise<ContentPageData> {
  const { title, description } = page;
  const parts = partsFor(request, pageParts(page, await partTours(site, page), whenEmpty));
  return { title, description, parts, canonical: canonicalUrl(url) };
}

/** The page builder's name of an address: without slashes at the ends, `-` for those between. */
function pageNameOf({ pathname }: URL): string {
  return pathname.replace(/^\/+|\/+$/g, "").replaceAll("/", "-");
}

/** A page nobody gave a title takes its first hero's, or the words of its address. */
function titled(page: Page, name: string): Page {
  if (page.title !== "") return page;
  const hero = page.blocks.find((block) => block.type === "hero");
  const words = name.replaceAll("-", " ");
  return { ...page, title: hero?.title ?? words.charAt(0).toUpperCase() + words.slice(1) };
}

/** The page of an address, by the page builder's name of it. */
export async function loadContentPage(site: Site, of: { request: Request; url: URL }): Promise<ContentPageData> {
  const name = pageNameOf(of.url);
  return contentPageData(site, of, titled(dataOr404(await site.content.page(name)), name));
}

type Matches = Parameters<typeof pageMeta>[0]["matches"];

/** Without data (404, 503) the error's own screen says what the page is called. */
export function contentPageMeta(loaded: ContentPageData | undefined, matches: Matches): MetaDescriptor[] {
  if (loaded === undefined) return [];
  const { title, description, canonical } = loaded;
  return pageMeta({ title, description, matches, canonical });
}
