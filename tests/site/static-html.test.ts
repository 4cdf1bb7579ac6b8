/** What the answers carry of static parts (app/server-html); what the browser makes of them is in tests/journeys. */

import { describe, expect, it } from "vitest";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const bodyOf = async (path: string) => (await stack.get(path)).body;
/** What the client router fetches. */
const dataOf = (path: string) => bodyOf(`${path.replace(/\/$/, "")}.data`);
const countOf = (text: string, words: string) => text.split(words).length - 1;

describe("the HTML of a static part", () => {
  it.each([
    ["a quotation", "/about-us", /<blockquote><p>([^<&]{20,})/, 1],
    ["a tour's text", "/tours/121", /id="access">.*?<p>([^<&]{20,})/, 1],
    ["a story without a film", "/videos/de", /class="byline">.*?<p>([^<&]{20,})/, 1],
    ["a tour of the list", "/our-tours", /class="tour-card-summary">([^<&]{20,})/, 1],
    ["a tour of a category", "/our-tours/day-tours", /class="tour-card-summary">([^<&]{20,})/, 1],
    ["the footer", "/faq", /class="footer-slogan">.*?<p>([^<&]{20,})/, 1],
    ["the drawer", "/faq", /class="menu-tile-facts">([^<&]{13,})</, 1],
  ])(
    "of %s is in the document without a copy in the hydration data, and in the router's data",
    async (_, path, words, times) => {
      const document = (await bodyOf(path)).replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
      const found = words.exec(document)?.[1] ?? "nothing matched";
      expect(countOf(document, found)).toBe(times);
      expect(countOf(await dataOf(path), found)).toBe(times);
    },
  );

  it("of header and footer comes only with the layout's data", async () => {
    const [, slogan = "nothing matched"] = /class="footer-slogan">.*?<p>([^<&]{20,})/.exec(await bodyOf("/faq")) ?? [];
    expect(await bodyOf("/faq.data?_routes=layout%2Fcommon-layout")).toContain(slogan);
    expect(await bodyOf("/faq.data?_routes=routes%2Fcontent-page")).not.toContain(slogan);
  });
});

it.each([
  "/our-tours",
  "/our-tours/day-tours",
  "/tours-detail/grand-canyon-tours/",
  "/blog/packing-list-by-season",
  "/_",
  // Its own text and the cards of similar tours.
  "/tours/105",
])("the data of %s has nothing of tour 121 that its card does not show", async (path) => {
  const tour = await bodyOf("/tours/121");
  const [, access = "nothing matched"] = /id="access">.*?<p>([^<&]{20,})/.exec(tour) ?? [];
  const data = await dataOf(path);
  expect(data.length).toBeGreaterThan(500);
  expect(data).not.toContain(access);
});
