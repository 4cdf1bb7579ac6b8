/** Values of the right type that no tour can have: each is dropped alone, and the rest of the entry stays. */

import { describe, expect, it } from "vitest";
import { factsOf } from "#app/domain/tour/facts.ts";
import { readPage } from "#app/operator/builder-page.ts";
import { readMenu } from "#app/operator/navigation.ts";
import { readDepartures, readSalesDates } from "#app/operator/sales.ts";
import { readTenantConfig } from "#app/operator/tenant-config.ts";
import { readTourDetail } from "#app/operator/tour-detail.ts";
import { readTourSummary } from "#app/operator/tours.ts";

const ADMIN = "https://admin.example";
const TOUR = { id: 1, title: "Zion", url: "/tour/zion", overnight: false };

let notes: string[] = [];
const note = (path: string) => void notes.push(path);
const tourWith = (fields: object) => {
  notes = [];
  return readTourDetail({ ...TOUR, ...fields }, note, ADMIN);
};

it.each([1e308, -1, Number.NaN, Number.POSITIVE_INFINITY, "99999999999999"])("no number is %s", (value) => {
  const numbers =
    "durationHours distanceMiles coachHours groupSizeMax minimumAge priceAdult priceChild freeCancellationHours".split(
      " ",
    );
  const tour = tourWith({ summary: "A canyon.", ...Object.fromEntries(numbers.map((name) => [name, value])) });
  const none = Object.fromEntries(numbers.map((name) => [name, null]));
  expect(tour).toMatchObject({ title: "Zion", summary: "A canyon.", ...none });
  expect(notes.toSorted()).toEqual(numbers.toSorted());
  expect(tour && factsOf(tour)).toEqual([]);
  const summary = readTourSummary({ ...TOUR, durationHours: value, priceFrom: value }, note, ADMIN);
  expect(summary).toMatchObject({ title: "Zion", durationHours: null, priceFrom: null });
  const date = { date: "2026-12-01", available: true };
  expect(readSalesDates([{ ...date, priceFrom: value, remaining: value }], note)).toEqual([
    { ...date, remaining: null, priceFrom: null },
  ]);
  const departure = { id: "a", time: "07:00" };
  expect(readDepartures([{ ...departure, remaining: value, priceAdult: value, priceChild: value }], note)).toEqual([
    { ...departure, remaining: null, priceAdult: null, priceChild: null },
  ]);
});

it("numbers are shown as people write them, and none that would show as nothing or as half a person", () => {
  const read = { distanceMiles: 123.456789, coachHours: 2.5, priceAdult: 129.004, groupSizeMax: 14, minimumAge: 0 };
  const tour = tourWith(read);
  expect(tour).toMatchObject({ distanceMiles: 123.5, priceAdult: 129 });
  expect(tour && factsOf(tour).map(({ value }) => value)).toEqual([
    ...["123.5 mi, 2 h 30 min one way", "Up to 14 guests", "All ages"],
  ]);
  const dropped = { coachHours: 0.001, durationHours: 5e-324, groupSizeMax: 12.5, minimumAge: 5.5 };
  const none = { coachHours: null, durationHours: null, groupSizeMax: null, minimumAge: null };
  expect(tourWith(dropped)).toMatchObject(none);
  expect(notes.toSorted()).toEqual(Object.keys(dropped).toSorted());
});

it.each(["9999-12-31", "0000-01-01", "2026-02-30", "1899-12-31"])("no date is %s", (date) => {
  expect(tourWith({ updated: date })).toMatchObject({ updated: "" });
  expect(readPage({ title: "Tips", updated: date }, note, ADMIN)).toMatchObject({ title: "Tips", updated: "" });
  const dates = [date, "2026-12-01"].map((each) => ({ date: each, available: true }));
  expect(readSalesDates(dates, note)).toHaveLength(1);
  expect(notes).toEqual(["updated", "updated", "[0].date", "[0]"]);
});

describe("lists of ten thousand", () => {
  const many = <T>(item: (index: number) => T) => Array.from({ length: 10_000 }, (_, index) => item(index + 1));
  const links = many((index) => ({ title: `Link ${index}`, url: `/l${index}` }));

  it("leave the tenant its brand, and so many links as fit", () => {
    const children = links.slice(0, 3).map((link, child) => ({ ...link, id: child + 1 }));
    const navigation = { data: many((id) => ({ id, title: `Item ${id}`, url: "/x", children })) };
    const own = { slogan: "Go", themeColor: "#123456", documentTitle: "Parks" };
    const partners = many(() => ({ name: "P", logoUrl: "/p.svg" }));
    const footer = { about: "Us", quickLinks: links, informationLinks: links, legalLinks: links, partners };
    const social = links.map((link) => ({ ...link, network: "x" }));
    const header = { phone: "(702) 555-0100", social, hours: many(() => ({})) };
    const config = readTenantConfig({ ...own, navigation, header, footer }, note, ADMIN);
    expect(config).toMatchObject({ ...own, footer: { about: "Us" } });
    expect(config?.footer.quickLinks).toHaveLength(12);
    expect(JSON.stringify(config).length).toBeLessThan(50_000);
    expect(readMenu(navigation.data, note).length).toBeLessThan(100);
  });

  it("leave tours and pages their titles", () => {
    const words = many((index) => `word ${index}`);
    const names = "tags categories highlights languages includes excludes bring".split(" ");
    const lists = Object.fromEntries(names.map((name) => [name, words]));
    const tour = tourWith({ ...lists, images: many(() => ({ src: "/a.svg" })), faq: many(() => ({})) });
    expect(tour?.title).toBe("Zion");
    expect(JSON.stringify(tour).length).toBeLessThan(50_000);
    const dates = many(() => ({ date: "2026-12-01", available: true }));
    expect(readSalesDates(dates, note)?.length).toBeLessThanOrEqual(400);
    const page = readPage({ title: "Tips", blocks: many(() => ({ type: "quote", text: "Wow" })) }, note, ADMIN);
    expect(page).toMatchObject({ title: "Tips" });
    expect(page?.blocks.length).toBeLessThanOrEqual(40);
  });
});
