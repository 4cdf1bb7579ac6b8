import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { receiptAmount } from "#app/domain/cart/money.ts";
import { cases } from "#tests/support/fuzz.ts";

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

describe("amounts of a receipt", () => {
  it.each([
    [0, "$0.00"],
    [89, "$89.00"],
    [1234.5, "$1,234.50"],
    [1_234_567.89, "$1,234,567.89"],
    [-40, "-$40.00"],
    [0.1 + 0.2, "$0.30"],
  ])("%s is %s", (dollars, text) => {
    expect(receiptAmount(dollars)).toBe(text);
  });

  it("agree with Intl for any number of cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(receiptAmount(cents / 100)).toBe(format.format(cents / 100));
      }),
      cases(1_000),
    );
  });
});
