import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "#app/domain/tour/text.ts";
import { cases } from "#tests/support/fuzz.ts";

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

describe("amounts of money", () => {
  it.each([
    [0, "$0"],
    [89, "$89"],
    [1234.5, "$1,234.50"],
    [1_234_567.89, "$1,234,567.89"],
    [-40, "-$40"],
    [0.1 + 0.2, "$0.30"],
    [128.999, "$129"],
  ])("%s is %s", (amount, text) => {
    expect(dollars(amount)).toBe(text);
  });

  it("agree with Intl but for cents that are zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(dollars(cents / 100)).toBe(format.format(cents / 100).replace(/\.00$/, ""));
      }),
      cases(1_000),
    );
  });
});
