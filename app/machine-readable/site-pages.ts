/** All pages of a tenant that answer 200, from the tenant's own content. */

import { builderPage, type Page, postsIn } from "#app/blocks/builder-page.server.ts";
import { tenantPages } from "#app/blocks/linked-content.server.ts";
import { kindOf } from "#app/blocks/registry.server.tsx";
import type { Content, Loaded, Site } from "#app/context.ts";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import { latest } from "#app/domain/calendar/dates.ts";
import { FILM_LANGUAGES, filmsHref, filmsPageName } from "#app/domain/content/film-languages.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { type Post, postHref } from "#app/domain/content/post-links.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { decodedPath, encodedPath } from "#app/domain/names/paths.ts";
import { pageNameOf } from "#app/domain/tenant/linked-pages.ts";
import { type TourDetail, tourPagePath } from "#app/domain/tour/detail.ts";
import { kindHref } from "#app/domain/tour/kinds.ts";
import type { Place } from "#app/domain/tour/place.ts";
import { destinationHref, type TourSummary, toursWithTag } from "#app/domain/tour/tour.ts";
import { post as blogPost } from "#app/operator/blog-post.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";

export interface SitePage {
  path: string;
  /** `YYYY-MM-DD` of the last change, or "" when unknown. */
  changed: string;
  /** Absolute, or paths of this site. */
  pictures: string[];
}

/** More say nothing new to a search engine. */
const MAX_PICTURES = 50;
/** KV answers most reads; a cold start calls the operator. */
const READS_AT_ONCE = 6;

/** Some reads at once, in order. */
export async function mapInBatches<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += READS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- the point of it
    results.push(...(await Promise.all(items.slice(at, at + READS_AT_ONCE).map(read))));
  }
  return results;
}

function shown(pictures: readonly (string | null | undefined)[]): string[] {
  const there = pictures.filter((src): src is string => typeof src === "string" && src !== NO_IMAGE);
  return [...new Set(there)].slice(0, MAX_PICTURES);
}

function picturesOf({ image, blocks }: Page): string[] {
  return shown([image, ...blocks.flatMap((block) => kindOf(block)?.pictures?.(block) ?? [])]);
}

/** The date of the text or of its newest entry. */
function changedOf({ blocks, updated }: Page): string {
  return latest([updated, ...blocks.flatMap((block) => kindOf(block)?.dates?.(block) ?? [])]);
}

function ofPage(path: string, loaded: Loaded<Page>): SitePage[] {
  return loaded.status === "ok" ? [{ path, changed: changedOf(loaded.data), pictures: picturesOf(loaded.data) }] : [];
}

const ALWAYS_THERE = [
  ["/", "home"],
  ["/our-tours", "our-tours"],
  ["/contact-us", "contact-us"],
  ["/news-letter", "news-letter"],
] as const;

async function alwaysThere(content: Content): Promise<SitePage[]> {
  return mapInBatches(ALWAYS_THERE, async ([path, name]) => {
    const [page] = ofPage(path, await content.get(builderPage, { page: name }));
    return page ?? { path, changed: "", pictures: [] };
  });
}

/** Pages below a content page are found by the links to them. */
function shuttleLines(page: Loaded<Page>): string[] {
  const links = page.status === "ok" ? JSON.stringify(page.data.blocks).matchAll(/\/shuttle-service\/([\w%-]+)/g) : [];
  return [...new Set([...links].map(([, slug = ""]) => decodedPath(slug) ?? ""))].filter(isSlug);
}

async function contentPages(site: Site): Promise<SitePage[]> {
  const { content } = site;
  const lines = shuttleLines(await content.get(builderPage, { page: "shuttle-service" }));
  const all = await tenantPages(site);
  const own = all.filter((path) => path !== BOOKING_PATH || !site.tenant.myBooking);
  const named = [
    ...CONTENT_PAGES.map((name) => ({ path: `/${name}`, name })),
    ...own.map((path) => ({ path: encodedPath(path), name: pageNameOf(path) })),
    ...lines.map((slug) => ({ path: encodedPath(`/shuttle-service/${slug}`), name: `shuttle-service-${slug}` })),
    ...FILM_LANGUAGES.map(({ code }) => ({ path: filmsHref(code), name: filmsPageName(code) })),
  ];
  const pages = await mapInBatches(named, async ({ path, name }) =>
    ofPage(path, await content.get(builderPage, { page: name })),
  );
  return pages.flat();
}

async function postsOf(content: Content): Promise<Post[]> {
  const blog = await content.get(builderPage, { page: "blog" });
  const listed = blog.status === "ok" ? postsIn(blog.data) : [];
  const slugs = [...new Set(listed.map(({ slug }) => slug))];
  const posts = await mapInBatches(slugs, (slug) => content.get(blogPost, { slug }));
  return posts.flatMap((post) => (post.status === "ok" ? [post.data] : []));
}

function ofPost({ slug, updated, published, image }: Post): SitePage {
  return { path: postHref(slug), changed: latest([published, updated]), pictures: shown([image]) };
}

type ReadTours = readonly (readonly [summary: TourSummary, detail: TourDetail])[];

async function readTours(content: Content, tours: readonly TourSummary[]): Promise<ReadTours> {
  const read = await mapInBatches(tours, async (summary) => {
    const tour = await content.get(tourDetail, { id: summary.id });
    return tour.status === "ok" ? [[summary, tour.data] as const] : [];
  });
  return read.flat();
}

function ofTour({ id, updated, pictures }: TourDetail): SitePage {
  return { path: tourPagePath(id), changed: updated, pictures: shown(pictures.map(({ src }) => src)) };
}

/** A list changes with the newest of its tours. */
function changedWith(tours: ReadTours, isListed: (tour: TourSummary) => boolean): string {
  return latest(tours.flatMap(([summary, { updated }]) => (isListed(summary) ? [updated] : [])));
}

/** The main places of tours, which tour links contain (specification 2, 10.2): other places are linked from nowhere. */
function destinationPages(sold: readonly Place[], read: ReadTours): SitePage[] {
  return sold.map(({ slug, image }) => ({
    path: destinationHref(slug),
    changed: changedWith(read, (tour) => toursWithTag([tour], slug).length > 0),
    pictures: shown([image]),
  }));
}

function categoryPages(kinds: Site["kinds"], read: ReadTours): SitePage[] {
  return kinds.map((kind) => ({
    path: kindHref(kind.slug),
    changed: changedWith(read, ({ categories }) => categories.includes(kind.slug)),
    pictures: shown("image" in kind ? [kind.image] : []),
  }));
}

/** @param tours required: without the list the pages of the site are unknown */
export async function sitePages(site: Site, tours: readonly TourSummary[]): Promise<SitePage[]> {
  const { content, places } = site;
  // Sequential: a sitemap must not cause a burst of calls.
  const always = await alwaysThere(content);
  const composed = await contentPages(site);
  const posts = await postsOf(content);
  const read = await readTours(content, tours);
  const categories = categoryPages(site.kinds, read);
  const sold = read.map(([, detail]) => ofTour(detail));
  return [...always, ...composed, ...posts.map(ofPost), ...destinationPages(places.sold, read), ...categories, ...sold];
}
