/** No page of a tenant has a word of another one, or a place that it does not sell. */

import { beforeAll, describe, expect, it } from "vitest";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { posts } from "#tests/stand-in/seed/posts.ts";
import { tenants } from "#tests/stand-in/seed/tenants.ts";
import { tours } from "#tests/stand-in/seed/tours.ts";
import { parseHtml, textOf } from "#tests/support/html.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

const FILES = ["/sitemap.xml", "/manifest.webmanifest", "/llms.txt"];
const POSTS = posts.map(({ slug }) => `/blog/${slug}`);
const PATHS = [...new Set([...CONTENT_PATHS, ...POSTS]), ...OTHER_PATHS, "/nowhere", "/signin", ...FILES];

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
const digitsOf = (text: string) => text.replace(/[^0-9]/g, "");

describe.each(tenants)("$host", (tenant) => {
  const others = tenants.filter(({ host }) => host !== tenant.host).flatMap(wordsOf);
  const isPartial = tenant.destinations.length > 0;
  const notSold = DESTINATIONS.filter(({ slug }) => isPartial && !tenant.destinations.some((own) => own === slug));

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
    const ids = tours.filter(({ destination }) => notSold.some(({ slug }) => slug === destination)).map(({ id }) => id);
    expect(ids.filter((id) => new RegExp(`/tours/${id}\\b`).test(body))).toEqual([]);
  });
});
