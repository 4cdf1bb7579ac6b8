import { describe, expect, it } from "vitest";
import { firstOpenDay, monthOffers } from "#app/domain/calendar/month-offers.ts";

const on = (date: string, available: boolean, priceFrom: number | null) => ({ date, available, priceFrom });

describe("the days of a month", () => {
  const offers = monthOffers("2027-02", [
    on("2027-03-01", true, 9),
    on("2027-02-03", false, 69),
    on("2027-02-04", true, 69),
    on("2027-02-05", true, null),
    on("2027-02-28", true, 0),
    on("2027-02-28", true, 79),
  ]);

  it("have a price or a status each", () => {
    expect(offers).toHaveLength(28);
    expect(offers.slice(0, 6)).toEqual([null, null, "sold-out", 69, "open", null]);
    expect(offers[27]).toBe(79);
  });

  it("include the first bookable day from a date on", () => {
    expect(firstOpenDay("2027-02", offers, "2027-01-01")).toBe("2027-02-04");
    expect(firstOpenDay("2027-02", offers, "2027-02-05")).toBe("2027-02-05");
    expect(firstOpenDay("2027-02", offers, "2027-02-06")).toBe("2027-02-28");
    expect(firstOpenDay("2027-02", offers, "2027-03-01")).toBeNull();
    expect(firstOpenDay("2027-02", [], "2027-02-01")).toBeNull();
    expect(firstOpenDay("2027-02", monthOffers("2027-02", [on("2027-02-28", true, 0)]), "2027-02-01")).toBe(
      "2027-02-28",
    );
  });
});
