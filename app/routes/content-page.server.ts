/** What all routes of plain content pages share: the page of the page builder that belongs to an address. */

import type { Site } from "#app/context.ts";
import type { Page } from "#app/domain/content/blocks.ts";
import { type Part, pageParts } from "#app/domain/content/page-parts.ts";
import type { Crumb } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { pageNodes } from "#app/domain/seo/structured-data/page.ts";
import { plainText } from "#app/operator/plain-text.ts";
import { dataOr404, partsFor, partTours } from "./page-data.server.ts";
import { canonicalUrl, type PageHead, pageHead, publisherOf } from "./page-head.ts";

export interface ContentPageData {
  title: string;
  description: string;
  parts: Part[];
  head: PageHead;
}

/** What somebody asked for: a document, or the data of a page for the client router. */
interface Asked {
  request: Request;
  url: URL;
}

interface Surroundings {
  head: PageHead;
  /** What follows the head of a page without blocks, if not an apology. */
  whenEmpty?: Part[];
}

export async function contentPageData(
  site: Site,
  { request }: Pick<Asked, "request">,
  page: Page,
  { head, whenEmpty }: Surroundings,
): Promise<ContentPageData> {
  const { title, description } = page;
  return {
    title,
    description,
    parts: partsFor(request, pageParts(page, await partTours(site, request, page), whenEmpty)),
    head,
  };
}

/** The page builder's name of an address: without slashes at the ends, `-` for those between. */
export function pageNameOf({ pathname }: URL): string {
  return pathname
    .split("/")
    .filter((segment) => segment !== "")
    .join("-");
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

/** What a page says of itself to machines. */
function headOf(site: Site, page: Page, url: URL, { crumbs = [], language = "en-US" }: Described): PageHead {
  const canonical = canonicalUrl(site, url);
  const share = shareImage(page.image === null ? null : { src: page.image, alt: page.title });
  const nodes = () =>
    pageNodes(publisherOf(site), { name: pageNameOf(url), canonical, page, language, crumbs, plainText });
  return pageHead(canonical, { share, nodes });
}

/** The page of an address, by the page builder's name of it. */
export async function loadContentPage(site: Site, of: Asked, described: Described = {}): Promise<ContentPageData> {
  const name = pageNameOf(of.url);
  const page = titled(dataOr404(await site.content.page(name)), name);
  return contentPageData(site, of, page, { head: headOf(site, page, of.url, described) });
}

/** A page that may stand there without its text: a form is behind its first part. */
export function formPage(site: Site, of: Asked, page: Page): Promise<ContentPageData> {
  return contentPageData(site, of, page, { head: headOf(site, page, of.url, {}), whenEmpty: [] });
}
