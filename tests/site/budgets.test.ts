import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { attributeOf, attributesOf, elementsOf, findAll, type Nodes, parseHtml } from "#tests/support/html.ts";
import { cacheOf } from "#tests/support/http.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

/** Gzipped, in KB of 1,024 bytes. */
const BUDGET_KB = { style: 18, html: 17, heroPicture: 12, font: 30 };
const MAX_FONTS = 1;
/** The document and what the browser cannot paint without. tests/journeys/page-loading.test.ts asks the browser itself. */
const MAX_REQUESTS_BEFORE_PAINT = 4;

const TOUR_PATHS = ["/tours/121", "/tours/105", `/tours/121?month=${monthFromNow(1)}`];

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

const kb = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length / 1024;
const file = (path: string) => readFileSync(`build/client${path}`);

const FETCHED = new Set(["stylesheet", "preload", "modulepreload", "icon", "manifest", "prefetch", "preconnect"]);

const FETCHING = new Set(["link", "script", "img", "source", "iframe", "video", "audio", "object", "embed"]);

/** Addresses a page makes the browser fetch. */
function fetchedBy(page: Nodes): string[] {
  return elementsOf(page)
    .filter(({ tagName }) => FETCHING.has(tagName))
    .flatMap((element) => {
      const isFetched = element.tagName === "link" && FETCHED.has(attributeOf(element, "rel") ?? "");
      const href = isFetched ? attributeOf(element, "href") : undefined;
      const sources = (attributeOf(element, "srcset") ?? "").split(",").map((each) => each.trim().split(/\s+/)[0]);
      return [href, attributeOf(element, "src"), ...sources];
    })
    .filter((address) => address !== undefined && address !== "")
    .map(String);
}

/** As the cache keeps it: on a slow machine, the first visitor's page may be streamed. */
async function storedPage(path: string) {
  await expect.poll(async () => cacheOf(await stack.get(path)), { message: path }).toBe("hit");
  return stack.get(path);
}

async function weigh(path: string) {
  const { status, body } = await storedPage(path);
  const page = parseHtml(body);
  const links = (rel: string, as?: string) =>
    attributesOf(page, { tag: "link", attr: { rel, ...(as === undefined ? {} : { as }) } }, "href").map((href) =>
      href.replace(/#.*$/, ""),
    );
  const styles = links("stylesheet");
  const fonts = links("preload", "font");
  const sum = (paths: string[]) => paths.reduce((total, each) => total + kb(file(each)), 0);
  const blockingScripts = findAll(page, { tag: "script", attr: { src: true } }).filter(
    (script) => attributeOf(script, "async") === undefined && attributeOf(script, "defer") === undefined,
  );
  return {
    status,
    html: kb(body),
    style: sum(styles),
    font: sum(fonts),
    fonts: fonts.length,
    beforePaint: 1 + styles.length + blockingScripts.length,
    origins: new Set(fetchedBy(page).map((address) => new URL(address, stack.site.url).origin)),
    modulePreloads: links("modulepreload"),
    hero: attributesOf(page, { tag: "img", attr: { fetchpriority: "high" } }, "src")[0],
  };
}

describe("what a page loads before any interaction", () => {
  it.each([...CONTENT_PATHS, ...OTHER_PATHS, ...TOUR_PATHS])("%s", async (path) => {
    const weight = await weigh(path);
    expect(weight.status).toBe(200);
    expect(weight.style).toBeGreaterThan(1);
    expect(weight.style).toBeLessThanOrEqual(BUDGET_KB.style);
    expect(weight.font).toBeLessThanOrEqual(BUDGET_KB.font);
    expect(weight.fonts).toBe(MAX_FONTS);
    expect(weight.beforePaint).toBeLessThanOrEqual(MAX_REQUESTS_BEFORE_PAINT);
    // Pictures come from the admin host; no other origin is contacted.
    expect(
      [...weight.origins].filter((origin) => ![stack.site.url.origin, stack.operatorUrl.origin].includes(origin)),
    ).toEqual([]);
    expect(weight.html).toBeLessThanOrEqual(BUDGET_KB.html);
    // They would compete with the first paint (app/entry.server.tsx). How much script pages load: tests/journeys/every-page.
    expect(weight.modulePreloads).toEqual([]);
  });

  it("the home page's first picture is small", async () => {
    const { hero = "" } = await weigh("/");
    const picture = await fetch(hero);
    expect(picture.ok).toBe(true);
    expect(kb(Buffer.from(await picture.arrayBuffer()))).toBeLessThanOrEqual(BUDGET_KB.heroPicture);
  });

  it("style sheets load one font only", () => {
    const styles = globSync("build/client/assets/*.css").map((path) => readFileSync(path, "utf8"));
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set(styles.flatMap((style) => style.match(/url\([^)]*\.woff2?[^)]*\)/g) ?? [])).size).toBe(MAX_FONTS);
  });

  it("scripts have no lookbehind: Safari 16.0 would run none of them", () => {
    const scripts = globSync("build/client/assets/*.js");
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => /\(\?<[=!]/.test(readFileSync(path, "utf8")))).toEqual([]);
  });
});
