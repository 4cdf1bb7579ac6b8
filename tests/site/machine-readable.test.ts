import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { fromOperator } from "#tests/support/assistant.ts";
import { attributesOf } from "#tests/support/html.ts";
import { cacheOf, GOOGLEBOT } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
beforeAll(async () => {
  // On a busy machine a cold sitemap can lack pages the operator was too slow for, and is not cached then.
  await stack.whole("/sitemap.xml");
});

const FILES = [
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/faq.md", "text/markdown; charset=utf-8"],
  ["/tours/121.md", "text/markdown; charset=utf-8"],
  ["/blog/a-blog-example.md", "text/markdown; charset=utf-8"],
  ["/blog/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/favicon.svg", "image/svg+xml"],
] as const;

async function bytes(host: string, path: string): Promise<Buffer> {
  if (/^https?:/.test(path)) return Buffer.from(await (await fetch(path)).arrayBuffer());
  // Node's fetch sends no Host of a test's choice; these names all resolve to this machine.
  const response = await stack.site.miniflare.dispatchFetch(`http://${host}:${stack.site.url.port}${path}`);
  return Buffer.from(await response.arrayBuffer());
}

describe("files for programs", () => {
  it.each(FILES)(
    "%s has its content type, can run nothing, and comes from the page cache once it is whole",
    async (path, type) => {
      const first = await stack.whole(path);
      expect([first.status, first.headers["content-type"]]).toEqual([200, type]);
      expect(first.headers["content-security-policy"]).toBe(
        "default-src 'none'; img-src *; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
      );
      expect(first.headers["x-content-type-options"]).toBe("nosniff");
      // Markdown names its page instead, and an icon stands beside it.
      expect(first.headers["x-robots-tag"]).toBe(/markdown|image/.test(type) ? "all" : "noindex");
      expect(first.headers["cache-control"]).toMatch(/^(?:public, max-age=\d+|private, no-cache)$/);
      expect(
        Object.keys(first.headers).filter((name) => /^(?:x-browser|x-render|x-site|cloudflare)/.test(name)),
      ).toEqual([]);
      const again = await stack.get(path);
      expect([cacheOf(again), again.body]).toEqual(["hit", first.body]);
      const head = await stack.get(path, { method: "HEAD" });
      expect([head.status, head.body]).toEqual([200, ""]);
    },
  );

  it.each(["/tours/999.md", "/tours/abc.md", "/tours/1e2.md", "/blog/no-such-post.md", "/tours/121/x.ics"])(
    "%s is a plain 404, and an empty one for crawlers",
    async (path) => {
      const { status, headers, body } = await stack.get(path);
      expect([status, headers["content-type"], body]).toEqual([
        404,
        "text/plain; charset=utf-8",
        "There is nothing at this address.\n",
      ]);
      expect((await stack.get(path, { headers: GOOGLEBOT })).body).toBe("");
    },
  );
});

it("the sitemap has the operator's dates of the last change, and none where the operator has none", async () => {
  const { body } = await stack.get("/sitemap.xml");
  const changedOf = (path: string) =>
    new RegExp(`<loc>[^<]*[0-9]${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(body)?.slice(1)[0];
  const operator = (path: string) => fromOperator<{ updated: string }>(stack, path);
  const tour = (await operator("product/web/detail/121")).updated;
  const page = (await operator("website/builder/page/1/privacy-policy")).updated;
  expect([tour, page].join(" ")).toMatch(/^\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}$/);
  expect([changedOf("/tours/121"), changedOf("/privacy-policy")]).toEqual([tour, page]);
  // A list of tours changed when one of them did; of a page without any date nothing is claimed.
  const entries = [...body.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
  expect(changedOf("/tours-detail/grand-canyon-tours/")?.localeCompare(changedOf("/tours/101") ?? "")).not.toBe(-1);
  expect(entries.filter((entry) => !entry.includes("<lastmod>"))).toEqual([]);
});

describe("the web app manifest", () => {
  it.each([
    ["localhost", "National Park Express", "#b4451f", "180x180"],
    ["canyon.localhost", "Canyon Collective", "#5b2a86", "512x512"],
    ["vegas.localhost", "Vegas Outdoors", "#3d5a4c", "512x512"],
  ])("%s has its own name, color and pictures of the sizes it says", async (host, name, color, touchSizes) => {
    const page = (await stack.get("/", { host })).body;
    const [touch = ""] = attributesOf(page, { tag: "link", attr: { rel: "apple-touch-icon" } }, "href");
    expect(attributesOf(page, { tag: "meta", attr: { name: "theme-color" } }, "content")).toEqual([color]);
    const manifest = JSON.parse((await stack.get("/manifest.webmanifest", { host })).body) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    } & Record<string, unknown>;
    expect(manifest).toMatchObject({ name, theme_color: color, start_url: "/", scope: "/" });
    const manifests = attributesOf(page, { tag: "link", attr: { rel: "manifest" } }, "href");
    expect(manifests).toEqual(["/manifest.webmanifest"]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(["512x512 any", "512x512 maskable"]),
    );
    const icons = [...manifest.icons, { src: touch, sizes: touchSizes, type: "image/png" }];
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(await bytes(host, src)).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  });

  it("favicon.ico and the icon of home screens are where clients look for them", async () => {
    for (const path of ["/favicon.ico", "/apple-touch-icon.png"]) {
      const { status, headers } = await stack.get(path);
      expect([status, headers.location]).toEqual([302, expect.stringMatching(/\/media\/brand\/npx-icon-180\.png$/)]);
    }
    const plain = { "/favicon.ico": "/favicon.svg", "/apple-touch-icon.png": "/icons/icon-512.png" };
    for (const [path, icon] of Object.entries(plain)) {
      const { status, headers } = await stack.get(path, { host: "vegas.localhost" });
      expect([status, headers.location]).toEqual([302, icon]);
    }
  });
});
