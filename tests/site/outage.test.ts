/** An operator that is down, fails for tours, or is slow with a part of a page. */

import http from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { attributesOf, h1Of, mainOf, textOf, tourTitles } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { DOWN } from "#tests/support/operator-tap.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
const PLACES = [...new Set(tours.map(({ destination }) => destination))];
const WORKERS_DEV = "site.example.workers.dev";

const TOUR_PATHS = [
  "/tours/101",
  "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fgrand-canyon-south-rim-day-tour",
  "/tours-detail/grand-canyon-tours/",
  "/our-tours",
  "/our-tours/4",
];
const FILES = [
  ...["/robots.txt", "/sitemap.xml", "/llms.txt", "/faq.md", "/tours/121.md", "/blog/a-blog-example.md"],
  ...["/blog/feed.xml", "/manifest.webmanifest"],
];

describe("with the operator stopped", () => {
  const home = stack.newHost();
  const visited = [home, stack.newHost("canyon.localhost")];
  const unvisited = "unvisited.localhost";
  const withoutNonces = (html: string) => html.replaceAll(/[0-9a-f]{32}/g, "");
  let before: string[];
  let toursBefore: string[];
  let filesBefore: string[];

  beforeAll(async () => {
    await expectWholeFilesOnly();
    before = (await Promise.all(visited.map((host) => stack.whole("/", { host })))).map(({ body }) => body);
    toursBefore = (await Promise.all(TOUR_PATHS.map((path) => stack.get(path, { host: home })))).map(({ body }) =>
      h1Of(body),
    );
    filesBefore = (await Promise.all(FILES.map((path) => stack.whole(path, { host: home })))).map(({ body }) => body);
    for (const host of [...visited, unvisited, WORKERS_DEV]) stack.operator.answer(host, DOWN);
  });

  /** A page of the menu fails, then none. A sitemap that would lack it is none; tours are known by their list. */
  async function expectWholeFilesOnly(): Promise<void> {
    for (const path of ["website/builder/page/1/faq", "product/web/detail/121"])
      await stack.setFault(`/api/${path}`, { kind: "status", status: 500 }, home);
    const { status, headers } = await stack.get("/sitemap.xml", { host: home });
    expect([status, headers["retry-after"]]).toEqual([503, "120"]);
    await stack.clearFaults();
  }

  it("both brands still render with menu, branding and content after one visit", async () => {
    for (const [index, host] of visited.entries()) {
      const { status, body } = await stack.get("/", { host });
      expect(status).toBe(200);
      expect(withoutNonces(body)).toBe(withoutNonces(before[index] ?? ""));
    }
  });

  it("a host that was never confirmed has a home page under its own name, for no search engine and no cache", async () => {
    const { status, headers, body } = await stack.get("/", { host: unvisited });
    expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([200, "private, no-store", "noindex"]);
    expect(h1Of(body)).toBe(unvisited);
    expect(attributesOf(body, { tag: "img" }, "src")).toEqual([]);
    const paths =
      "/ /our-tours /faq /contact-us /news-letter /cart/ /hotel/ /activities/ /tours-detail/zion-tours/ /nowhere";
    const files = "/manifest.webmanifest /llms.txt /robots.txt /index.md";
    for (const path of `${paths} ${files}`.split(" ")) {
      const answer = await stack.get(path, { host: unvisited });
      expect([path, answer.headers["cache-control"]]).toEqual([path, "private, no-store"]);
      expect([path, answer.headers["x-robots-tag"]]).toEqual([path, "noindex"]);
      const said = answer.body.replaceAll(unvisited, "").replaceAll(path, "");
      expect([path, /National Park|Vegas|Canyon|Zion|Nevada|\/destinations\//i.exec(said)?.[0]]).toEqual([
        path,
        undefined,
      ]);
    }
  });

  it("a page without any copy is 503 with Retry-After, under the host's name, and never stored", async () => {
    const faq = await stack.get("/faq", { host: unvisited });
    expect(faq.status).toBe(503);
    expect(faq.headers["retry-after"]).toBe("120");
    expect(faq.headers["cache-control"]).toBe("private, no-store");
    expect(faq.body).toContain("Temporarily unavailable");
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    expect((await kv.list({ prefix: `t:${unvisited}` })).keys).toEqual([]);
  });

  it("pages of tours that were visited before are still there", async () => {
    for (const [index, path] of TOUR_PATHS.entries()) {
      const after = await stack.get(path, { host: home });
      expect([after.status, h1Of(after.body)], path).toEqual([200, toursBefore[index]]);
    }
  });

  it("files for programs that were read before are still there, and others are 503 with Retry-After unless they need no content", async () => {
    for (const [index, path] of FILES.entries()) {
      const { status, body } = await stack.get(path, { host: home });
      expect([status, body], path).toEqual([200, filesBefore[index]]);
    }
    for (const path of ["/sitemap.xml", ...FILES.slice(3, 7)]) {
      const { status, headers } = await stack.get(path, { host: unvisited });
      const failed = [503, "120", "private, no-store"];
      expect([status, headers["retry-after"], headers["cache-control"]], path).toEqual(failed);
    }
    for (const path of ["/robots.txt", "/manifest.webmanifest", "/favicon.svg"]) {
      const { status, headers } = await stack.get(path, { host: unvisited });
      // These are nobody's: a browser must not store them as the tenant's own.
      expect([status, headers["cache-control"]], path).toEqual([200, "private, no-store"]);
    }
  });

  it("a site on workers.dev goes by its host's name, and keeps crawlers out", async () => {
    const host = WORKERS_DEV;
    expect((await stack.get("/robots.txt", { host })).body).toBe("User-agent: *\nDisallow: /\n");
    const manifest = JSON.parse((await stack.get("/manifest.webmanifest", { host })).body) as object;
    expect(manifest).toMatchObject({ name: host });
  });
});

