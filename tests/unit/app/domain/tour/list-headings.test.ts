import { expect, it } from "vitest";
import { readDateQuery } from "#app/domain/tour/date-search.ts";
import { listHeading, listTitle, othersHeading } from "#app/domain/tour/list-headings.ts";
import { FORMAT } from "#tests/support/format.ts";

const dateQueryOf = (query: string) => readDateQuery(new URLSearchParams(query), "2026-12-01");

it("headings name the days and the guests asked for", () => {
  const headings = ["date=2026-12-05", "date=2026-12-05&days=3&people=1", "people=4&date=2026-12-05"].map((query) => [
    othersHeading(FORMAT, dateQueryOf(query)).replace("Not available ", ""),
    listTitle(FORMAT, "All tours", dateQueryOf(query), "Tours"),
  ]);
  expect(headings).toEqual([
    ["on Sat, Dec 5", "Tours on Sat, Dec 5"],
    ["for one person from Sat, Dec 5 to Mon, Dec 7", "Tours from Sat, Dec 5 to Mon, Dec 7"],
    ["for 4 people on Sat, Dec 5", "Tours on Sat, Dec 5"],
  ]);
  expect(listTitle(FORMAT, "All tours", dateQueryOf("people=2"), "Tours")).toBe("All tours");
});

it.each([
  ["", 5, 1, "5 tours"],
  ["", 1, 1, "1 of 5 tours"],
  ["", 5, 2, "5 tours, page 1 of 2"],
  ["date=2026-12-05", 1, 1, "1 of 5 tours departs on Sat, Dec 5"],
  ["date=2026-12-05&days=2&people=1", 2, 1, "2 of 5 tours have a seat from Sat, Dec 5 to Sun, Dec 6"],
])("the heading for %j and %i tours on %i pages is %j", (query, count, pages, heading) => {
  expect(listHeading({ format: FORMAT, count, total: 5, dateQuery: dateQueryOf(query), page: 1, pages })).toBe(heading);
});
