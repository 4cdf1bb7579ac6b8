import { describe, expect, it } from "vitest";
import { type Envelope, isWorthAWrite, readEnvelope } from "#worker/content/envelope.ts";

const entry = (change: Partial<Envelope> = {}): Envelope => ({
  v: 2,
  savedAt: 1,
  parts: { a: 1 },
  gone: {},
  ...change,
});

describe("a stored entry", () => {
  it("is readable in this version and the previous one only", () => {
    expect([0, 1, 2, 3, 99].filter((v) => readEnvelope(entry({ v }), 2) !== null)).toEqual([1, 2]);
  });

  it.each([
    null,
    "text",
    5,
    [],
    {},
    { v: 2 },
    { ...entry(), savedAt: "1" },
    { ...entry(), savedAt: Number.NaN },
    { ...entry(), parts: [] },
    { ...entry(), parts: null },
    { ...entry(), gone: [] },
  ])("is not %j", (value) => {
    expect(readEnvelope(value, 2)).toBeNull();
  });

  it("is written when it is new, changed, outdated, of an older version, or more than ten minutes old", () => {
    const before = entry({ savedAt: 1_000 });
    const same = entry({ savedAt: 601_000 });
    expect(isWorthAWrite(before, same)).toBe(false);
    expect(isWorthAWrite(before, entry({ savedAt: 601_001 }))).toBe(true);
    expect(isWorthAWrite(null, same)).toBe(true);
    expect(isWorthAWrite({ ...before, outdated: true }, same)).toBe(true);
    expect(isWorthAWrite({ ...before, v: 1 }, same)).toBe(true);
    expect(isWorthAWrite(before, { ...same, parts: { a: 2 } })).toBe(true);
    expect(isWorthAWrite(before, { ...same, gone: { a: 5 } })).toBe(true);
  });
});
