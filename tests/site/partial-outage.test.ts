/** An operator that fails for tours, or is slow with a part of a page. */

import http from "node:http";
import { expect, it } from "vitest";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { find, mainOf, parseHtml, textOf, tourTitles } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const GOOGLEBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
const PLACES = [...new Set(tours.map(({ destination }) => destination))];
const h1 = (html: string) => textOf(find(parseHtml(html), { tag: "h1" }));

const stack = await sharedStack();

it("without stored tours the destinations of a known host are there, and everything else about tours is 503", async () => {
  const host = stack.newHost();
  for (const path of ["/api/office", "/api/product"]) await stack.setFault(path, { kind: "status", status: 500 }, host);
  expect(PLACES).toHaveLength(8);
  for (const place of PLACES.filter((_, index) => index % 3 === 0)) {
    const { status, body } = await stack.get(`/tours-detail/${place}-tours/`, { host });
    expect([status, h1(body)]).toEqual([200, expect.stringMatching(/ tours from Las Vegas$/)]);
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
  expect([status, h1(body)]).toEqual([200, "Small group"]);
  expect(tourTitles(mainOf(body)).length).toBeGreaterThan(0);
  expect((await stack.get("/our-tours/unknown", { host })).status).toBe(503);
});

it("a page comes before a slow section, which follows, and whole from then on; fault: Client disconnects mid-stream", async () => {
  const host = stack.newHost("canyon.localhost");
  const release = stack.operator.hold("/api/office/top-tours");
  const leaveEarly = () =>
    new Promise<void>((resolve) => {
      const options = { agent: false, headers: { host: `${host}:${stack.site.url.port}` } };
      const request = http.get(new URL("/", stack.site.url), options, (response) => {
        response.once("data", () => {
          request.destroy();
          resolve();
        });
        response.on("error", () => undefined);
      });
      request.on("error", () => resolve());
    });
  const answer = stack.getInParts("/", { host });
  await Promise.all(Array.from({ length: 10 }, leaveEarly));
  const shell = await answer.until('aria-label="Loading tours"');
  expect(shell.startsWith("<!DOCTYPE html>")).toBe(true);
  expect(tourTitles(mainOf(shell))).toEqual([]);
  release();
  const { body } = await answer.whole;
  expect(tourTitles(parseHtml(body)).length).toBeGreaterThan(0);
  expect(body.trimEnd().endsWith("</html>")).toBe(true);
  await expect.poll(() => stack.operator.openCalls()).toBe(0);
  // Behind the answer the page is rendered whole, for the cache.
  const kept = await stack.whole("/", { host });
  expect(kept.body).not.toContain('aria-label="Loading tours"');
  expect(tourTitles(mainOf(kept.body)).length).toBeGreaterThan(0);
  const errors = /uncaught|unhandled|gateway-error|render-error/i;
  expect((await stack.logLines()).filter((line) => errors.test(line))).toEqual([]);
});
