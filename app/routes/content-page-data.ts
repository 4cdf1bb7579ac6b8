/** What all routes of plain content pages share: the page of the page builder that belongs to an address. */

import type { MetaDescriptor } from "react-router";
import type { Site } from "#app/context.ts";
import type { Crumb } from "#app/domain/crumbs.ts";
import type { Page } from "#app/domain/page.ts";
import { shareImage } from "#app/domain/share-image.ts";
import { pageNodes } from "#app/domain/structured-data/page.ts";
import { dataOr404, type PageData, pageData } from "./page-data.ts";
import { canonicalUrl, type PageHead, pageHead, publisherOf } from "./page-head.ts";
import { pageMeta } from "./page-meta.ts";

export interface ContentPageData extends PageData {
  head: PageHead;
}

/** The page builder's name of an address: without slashes at the ends, `-` for those between. */
function pageNameOf({ pathname }: URL): string {
  return pathname.replace(/^\/+|\/+$/g, "").replaceAll("/", "-");
}

/** A page nobody gave a title takes its first hero's, or the words of its address; its description, the hero it opens with. */
function titled(page: Page, name: string): Page {
  const [first] = page.blocks;
  const hero = page.blocks.find((block) => block.type === "hero");
  const words = name.replaceAll("-", " ");
  return {
    ...page,
    title: page.title || (hero?.title ?? words.charAt(0).toUpperCase() + words.slice(1)),
    description: page.description || (first?.type === "hero" ? first.text : ""),
  };
}

interface Described {
  /** Pages between the home page and this one. */
  crumbs?: readonly Crumb[];
  /** BCP 47; English without. */
  language?: string;
}

/** A page and what it says of itself. */
export function describedPage(
  site: Site,
  page: Page,
  url: URL,
  { crumbs = [], language = "en-US" }: Described = {},
): ContentPageData {
  const canonical = canonicalUrl(site, url);
  const share = shareImage(page.image === null ? null : { src: page.image, alt: page.title });
  const nodes = pageNodes(publisherOf(site), { name: pageNameOf(url), canonical, page, language, crumbs });
  return { ...pageData(site, page), head: pageHead(canonical, { share, nodes }) };
}

export async function loadContentPage(site: Site, url: URL, described?: Described): Promise<ContentPageData> {
  const name = pageNameOf(url);
  return describedPage(site, titled(dataOr404(await site.content.page(name)), name), url, described);
}

type Matches = Parameters<typeof pageMeta>[0]["matches"];

/** Without data (404, 503) the error's own screen says what the page is called. */
export function contentPageMeta(loaded: ContentPageData | undefined, matches: Matches): MetaDescriptor[] {
  if (loaded === undefined) return [];
  const { page, head } = loaded;
  return pageMeta({ title: page.title, description: page.description, matches, head });
}
