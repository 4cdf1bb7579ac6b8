import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTENT_PATHS } from "#tests/support/public-pages.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

async function wordsOf(path: string): Promise<string> {
  return (await stack.get(path)).body;
}

describe("parts a browser keeps as they came", () => {
  it.each([
    ["a quotation", "/about-us", /<blockquote><p>([^<&]{20,})/, 1],
    ["a tour's text", "/tours/121", /id="access">.*?<p>([^<&]{20,})/, 1],
    ["a film's text, while it cannot be played", "/videos/de", /class="film-transcript">.*?<p>([^<&]{20,})/, 1],
    ["a list's tour", "/our-tours", /class="tour-card-summary">([^<&]{20,})/, 1],
    ["a category's tour", "/our-tours/day-tours", /class="tour-card-summary">([^<&]{20,})/, 1],
    ["the footer", "/faq", /class="footer-slogan">.*?<p>([^<&]{20,})/, 1],
    // And once more in the drawer.
    ["the mega-menu", "/faq", /class="menu-tile".*?>([^<&]{10,})<\/a>/, 2],
  ])(
    "%s is in a document's markup alone, and whole in what the client router fetches",
    async (_, path, words, times) => {
      const document = (await wordsOf(path)).replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
      const found = words.exec(document)?.[1] ?? "nothing of the kind";
      const count = (text: string) => text.split(found).length - 1;
      expect(count(document)).toBe(times);
      expect(count(await wordsOf(`${path}.data`))).toBe(1);
      expect(await wordsOf(`${path}.data`)).not.toContain('"kept"');
    },
  );

  it.each([
    ["/our-tours", 0],
    ["/our-tours/day-tours", 0],
    ["/tours-detail/grand-canyon-tours/", 0],
    ["/blog/packing-list-by-season", 0],
    ["/_", 0],
    // The tour that is shown whole, and none that is like it.
    ["/tours/121", 1],
  ])("the tours in the data of %s are no more than their cards show", async (path, whole) => {
    const data = await wordsOf(`${path.replace(/\/$/, "")}.data`);
    const values = JSON.parse(data.split("\n")[0] ?? "") as unknown[];
    const having = (key: string) => data.split(`"_${values.indexOf(key)}":`).length - 1;
    expect(having("durationHours")).toBeGreaterThan(1);
    expect(having("categories")).toBe(whole);
  });

  it("the frame's lists come alone for who has the page and not the frame", async () => {
    const frame = await wordsOf("/faq.data?_routes=layout%2Fcommon-layout");
    expect(frame).toContain('"tiles"');
    expect(frame).not.toContain('"parts"');
    expect(await wordsOf("/faq.data?_routes=routes%2Fcontent-page")).not.toContain('"tiles"');
  });

  it("bring their style sheets with the document: their code has none that could come late", async () => {
    const files = readdirSync("build/client/assets");
    const parts = files.find((file) => file.startsWith("still-part-") && file.endsWith(".js"));
    expect(parts).toBeDefined();
    const linked = [...(await wordsOf("/faq")).matchAll(/rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => href);
    const loader = files.filter((file) => file.endsWith(".js") && file !== parts);
    const dependencies = loader.flatMap((file) => {
      const text = readFileSync(`build/client/assets/${file}`, "utf8");
      return parts !== undefined && text.includes(parts) ? [...text.matchAll(/assets\/[^"']+\.css/g)] : [];
    });
    for (const [file] of dependencies) {
      if (/toaster|lightbox|calendar/.test(file)) continue;
      expect(linked).toContain(`/${file}`);
    }
  });

  it.each(CONTENT_PATHS)("leave every id of %s its own", async (path) => {
    const ids = [...(await wordsOf(path)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
