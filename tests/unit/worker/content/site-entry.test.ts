import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import type { PageOperator } from "#app/operator/client.ts";
import { CONFIG } from "#tests/support/worker-config.ts";
import type { Answers, Envelope } from "#worker/content/entry.ts";
import { type SiteParts, type Source, siteEntry } from "#worker/content/site-entry.ts";

const PARTS = ["tenant", "menu", "tours", "categories"] as const;
const ENDPOINTS = { tenant: "tenant-config", menu: "navigation", tours: "our-tours", categories: "categories" };

type Statuses = Record<(typeof PARTS)[number], number>;

/** What is loaded of an entry when each call is answered with a status. @param sent as the config */
function loaded(
  statuses: Statuses,
  sent: unknown,
  before: Envelope | null,
  isFirst = before === null,
): Promise<Answers<SiteParts>> {
  const operator: PageOperator = {
    async call({ endpoint }): Promise<Outcome<unknown>> {
      const part = PARTS.find((name) => ENDPOINTS[name] === endpoint) ?? "tenant";
      const status = statuses[part];
      if (status !== 200) return failure("status", "", status);
      return { ok: true, data: { data: part === "tenant" ? sent : [] } };
    },
  };
  const source = { host: "canyon.example", config: CONFIG, operator, timeLeftMs: () => 1_000 } as unknown as Source;
  return siteEntry(source).load(PARTS, before, isFirst);
}

beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());

const ALL_WELL: Statuses = { tenant: 200, menu: 200, tours: 200, categories: 200 };

async function copyOf(sent: unknown): Promise<Envelope> {
  const { tenant } = await loaded(ALL_WELL, sent, null);
  return { parts: { tenant: tenant?.status === "ok" ? tenant.data : null }, at: { tenant: 1 }, gone: {} };
}

it("no part of a known tenant waits for another one that fails", async () => {
  const copy = await copyOf({ documentTitle: "Canyon" });
  const status = fc.constantFrom(200, 404, 429, 500);
  const statuses = fc.record({
    tenant: fc.constantFrom(200, 429, 500),
    menu: status,
    tours: status,
    categories: status,
  });
  await fc.assert(
    fc.asyncProperty(statuses, async (all) => {
      const answers = await loaded(all, { documentTitle: "Canyon" }, copy);
      const expected = { 200: "ok", 404: "missing" } as Record<number, string>;
      for (const part of PARTS) expect(answers[part]?.status, part).toBe(expected[all[part]] ?? "failed");
    }),
  );
});

it("a config that says nothing is a failed answer where another one is known, and a new tenant's first one", async () => {
  const known = await copyOf({ documentTitle: "Canyon" });
  for (const sent of [{}, [], { header: {}, footer: { quickLinks: [] } }, { tenant: "canyon" }]) {
    const status = async (before: Envelope | null) => (await loaded(ALL_WELL, sent, before)).tenant?.status;
    expect([await status(known), await status(null)], JSON.stringify(sent)).toEqual([
      "failed",
      Array.isArray(sent) ? "failed" : "ok",
    ]);
  }
  // KV cannot be read: there may be a copy.
  expect((await loaded(ALL_WELL, {}, null, false)).tenant?.status).toBe("failed");
  const bare = await copyOf({});
  expect((await loaded(ALL_WELL, {}, bare)).tenant?.status).toBe("ok");
});
