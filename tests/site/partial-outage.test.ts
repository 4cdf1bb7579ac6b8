/** An operator that fails for tours, or is slow with a part of a page. */

import http from "node:http";
import { expect, it } from "vitest";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { h1Of, mainOf, textOf, tourTitles } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const PLACES = [...new Set(tours.map(({ destination }) => destination))];

const stack = await sharedStack();

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
