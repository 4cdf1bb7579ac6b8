/** `/booking`: what a guest who knows a booking, and one who guesses, is told. */

import { expect, it } from "vitest";
import { postForm } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const KNOWN = { number: "A-1001", email: "ann@example.com" };

const post = (fields: Record<string, string>, headers: Record<string, string> = {}, host = "localhost") =>
  postForm(stack, "/booking", fields, headers, host);

it("my booking is a page without an index, linked from the footer, where the tenant has it; else there is none", async () => {
  const { status, body } = await stack.get("/booking");
  expect(status).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect((await stack.get("/faq")).body).toContain('href="/booking"');
  expect((await stack.get("/sitemap.xml")).body).not.toContain("/booking");
  const host = "vegas.localhost";
  expect((await stack.get("/booking", { host })).status).toBe(404);
  expect((await stack.get("/faq", { host })).body).not.toContain("/booking");
  expect((await post(KNOWN, {}, host)).status).toBe(404);
});

it("my booking answers whatever is not there in the same words and no sooner than after a second, and keeps nothing", async () => {
  const faults = [
    null,
    { kind: "status", status: 403, body: { error: "Not your booking" } },
    { kind: "wrong-type", body: { success: false, error: "Wrong email" } },
  ] as const;
  const answers = await Promise.all(
    faults.map(async (fault) => {
      const host = stack.newHost();
      await stack.get("/booking", { host });
      if (fault !== null) await stack.setFault("/api/booking/find", fault, host);
      const startedAt = Date.now();
      const { status, headers, body } = await post(KNOWN, {}, host);
      const [, failure] = /<p class="form-failure"[^>]*>([^<]*)/.exec(body) ?? [];
      return { host, said: [Date.now() - startedAt > 1_000, status, headers["cache-control"], failure] };
    }),
  );
  for (const { said } of answers)
    expect(said).toEqual([true, 422, "private, no-store", expect.stringContaining("found no booking")]);
  const lines = await stack.logLines();
  expect(lines.join("\n")).not.toMatch(/A-1001|ann@|ann%40/);
  // A number that a guest mistyped is no failure of the operator.
  const ofMistyped = lines.filter((line) => line.includes(`"host":"${answers[0]?.host}"`));
  expect(ofMistyped.filter((line) => line.includes("operator-failed"))).toEqual([]);
});

it("my booking asks nobody about what cannot be a booking, and says so when the operator does not answer", async () => {
  const wrong = await post({ number: "<b>", email: "ann at example" });
  expect(wrong.status).toBe(422);
  expect(wrong.body.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(stack.operator.calls.filter(({ path }) => path.startsWith("/api/booking"))).toEqual([]);
  await stack.setFault("/api/booking/find", { kind: "status", status: 503 });
  const { status, body } = await post(KNOWN);
  expect([status, body]).toEqual([502, expect.stringContaining("Nothing about it has changed")]);
});

it("my booking takes only so many guesses of one address", async () => {
  const guess = () => post({ number: "", email: "" }, { "cf-connecting-ip": "203.0.113.77" });
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await guess()).status);
  }
  expect(statuses).toContain(429);
});
