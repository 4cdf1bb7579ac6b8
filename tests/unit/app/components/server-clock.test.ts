import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";

const VISITOR = Date.UTC(2027, 0, 20, 20);
const SERVER = Date.UTC(2026, 11, 5, 20);
const FRESH = { type: "navigate", transferSize: 900, responseStart: 100, serverTiming: stamp(SERVER) };

function stamp(ms: number) {
  return [{ name: "now", description: String(ms) }];
}

/** A page whose document came so, half a second ago. */
async function clockOf(document: object | undefined) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue((document === undefined ? [] : [document]) as never);
  vi.spyOn(performance, "now").mockReturnValue(600);
  vi.resetModules();
  return import("#app/components/server-clock.ts");
}

beforeEach(() => void vi.useFakeTimers({ now: VISITOR, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["the document of now", FRESH, SERVER + 500],
  ["none that Back took from a cache", { ...FRESH, type: "back_forward" }, VISITOR],
  ["none from a cache", { ...FRESH, transferSize: 0 }, VISITOR],
  ["none without the server's time", { ...FRESH, serverTiming: undefined }, VISITOR],
  ["none at all", undefined, VISITOR],
])("the visitor's clock is put right by %s", async (_, document, expected) => {
  const { nowThere } = await clockOf(document);
  expect(nowThere(DEMO_TIME_ZONE).ms).toBe(expected);
});

it("the newest answer of the API counts, if it has a date", async () => {
  const { learnServerTime, nowThere } = await clockOf(FRESH);
  learnServerTime(new Response(null, { headers: { date: "Sat, 05 Dec 2026 19:00:00 GMT" } }));
  learnServerTime(new Response());
  vi.advanceTimersByTime(5_000);
  const ms = SERVER - 3_600_000 + 5_000;
  expect(nowThere(DEMO_TIME_ZONE)).toMatchObject({ ms, date: "2026-12-05", time: "11:00" });
  expect(nowThere("Europe/Berlin")).toMatchObject({ ms, date: "2026-12-05", time: "20:00" });
});
