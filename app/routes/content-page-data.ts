/** What all routes of plain content pages share: the page of the page builder that belongs to an address. */

import type { MetaDescriptor } from "react-router";
import type { Site } from "#app/context.ts";
import type { Page } from "#app/domain/page.ts";
import { dataOr404, type PageData, pageData } from "./page-data.ts";
import { canonicalUrl, pageMeta } from "./page-meta.ts";

export interface ContentPageData extends PageData {
  canonical: string;
}

/** The page builder's name of an address: without slashes at the ends, `-` for those between. */
function pageNameOf({ pathname }: URL): string {
  return pathname
    .split("/")
    .filter((segment) => segment !== "")
    .join("-");
}

/** A page nobody gave a title takes its first hero's, or the words of its address. */
function titled(page: Page, name: string): Page {
  if (page.title !== "") return page;
  const hero = page.blocks.find((block) => block.type === "hero");
  const words = name.replaceAll("-", " ");
  return { ...page, title: hero?.title ?? words.charAt(0).toUpperCase() + words.slice(1) };
}

export async function loadContentPage(site: Site, url: URL): Promise<ContentPageData> {
  const name = pageNameOf(url);
  const page = titled(dataOr404(await site.content.page(name)), name);
  return { ...pageData(site, page), canonical: canonicalUrl(url) };
}

type Matches = Parameters<typeof pageMeta>[0]["matches"];

/** Without data (404, 503) the error's own screen says what the page is called. */
export function contentPageMeta(loaded: ContentPageData | undefined, matches: Matches): MetaDescriptor[] {
  if (loaded === undefined) return [];
  const { page, canonical } = loaded;
  return pageMeta({ title: page.title, description: page.description, matches, canonical });
}
