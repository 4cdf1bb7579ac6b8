import fc from "fast-check";
import { expect, it } from "vitest";
import { visitAddress, withVisit } from "#app/domain/visit/visit.ts";

const at = (address: string) => visitAddress(new URL(address, "https://canyon.example"));
const queryOf = (href: string) => new URL(href, "https://canyon.example").searchParams;

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
      for (const path of way) if (!address.startsWith(`${path}?`)) address = withVisit(path, at(address));
      expect(Object.fromEntries(queryOf(address))).toEqual(visit);
    }),
  );
});

it("the visit gives way to what a link says itself, with all that belongs to it", () => {
  fc.assert(
    fc.property(visits, day, (visit, date) => {
      const next = queryOf(
        withVisit(`/tours/1?date=${date}`, at(`/our-tours?${new URLSearchParams(visit).toString()}`)),
      );
      expect([next.get("date"), next.has("days"), next.get("ages")]).toEqual([date, false, visit.ages ?? null]);
    }),
  );
});

it("the visit does not change links to the page itself, to fragments and to other sites", () => {
  for (const href of ["/our-tours", "/our-tours?sort=price", "#when", "https://other.example/x", "//other.example/"]) {
    expect(withVisit(href, at("/our-tours?date=2026-12-05"))).toBe(href);
  }
});

it("the visit goes from one tour to another at the same path", () => {
  const tour = (name: string) => `/tours-detail/zion-tours/?original_url=%2F${name}`;
  expect(queryOf(withVisit(tour("b"), at(`${tour("a")}&date=2026-12-05`))).get("date")).toBe("2026-12-05");
  expect(withVisit(tour("a"), at(`${tour("a")}&date=2026-12-05`))).toBe(tour("a"));
});

it("the visit has the party that was chosen last, not that of the page when it was rendered", () => {
  const href = withVisit("/tours/1?adults=2&date=2026-12-08", at("/tours/2?adults=3&children=1&ages=4"), true);
  expect(Object.fromEntries(queryOf(href))).toEqual({ date: "2026-12-08", adults: "3", children: "1", ages: "4" });
  const group = "/contact-us?people=28";
  expect(withVisit(group, at("/our-tours?adults=28"), true)).toBe(group);
});

it("the visit is that of the page for its data, too", () => {
  expect(at("/our-tours.data?adults=2")).toEqual(at("/our-tours?adults=2"));
  expect(at("/hotel/_.data")).toEqual(at("/hotel/"));
});
