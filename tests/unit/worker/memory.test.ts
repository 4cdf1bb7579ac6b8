import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { UNKNOWN_TENANT } from "#app/operator/tenant-config.ts";
import { sentTour } from "#tests/support/tours.ts";
import { CONFIG } from "#tests/support/worker-config.ts";
import { createIsolate, sourceIn } from "#worker/content/isolate.ts";
import { openSite } from "#worker/content/site.ts";
import { createMemory } from "#worker/memory.ts";

it("the memory of an isolate is bounded: the least used values go by number, bytes and time", () => {
  vi.useFakeTimers();
  const memory = createMemory<string>({ entries: 3, bytes: 16 });
  const kept = (keys: string) =>
    keys
      .split("")
      .filter((key) => memory.get(key) !== null)
      .join("");
  for (const key of "abcd") memory.set(key, "x", 1_000);
  expect(kept("abcd")).toBe("bcd");
  memory.set("e", "x".repeat(9), 1_000);
  expect(kept("bcde")).toBe("de");
  memory.set("d", "x", 5_000);
  memory.set("f", "x", 0);
  vi.advanceTimersByTime(1_001);
  expect(kept("def")).toBe("d");
});

it("200 tenants of 500 tours, read in the same moment, take less than half of an isolate's 128 MB", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const heapBytes = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const tours = Array.from({ length: 500 }, (_, index) =>
    sentTour(index, {
      title: `Grand Canyon West Rim tour ${index}`,
      url: `/grand-canyon-west-rim-${index}`,
      tags: ["Grand Canyon", "Hoover Dam"],
      summary: `See the rim at ${index} points, walk to Eagle Point and Guano Point, and have lunch with a view. Small groups.`,
      highlights: [`Eagle Point ${index}`, "Guano Point", "Lunch included"],
    }),
  );
  const at = Object.fromEntries(["tenant", "tours", "menu", "categories"].map((part) => [part, Date.now()]));
  const copy = JSON.stringify({ parts: { tenant: UNKNOWN_TENANT, tours, menu: [], categories: [] }, at, gone: {} });
  const kv = { get: async (key: string) => (key.endsWith(":site") ? copy : null) };
  const isolate = createIsolate(CONFIG, () => new Promise<Response>(() => undefined));
  const before = heapBytes();
  for (let tenant = 0; tenant < 200; tenant++) {
    const host = `tenant-${tenant}.example`;
    const origin = `https://${host}`;
    const env = { CONTENT: kv as unknown as KVNamespace } as Parameters<typeof sourceIn>[1]["env"];
    const source = sourceIn(isolate, { host, env, waitUntil: () => undefined });
    // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
    const site = await openSite(source, { origin, build: "b", visit: [] });
    expect(site?.tours?.length).toBe(500);
  }
  expect((heapBytes() - before) / 1e6).toBeLessThan(64);
});
