/** Pages composed in the page builder, and what it says around our working parts, as a cart or a search. */

import { blockParts, builderPage, type Page, pageParts, tenantPages } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";
import { TEXTS_AROUND_WAIT_MS } from "#app/domain/budgets.ts";
import { WHOLE_HEADER } from "#app/domain/constants.ts";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { CONTENT_PAGES, type WorkingPageName } from "#app/domain/content/page-names.ts";
import type { PageLink } from "#app/domain/content/page-top.ts";
import { withInTop, withPlainHead, withSeats } from "#app/domain/content/part-additions.ts";
import { postCategories, showsCategory, withCategories } from "#app/domain/content/post-categories.ts";
import { QUESTION_SEARCH_PATH, withQuestionSearch } from "#app/domain/content/question-query.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { isSlug, slugTitle } from "#app/domain/names/names.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { contentCrumbs, hereCrumb } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { pageNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { linkedPages, pageNameOf } from "#app/domain/tenant/linked-pages.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { plainText } from "#app/operator/html.ts";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { canonicalUrl, documentHead } from "./document-head.server.ts";
import { dataOrThrow, moved, notFound, partTours } from "./page-data.server.ts";

/** The page builder's name for the path of a request. */
function nameOf({ pathname }: URL): string {
  return pageNameOf(decodedPath(pathname) ?? "");
}

/** Fills a missing title from the first hero or the path, and a missing description from an opening hero. */
function titled(page: Page, name: string): Page {
  const [first] = page.blocks;
  const hero = page.blocks.find((block) => block.type === "hero");
  return {
    ...page,
    title: page.title || (hero?.title ?? slugTitle(name)),
    description: page.description || (first?.type === "hero" ? first.text : ""),
  };
}

/** @param unindexed kept out of search engines */
export function contentDocumentHead(site: Site, page: Page, url: URL, unindexed: boolean) {
  const { title, description, image } = page;
  const canonical = canonicalUrl(site, url);
  const share = shareImage(site, image === null ? null : { src: image, alt: title });
  const name = nameOf(url);
  const nodes = () => pageNodes(site.origin, { name, canonical, page, plainText });
  const isBlog = name === "blog";
  return documentHead(site, { title, description, canonical, share, nodes, unindexed, isBlog });
}

export function crumbsPart({ pathname }: URL, { title }: Pick<Page, "title">): ContentPart {
  return { type: "crumbs", crumbs: contentCrumbs(pathname), here: hereCrumb(title) };
}

/** The parts of a page, before rendering. @param whenEmpty parts after the head of a page without blocks */
export async function contentParts(site: Site, request: Request, page: Page, whenEmpty?: ContentPart[]) {
  return pageParts(page, await partTours(site, request, page), whenEmpty);
}

/** Overview of the shuttle lines; the page of a line is `shuttle-service-{slug}`. */
const SHUTTLES = "shuttle-service";

function withShuttleSeats(site: Site, name: string, { title }: Page, parts: ContentPart[]): ContentPart[] {
  if (name !== SHUTTLES && !name.startsWith(`${SHUTTLES}-`)) return parts;
  const line = name === SHUTTLES ? null : { slug: name.slice(SHUTTLES.length + 1), title };
  return withSeats(parts, line, site.now().date);
}

/**
 * @param languages of the page, asked for once it is known to exist
 * @throws the 404 or 503 response when there is no page for this path, 301 for a category by an earlier rule
 */
export async function loadContentPage(
  site: Site,
  request: Request,
  url: URL,
  languages?: () => Promise<readonly PageLink[]>,
) {
  const name = nameOf(url);
  const page = titled(dataOrThrow(await site.content.get(builderPage, { page: name })), name);
  const query = url.searchParams.get("q") ?? "";
  const isSearched = `/${name}` === QUESTION_SEARCH_PATH;
  const isSearch = isSearched && query !== "";
  // In words of the visitor's own, so there is no end of such pages.
  if (isSearch) site.doNotStore("no-match");
  const whole = await contentParts(site, request, page);
  const category = url.searchParams.get("category");
  const categories = postCategories(name === "blog" ? whole : []);
  const newer = categories.movedTo(category ?? "");
  if (newer !== null) moved(`/blog?${new URLSearchParams({ category: newer }).toString()}`);
  const listed = name === "blog" ? withPlainHead(withCategories(whole, categories, category)) : whole;
  if (category !== null && !showsCategory(listed)) site.doNotStore("no-match");
  const content = isSearched
    ? withQuestionSearch(listed, query, plainText, site.tenant.synonyms)
    : withShuttleSeats(site, name, page, listed);
  const parts = [
    crumbsPart(url, page),
    ...(languages === undefined ? content : withInTop(content, { languages: await languages() })),
  ];
  return {
    parts: renderParts(site, request, parts),
    head: contentDocumentHead(site, page, url, isSearch),
    language: page.language ?? textLanguage(site.tenant),
  };
}

/** The page of the page builder at any address. @throws as `loadContentPage`, and 404 where nothing of the tenant leads to it */
export async function loadLinkedPage(site: Site, request: Request, url: URL) {
  const path = decodedPath(url.pathname)?.replace(/\/$/, "") ?? "";
  // Each shuttle line has a page (specification 10.5).
  const isLine = isSlug(/^\/shuttle-service\/([^/]+)$/.exec(path)?.[1] ?? "");
  if (!isLine && !CONTENT_PAGES.includes(path.slice(1)) && !site.once(linkedPages).includes(path)) {
    // Names that no link of the tenant has cost the operator no call.
    const pages = await tenantPages(site);
    if (!pages.includes(path)) notFound();
  }
  return loadContentPage(site, request, url);
}

/** null: our own texts, because there is no such page, or it did not come in time. */
export async function textsAround(site: Site, request: Request, name: WorkingPageName) {
  const asking = site.content.get(builderPage, { page: name });
  const asked = request.headers.has(WHOLE_HEADER) ? await asking : await withTimeout(asking, TEXTS_AROUND_WAIT_MS);
  if (asked === TIMED_OUT) site.doNotStore("incomplete");
  if (asked === TIMED_OUT || asked.status !== "ok") return null;
  const { title, description, image, blocks, language } = titled(asked.data, "");
  const tours = await partTours(site, request, { blocks });
  const opening = blocks[0]?.type === "hero" ? blocks[0] : null;
  const below = blockParts(opening === null ? blocks : blocks.slice(1), tours);
  return {
    title,
    lead: description,
    textsIn: language ?? textLanguage(site.tenant),
    picture: opening?.picture?.src ?? image,
    parts: renderParts(site, request, below, "below"),
  };
}

export type TextsAround = Awaited<ReturnType<typeof textsAround>>;
