/** Incidents, and what the log says of them: the lines with the id of one request are enough. */

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storeWrongly } from "#tests/support/aged-content.ts";
import type { Answer } from "#tests/support/http.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";

describe("the lines of one request name the cause of", () => {
  let own: TappedStack;
  beforeAll(async () => {
    own = await startTappedStack({ vars: { CONTENT_CHANGED_SECRET: "too short" } });
  });
  afterAll(() => own.stop());

  type Line = Record<string, unknown>;
  /** Events and lines with the id of an answer. */
  async function about({ headers }: Answer): Promise<{ events: unknown[]; lines: Line[] }> {
    const id = headers["x-request-id"] ?? "no id";
    const lines = (await own.logLines()).filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Line);
    for (const line of lines) expect(line).toMatchObject({ id, host: expect.any(String) });
    return { events: lines.map(({ event }) => event), lines };
  }

  it("an endpoint that fails: a page without a copy, with its path", async () => {
    await own.setFault("/api/website/content/", { kind: "status", status: 500 });
    const answer = await own.get("/blog/packing-list-by-season?email=somebody@example.com");
    await own.clearFaults();
    const { lines } = await about(answer);
    expect(answer.status).toBe(503);
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: "operator-failed",
        path: "/api/website/content/1/blog/packing-list-by-season",
        kind: "status",
        status: 500,
      }),
    );
    expect(lines.find(({ event }) => event === "request")).toMatchObject({
      status: 503,
      path: "/blog/packing-list-by-season",
      degraded: ["post"],
      up_status: 500,
    });
  });

  it("a view of a static part, and the component of the head, that throw: with the stack, and visitors read what happened", async () => {
    for (const tour of [121, 101]) expect((await own.get(`/tours/${tour}`)).status).toBe(200);
    await storeWrongly(own.site, {
      "tour:121": { highlights: null },
      "tour:101": { pictures: [{ src: "/a.svg", alt: "" }, null] },
    });
    for (const [path, frame] of [
      ["/tours/121", "at TourSections ("],
      ["/tours/101", "at tourNodes ("],
    ] as const) {
      const answer = await own.get(`${path}?email=somebody@example.com`);
      expect(answer.status).toBe(500);
      expect(answer.body).toContain("<h1>Something went wrong</h1>");
      // An error of the root knows no tenant's numbers.
      if (path === "/tours/121") expect(answer.body).toMatch(/<main.*href="tel:.*<\/main>/s);
      expect(answer.body).toContain(`${answer.headers["x-request-id"]}</code>`);
      expect(answer.body).not.toContain(frame);
      const { lines } = await about(answer);
      expect(lines).toEqual([
        expect.objectContaining({ event: "render-error", path, error: expect.stringMatching(/^TypeError: .* null/) }),
        expect.objectContaining({ event: "request", status: 500, path, route: "routes/tour" }),
      ]);
      expect(lines[0]?.stack).toContain(frame);
    }
  });

  it("a slow request", async () => {
    await own.setFault("/api/cart", { kind: "slow", ms: 1_200 });
    const answer = await own.get("/api/cart", { headers: { authorization: "Bearer t" } });
    await own.clearFaults();
    const { lines } = await about(answer);
    expect(lines.find(({ event }) => event === "request")).toMatchObject({ path: "/api/cart", route: "GET /api/cart" });
    expect(Number(lines.find(({ event }) => event === "request")?.ms)).toBeGreaterThan(1_000);
  });

  it("a call of a browser that the operator does not answer", async () => {
    own.tap.set("down");
    const answer = await own.get("/api/cart", { headers: { authorization: "Bearer t" } });
    own.tap.set("up");
    expect((await about(answer)).events).toEqual(["api-failed", "request"]);
    await own.setFault("/api/product/", { kind: "status", status: 503 });
    const dates = await own.get("/api/product/web/products/101/sales-dates?year=2027&month=1");
    await own.clearFaults();
    expect((await about(dates)).lines[0]).toMatchObject({
      event: "api-failed",
      path: "/api/product/web/products/101/sales-dates",
      status: 503,
    });
  });

  it("too many forms from one address", async () => {
    const origin = `http://localhost:${own.site.url.port}`;
    const post = (accept: string) =>
      own.get("/contact-us", {
        method: "POST",
        body: "",
        headers: {
          ...{ origin, accept, "sec-fetch-site": "same-origin", "cf-connecting-ip": "203.0.113.77" },
          "content-type": "application/x-www-form-urlencoded",
        },
      });
    const refused = await vi.waitUntil(
      async () => {
        const answer = await post("text/html,*/*");
        return answer.status === 429 && answer;
      },
      { timeout: 30_000, interval: 1 },
    );
    expect(refused.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const script = await post("application/json");
    expect([script.status, JSON.parse(script.body).success]).toEqual([429, false]);
    const { lines } = await about(refused);
    expect(lines).toContainEqual(expect.objectContaining({ event: "rate-limited", limited: "form" }));
  });

  it("a tour that the operator does not have, which is no failed call", async () => {
    const { events } = await about(await own.get("/tours/4040404"));
    expect(events).toEqual(["not-there", "request"]);
  });

  it("a variable that is wrong: at the start, and the site runs", async () => {
    const lines = await own.logLines();
    expect(lines.filter((line) => line.includes('"config-problem"')).join()).toContain(
      "CONTENT_CHANGED_SECRET must be",
    );
    expect((await own.get("/__content-changed", { method: "POST", body: "{}" })).status).toBe(404);
  });
});
