/** Incidents, and what the log says of them: the lines with the id of one request are enough. */

import { describe, expect, it, vi } from "vitest";
import { hostLike } from "#tests/support/host-like.ts";
import type { Answer } from "#tests/support/http.ts";
import { DOWN } from "#tests/support/operator-tap.ts";
import { postForm } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

describe("the lines of one request name the cause of", () => {
  type Line = Record<string, unknown>;
  /** Events and lines with the id of an answer. */
  async function about({ headers }: Answer): Promise<{ events: unknown[]; lines: Line[] }> {
    const id = headers["x-request-id"] ?? "no id";
    const lines = (await stack.logLines()).filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Line);
    for (const line of lines) expect(line).toMatchObject({ id, host: expect.any(String) });
    return { events: lines.map(({ event }) => event), lines };
  }

  it("an endpoint that fails: a page without a copy, with its path", async () => {
    const host = stack.newHost();
    await stack.setFault("/api/website/content/", { kind: "status", status: 500 }, host);
    const answer = await stack.get("/blog/packing-list-by-season?email=somebody@example.com", { host });
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
    const visited = stack.newHost();
    for (const tour of [121, 101]) await stack.get(`/tours/${tour}`, { host: visited });
    const fields = {
      "tour:121": { highlights: null },
      "tour:101": { pictures: [{ src: "/a.svg", alt: "" }, null] },
    };
    const host = await hostLike(stack, visited, ["site", ...Object.keys(fields)], { fields });
    for (const [path, frame] of [
      ["/tours/121", "at TourSections ("],
      ["/tours/101", "at tourNodes ("],
    ] as const) {
      const answer = await stack.get(`${path}?email=somebody@example.com`, { host });
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
    await stack.setFault("/api/cart", { kind: "slow", ms: 1_200 });
    const answer = await stack.get("/api/cart", { headers: { authorization: "Bearer t" } });
    const { lines } = await about(answer);
    expect(lines.find(({ event }) => event === "request")).toMatchObject({ path: "/api/cart", route: "GET /api/cart" });
    expect(Number(lines.find(({ event }) => event === "request")?.ms)).toBeGreaterThan(1_000);
  });

  it("a call of a browser that the operator does not answer", async () => {
    const host = stack.newHost();
    await stack.get("/faq", { host });
    stack.operator.answer(host, DOWN);
    const answer = await stack.get("/api/cart", { host, headers: { authorization: "Bearer t" } });
    expect((await about(answer)).events).toEqual(["api-failed", "request"]);
    await stack.setFault("/api/product/", { kind: "status", status: 503 });
    const dates = await stack.get("/api/product/web/products/101/sales-dates?year=2027&month=1");
    expect((await about(dates)).lines[0]).toMatchObject({
      event: "api-failed",
      path: "/api/product/web/products/101/sales-dates",
      status: 503,
    });
  });

  it("too many forms from one address", async () => {
    const post = (accept: string) => postForm(stack, "/contact-us", {}, { accept, "cf-connecting-ip": "203.0.113.78" });
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
    // On a host of its own: no call of it rests after failures.
    const { events } = await about(await stack.get("/tours/4040404", { host: stack.newHost() }));
    expect(events).toEqual(["not-there", "request"]);
  });
});
