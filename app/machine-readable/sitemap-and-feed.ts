/** `/sitemap.xml`, all pages of a tenant that answer 200, and `/blog/feed.xml`. Operator text goes through `text`. */

import { escapeUTF8 } from "entities";
import { uniqBy } from "es-toolkit/array";
import { builderPage, type Page, postsIn, tenantPages } from "#app/blocks/builder-page.server.ts";
import { kindOf } from "#app/blocks/registry.server.tsx";
import type { Loaded, Site } from "#app/context.ts";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { instantOf } from "#app/domain/calendar/clock.ts";
import { latest } from "#app/domain/calendar/dates.ts";
import { FILM_LANGUAGES, filmsHref, filmsPageName } from "#app/domain/content/film-languages.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { decodedPath, encodedPath, postHref } from "#app/domain/names/paths.ts";
import { linkedPages, pageNameOf } from "#app/domain/tenant/linked-pages.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import { kindHref } from "#app/domain/tour/kinds.ts";
import { destinationHref, type TourSummary, toursWithTag } from "#app/domain/tour/tour.ts";
import type { PostSummary } from "#app/operator/blog-post.ts";
import { FAILED, type FileRequest, found, mapInBatches } from "./small-files.ts";

/** Not allowed in XML 1.0 even when escaped (2.2 "Char"): controls, lone surrogates. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function text(value: string): string {
  return escapeUTF8(value.replace(IMPOSSIBLE, ""));
}

function element(name: string, value: string): string {
  return value === "" ? "" : `<${name}>${text(value)}</${name}>`;
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface SitePage {
  path: string;
  /** `YYYY-MM-DD` of the last change, or "" when unknown. */
  changed: string;
}

/** The date of the text or of its newest entry. */
function changedOf({ blocks, updated }: Page): string {
  return latest([updated, ...blocks.flatMap((block) => kindOf(block)?.dates?.(block) ?? [])]);
}

const ALWAYS_THERE: Readonly<Record<string, string>> = {
  home: "/",
  "our-tours": "/our-tours",
  "contact-us": "/contact-us",
  "news-letter": "/news-letter",
};

/** Pages below a content page are found by the links to them. */
function shuttleLines(page: Loaded<Page>): string[] {
  const links = page.status === "ok" ? JSON.stringify(page.data.blocks).matchAll(/\/shuttle-service\/([\w%-]+)/g) : [];
  return [...new Set([...links].map(([, slug = ""]) => decodedPath(slug) ?? ""))].filter(isSlug);
}

/** Pages of the page builder; null while one that menu or footer link to is unknown. */
async function contentPages(site: Site): Promise<SitePage[] | null> {
  const { content } = site;
  const linked = site.once(linkedPages);
  const lines = shuttleLines(await content.get(builderPage, { page: "shuttle-service" }));
  const all = await tenantPages(site);
  const own = all.filter((path) => path !== BOOKING_PATH || !site.tenant.myBooking);
  const named = [
    ...Object.entries(ALWAYS_THERE).map(([name, path]) => ({ path, name })),
    ...CONTENT_PAGES.map((name) => ({ path: `/${name}`, name })),
    ...own.map((path) => ({ path: encodedPath(path), name: pageNameOf(path) })),
    ...lines.map((slug) => ({ path: encodedPath(`/shuttle-service/${slug}`), name: `shuttle-service-${slug}` })),
    ...FILM_LANGUAGES.map(({ code }) => ({ path: filmsHref(code), name: filmsPageName(code) })),
  ];
  const answers = await mapInBatches(named, async ({ path, name }) => {
    return { path, name, answer: await content.get(builderPage, { page: name }) };
  });
  const pages: SitePage[] = [];
  for (const { path, name, answer } of answers) {
    if (answer.status === "ok") pages.push({ path, changed: changedOf(answer.data) });
    else if (name in ALWAYS_THERE) pages.push({ path, changed: "" });
    else if (answer.status === "failed" && linked.includes(decodeURI(path))) return null;
  }
  return pages;
}

/** A list changes with the newest of its tours. */
function changedWith(tours: readonly TourSummary[]): string {
  return latest(tours.map(({ updated }) => updated));
}

export async function sitemap({ site }: FileRequest) {
  const { tours } = site;
  const composed = tours && (await contentPages(site));
  // Crawlers come again for a whole one, and would take a part for all there is.
  if (tours === null || composed === null) return FAILED;
  const blog = await site.content.get(builderPage, { page: "blog" });
  const posts = uniqBy(blog.status === "ok" ? postsIn(blog.data) : [], ({ slug }) => slug);
  const pages: SitePage[] = [
    ...composed,
    ...posts.map(({ slug, updated, published }) => ({ path: postHref(slug), changed: latest([published, updated]) })),
    // The main places of tours, which tour links contain (specification 2, 10.2): other places are linked from nowhere.
    ...site.places.sold.map(({ slug }) => ({
      path: destinationHref(slug),
      changed: changedWith(toursWithTag(tours, slug)),
    })),
    ...site.kinds.map(({ slug }) => ({
      path: kindHref(slug),
      changed: changedWith(tours.filter(({ categories }) => categories.includes(slug))),
    })),
    ...tours.map(({ id, updated }) => ({ path: tourPagePath(id), changed: updated })),
  ];
  const entries = pages.map(
    ({ path, changed }) => `<url>${element("loc", site.origin + path)}${element("lastmod", changed)}</url>`,
  );
  return found({
    body: `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    type: "application/xml; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.crawlerFile,
  });
}

/** RFC 822. Posts have no time: the beginning of the day at the place, which is never ahead. */
function rssDate(day: string, timeZone: string): string {
  return day === "" ? "" : new Date(instantOf({ date: day, time: "00:00" }, timeZone)).toUTCString();
}

const MAX_POSTS = 20;

function item(post: PostSummary, { origin, tenant }: Site): string {
  const url = origin + postHref(post.slug);
  return [
    "<item>",
    element("title", post.title),
    element("link", url),
    element("guid", url),
    element("pubDate", rssDate(post.published, tenant.timeZone)),
    element("category", post.category),
    element("description", post.excerpt),
    "</item>",
  ].join("");
}

export async function feed({ site }: FileRequest) {
  const blog = await site.content.get(builderPage, { page: "blog" });
  if (blog.status !== "ok") return blog;
  const posts = postsIn(blog.data).slice(0, MAX_POSTS);
  const newest = latest(posts.map(({ published }) => published));
  const channel = [
    element("title", `${blog.data.title || "Blog"} | ${site.tenant.name}`),
    element("link", `${site.origin}/blog`),
    element("description", blog.data.description || site.tenant.slogan),
    element("language", textLanguage(site.tenant)),
    element("lastBuildDate", rssDate(newest, site.tenant.timeZone)),
    `<atom:link rel="self" type="application/rss+xml" href="${text(`${site.origin}/blog/feed.xml`)}"/>`,
    ...posts.map((post) => item(post, site)),
  ].filter((line) => line !== "");
  return found({
    body: `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join("\n")}\n</channel></rss>\n`,
    type: "application/rss+xml; charset=utf-8",
  });
}
