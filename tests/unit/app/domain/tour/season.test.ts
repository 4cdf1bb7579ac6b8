import { expect, it } from "vitest";
import { addMonths } from "#app/domain/calendar/dates.ts";
import { seasonText } from "#app/domain/tour/facts.ts";

const datesOf = (...months: string[]) =>
  months.map((month) => ({ date: `${month}-05`, available: false, remaining: null, priceFrom: null }));

it.each([
  [["2026-12"], "December"],
  [["2026-03", "2026-04", "2026-05"], "March to May"],
  [["2026-11", "2027-03", "2027-04", "2027-10", "2027-11"], "March to April and October to November"],
  [["2027-01", "2027-02", "2027-03", "2027-11", "2027-12", "2028-01"], "November to March"],
  [["2026-11", ...Array.from({ length: 9 }, (_, at) => addMonths("2027-03", at))], "March to November"],
])("%j: %s", (months, season) => {
  expect(seasonText(datesOf(...months))).toBe(season);
});

it("all year, also when a year of dates ends in the month it began in", () => {
  const year = Array.from({ length: 13 }, (_, at) => addMonths("2026-11", at));
  expect(seasonText(datesOf(...year))).toBe("All year");
});