it("without stored tours the destinations of a known host are there, and everything else about tours is 503", async () => {
  const host = stack.newHost();
  for (const path of ["/api/office", "/api/product"]) await stack.setFault(path, { kind: "status", status: 500 }, host);
  expect(PLACES).toHaveLength(8);
  for (const place of PLACES.filter((_, index) => index % 3 === 0)) {
    const { status, body } = await stack.get(`/tours-detail/${place}-tours/`, { host });
    expect([status, h1Of(body)]).toEqual([200, expect.stringMatching(/ tours from Las Vegas$/)]);
    expect(textOf(mainOf(body))).toContain("Tours cannot be loaded right now.");
  }
  for (const path of [
    ...["/tours/101", "/our-tours", "/our-tours/4", "/tours-detail/lake-mead-tours/"],
    "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fgrand-canyon-south-rim-day-tour",
  ]) {
    const { status, headers, body } = await stack.get(path, { host });
    expect([status, headers["retry-after"], headers["x-robots-tag"]], path).toEqual([503, "120", "noindex"]);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(body).toContain("Temporarily unavailable");
  }
});

it("a page without a copy says when the operator that asked for a pause may be asked again, and not earlier", async () => {
  const host = stack.newHost();
  await stack.get("/", { host });
  await stack.setFault("/api/website/builder", { kind: "status", status: 429, headers: { "retry-after": "37" } }, host);
  const start = Date.now();
  for (const path of ["/faq", "/licenses"]) {
    const { status, headers } = await stack.get(path, { host, headers: GOOGLEBOT });
    const seconds = Number(headers["retry-after"]);
    expect([path, status, seconds <= 37]).toEqual([path, 503, true]);
    expect(Date.now() + seconds * 1_000).toBeGreaterThanOrEqual(start + 37_000);
  }
});

it("while the categories are unknown, a kind that tours name has its page all the same", async () => {
  const host = stack.newHost();
  await stack.setFault("/api/office/our-tour/category", { kind: "status", status: 500 }, host);
  const { status, body } = await stack.get("/our-tours/small-group", { host });
  expect([status, h1Of(body)]).toEqual([200, "Small group"]);
  expect(tourTitles(mainOf(body)).length).toBeGreaterThan(0);
  expect((await stack.get("/our-tours/unknown", { host })).status).toBe(503);
});

it("while the operator's choice of tours is slow, its place has tours that are known, and the page is not kept", async () => {
  const host = stack.newHost("canyon.localhost");
  const release = stack.operator.hold("/api/office/top-tours");
  const { headers, body } = await stack.get("/", { host });
  expect(tourTitles(mainOf(body)).length).toBeGreaterThan(0);
  expect(headers["cache-status"]).not.toContain("stored");
  release();
  expect(tourTitles(mainOf((await stack.whole("/", { host })).body)).length).toBeGreaterThan(0);
});

it("a page comes before a slow section, which follows, and whole from then on; fault: Client disconnects mid-stream", async () => {
  const host = stack.newHost();
  const calendar = 'class="month-grid"';
  const release = stack.operator.hold("/sales-dates");
  const leaveEarly = () =>
    new Promise<void>((resolve) => {
      const options = { agent: false, headers: { host: `${host}:${stack.site.url.port}` } };
      const request = http.get(new URL("/tours/121", stack.site.url), options, (response) => {
        response.once("data", () => {
          request.destroy();
          resolve();
        });
        response.on("error", () => undefined);
      });
      request.on("error", () => resolve());
    });
  const answer = stack.getInParts("/tours/121", { host });
  await Promise.all(Array.from({ length: 10 }, leaveEarly));
  const shell = await answer.until("</footer>");
  expect(shell.startsWith("<!DOCTYPE html>")).toBe(true);
  expect(shell).not.toContain(calendar);
  release();
  const { body } = await answer.whole;
  expect(body).toContain(calendar);
  expect(body.trimEnd().endsWith("</html>")).toBe(true);
  await expect.poll(() => stack.operator.openCalls()).toBe(0);
  // Behind the answer the page is rendered whole, for the cache.
  const kept = await stack.whole("/tours/121", { host });
  expect(kept.body.indexOf(calendar)).toBeLessThan(kept.body.indexOf("</footer>"));
  const errors = /uncaught|unhandled|gateway-error|render-error/i;
  expect((await stack.logLines()).filter((line) => errors.test(line))).toEqual([]);
});
