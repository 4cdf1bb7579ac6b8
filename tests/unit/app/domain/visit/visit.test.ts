import { omit, omitBy } from "es-toolkit/object";
import { isUndefined } from "es-toolkit/predicate";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ALL_FILTERS, visitOf, withVisit } from "#app/domain/visit/visit.ts";

const queryOf = (href: string) => new URL(href, "https://canyon.example").searchParams;
const at = (address: string) => visitOf(queryOf(address));

const day = fc.constantFrom("2026-12-05", "2027-01-09");
const count = fc.integer({ min: 1, max: 20 }).map(String);
const visits = fc.record(
  {
    destination: fc.constantFrom("zion", "höhle", "東京"),
    date: day,
    days: count,
    adults: count,
    children: count,
    ages: fc.constantFrom("4", "4,9"),
    stay: fc.string({ minLength: 1 }),
  },
  { requiredKeys: [] },
);
const paths = fc.constantFrom("/", "/faq", "/our-tours", "/our-tours/day-tours", "/tours/121", "/hotel/");

it("the visit is whole after any number of links that say nothing about it", () => {
  fc.assert(
    fc.property(visits, fc.array(paths, { minLength: 1 }), (visit, way) => {
      let address = `/start?${new URLSearchParams(visit).toString()}`;
      for (const path of way) address = withVisit(path, at(address));
      expect(Object.fromEntries(queryOf(address))).toEqual(visit);
    }),
  );
});

it("the visit gives way to what a link says itself, with all that belongs to it", () => {
  fc.assert(
    fc.property(visits, day, (visit, date) => {
      const own = { date, adults: "1" };
      const to = withVisit(
        `/tours/1?${new URLSearchParams(own).toString()}`,
        at(`/?${new URLSearchParams(visit).toString()}`),
      );
      const { destination, stay } = visit;
      expect(Object.fromEntries(queryOf(to))).toEqual({ ...own, ...omitBy({ destination, stay }, isUndefined) });
    }),
  );
});

it("the visit loses what a link is there to take away, with all that belongs to it, and nothing else", () => {
  fc.assert(
    fc.property(visits, fc.constantFrom("destination", "date", "people", ALL_FILTERS), (visit, without) => {
      const left = queryOf(withVisit("/our-tours", at(`/?${new URLSearchParams(visit).toString()}`), without));
      const gone = { destination: ["destination"], date: ["date", "days"], people: ["adults", "children", "ages"] };
      const names = without.split(" ").flatMap((name) => gone[name as keyof typeof gone]);
      expect(Object.fromEntries(left)).toEqual(omit(visit as Record<string, string>, names));
    }),
  );
});

it("the visit does not change fragments and links to other sites", () => {
  for (const href of ["#when", "https://other.example/x", "//other.example/"]) {
    expect(withVisit(href, at("/our-tours?date=2026-12-05"))).toBe(href);
  }
});
