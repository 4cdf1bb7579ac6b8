/** No page of a tenant has a word of another one, or a place that it does not sell. */

import { beforeAll, describe, expect, it } from "vitest";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { posts, tenants, tours } from "#tests/stand-in/seed/seed.ts";
import { parseHtml, textOf } from "#tests/support/html.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

const FILES = ["/sitemap.xml", "/manifest.webmanifest", "/llms.txt"];
const POSTS = posts.map(({ slug }) => `/blog/${slug}`);
const PATHS = [...new Set([...CONTENT_PATHS, ...POSTS]), ...OTHER_PATHS, "/nowhere", "/signin", "/feed.xml", ...FILES];

interface Words {
  documentTitle?: string;
  slogan?: string;
  header?: { phone?: string | null; textUs?: string | null };
  footer?: { about?: string; address?: string };
}

/** Texts that only one brand has; an address is too short for that in "Las Vegas, Nevada". */
function wordsOf({ config }: (typeof tenants)[number]): string[] {
  const { documentTitle, slogan, header, footer } = config as Words;
  return [documentTitle, slogan, header?.phone, header?.textUs, footer?.about].filter(
    (word) => typeof word === "string",
  );
}

const EIGHT = /\b(?:eight|8) (?:\w+ )?(?:places|parks|destinations|canyons)\b.{0,40}/i;
/** What a visitor calls each place; the routes of sold tours may pass others. */
const NAMES: Record<string, RegExp> = {
  "grand-canyon": /Grand Canyon|Gran Cañón|(?:South|West) Rim/,
  "antelope-canyon": /Antelope/,
  "hoover-dam": /Hoover/,
  "bryce-canyon-national-park": /Bryce/,
  "zion-national-park": /Zion/,
  "boulder-city": /Boulder City/,
  "death-valley": /Death Valley|Valle de la Muerte|Badwater/,
  "valley-of-fire": /Valley of Fire/,
};
/** Every tenant has these addresses, even if it sells nothing there. */
const FIXED: Record<string, readonly string[]> = {
  "/a-gallery-example": ["grand-canyon", "antelope-canyon", "zion-national-park"],
  "/shuttle-service/a-shuttle-service-example": ["hoover-dam", "boulder-city"],
};

const digitsOf = (text: string) => text.replace(/[^0-9]/g, "");

const around = (body: string, at: number) => body.slice(Math.max(0, at - 80), at + 80);

describe.each(tenants)("$host", (tenant) => {
  const others = tenants.filter(({ host }) => host !== tenant.host).flatMap(wordsOf);
  const isPartial = tenant.destinations.length > 0;
  const notSold = DESTINATIONS.filter(({ slug }) => isPartial && !tenant.destinations.some((own) => own === slug));

  const own = tours.filter(({ destination }) => tenant.destinations.includes(destination));
  const sold = own.flatMap(({ title, summary, slug }) => [title, summary, slug]);
  const passed: ReadonlySet<string> = new Set(own.flatMap(({ tags }) => tags));

  it.each(PATHS)("%s says nothing of the others", async (path) => {
    const { body } = await stack.get(path, { host: tenant.host });
    const text = path.includes(".") ? body : textOf(parseHtml(body));
    expect(others.filter((word) => text.includes(word))).toEqual([]);
    const numbers = others.map(digitsOf).filter((digits) => digits.length > 9);
    expect(numbers.filter((digits) => body.includes(digits))).toEqual([]);
    if (!isPartial) return;
    expect(EIGHT.exec(text)).toBeNull();
    // Its own pages of other places exist, because their addresses are fixed, but no link leads to them.
    const listed = notSold.filter(({ slug }) => body.includes(`/tours-detail/${slug}-tours/"`));
    expect(listed.filter(({ slug }) => !path.includes(slug)).map(({ title }) => title)).toEqual([]);
    // A tour to a place it sells may pass another one, say so, and be found by it.
    const rest = sold.reduce((left, words) => left.replaceAll(words, ""), body.replaceAll("\u00a0", " "));
    const isFixed = (slug: string) => path.includes(slug) || (FIXED[path] ?? []).includes(slug);
    const isFilter = (title: string) => path.startsWith("/our-tours") && passed.has(title);
    const named = notSold
      .filter(({ slug, title }) => !isFixed(slug) && !isFilter(title))
      .map(({ slug }) => NAMES[slug]?.exec(rest));
    expect(named.filter((found) => found !== null).map((found) => around(rest, found?.index ?? 0))).toEqual([]);
    const ids = tours.filter(({ destination }) => notSold.some(({ slug }) => slug === destination)).map(({ id }) => id);
    expect(ids.filter((id) => new RegExp(`/tours/${id}\\b`).test(body))).toEqual([]);
  });
});
