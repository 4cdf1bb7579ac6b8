import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bookableRange } from "#app/machine-readable/mcp/inputs.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 20), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it("a range without an end is a week, cut where the calendar ends", () => {
  expect(bookableRange("2026-12-29", undefined)).toEqual({ from: "2026-12-29", to: "2027-01-04" });
  expect(bookableRange("2027-11-29", undefined)).toEqual({ from: "2027-11-29", to: "2027-11-30" });
  expect(() => bookableRange("2027-11-29", "2027-12-01")).toThrow("dates from 2026-11-30 to 2027-11-30 can");
});
