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
const noted = () => {
  const notes: string[] = [];
  return { notes, note: (path: string) => void notes.push(path) };
};

const TOUR = { id: 1, title: "Zion", url: "/tour/zion", overnight: false };
const ABSURD = [1e308, Number.MAX_SAFE_INTEGER, -1, -129, Number.NaN, Number.POSITIVE_INFINITY, "99999999999999"];

describe.each(ABSURD)("a tour with %s", (value) => {
  it("in every number has none of them, and keeps its words", () => {
    const { notes, note } = noted();
    const numbers =
      "durationHours distanceMiles coachHours groupSizeMax minimumAge priceAdult priceChild freeCancellationHours".split(
        " ",
      );
    const tour = readTourDetail(
      { ...TOUR, summary: "A canyon.", ...Object.fromEntries(numbers.map((name) => [name, value])) },
      note,
      ADMIN,
    );
    expect(tour).toMatchObject({ title: "Zion", summary: "A canyon." });
    expect(tour).toMatchObject(Object.fromEntries(numbers.map((name) => [name, null])));
    expect(notes.toSorted()).toEqual(numbers.toSorted());
    expect(tour && factsOf(tour)).toEqual([]);
    expect(readTourSummary({ ...TOUR, durationHours: value, priceFrom: value }, note, ADMIN)).toMatchObject({
      ...{ title: "Zion", durationHours: null, priceFrom: null },
    });
  });

  it("in its dates and departures keeps date and time", () => {
    const { note } = noted();
    const date = { date: "2026-12-01", available: true };
    expect(readSalesDates([{ ...date, priceFrom: value, remaining: value }], note)).toEqual([
      { ...date, remaining: null, priceFrom: null },
    ]);
    const departure = { id: "a", time: "07:00" };
    expect(readDepartures([{ ...departure, remaining: value, priceAdult: value, priceChild: value }], note)).toEqual([
      { ...departure, remaining: null, priceAdult: null, priceChild: null },
    ]);
  });
});

describe("numbers", () => {
  it("are shown as people write them", () => {
    const { note } = noted();
    const tour = readTourDetail(
      { ...TOUR, distanceMiles: 123.456789, coachHours: 2.5, priceAdult: 129.004, groupSizeMax: 14, minimumAge: 0 },
      note,
      ADMIN,
    );
    expect(tour).toMatchObject({ distanceMiles: 123.5, priceAdult: 129 });
    expect(tour && factsOf(tour)).toEqual([
      { name: "Drive", value: "123.5 mi, 2 h 30 min one way" },
      { name: "Group", value: "Up to 14 guests" },
      { name: "Age", value: "All ages" },
    ]);
  });

  it.each([
    ["coachHours", 0.001],
    ["durationHours", 5e-324],
    ["groupSizeMax", 12.5],
    ["minimumAge", 5.5],
  ])("that would show as nothing or as half a person are dropped: %s %s", (name, value) => {
    const { notes, note } = noted();
    expect(readTourDetail({ ...TOUR, [name]: value }, note, ADMIN)).toMatchObject({ [name]: null });
    expect(notes).toEqual([name]);
  });
});

describe("dates", () => {
  it.each(["9999-12-31", "0000-01-01", "275760-09-13", "2026-02-30", "1899-12-31"])("%s is none", (date) => {
    const { notes, note } = noted();
    expect(
      readSalesDates(
        [
          { date, available: true },
          { date: "2026-12-01", available: true },
        ],
        note,
      ),
    ).toHaveLength(1);
    expect(readTourDetail({ ...TOUR, updated: date }, note, ADMIN)).toMatchObject({ updated: "" });
    expect(readPage({ title: "Tips", updated: date }, note, ADMIN)).toMatchObject({ title: "Tips", updated: "" });
    expect(notes).toEqual(["[0].date", "[0]", "updated", "updated"]);
  });
});

describe("lists of ten thousand", () => {
  const many = <T>(item: (index: number) => T) => Array.from({ length: 10_000 }, (_, index) => item(index + 1));
  const links = many((index) => ({ title: `Link ${index}`, url: `/l${index}` }));

  it("leave the tenant its brand, and so many links as fit", () => {
    const { note } = noted();
    const navigation = {
      data: many((id) => ({
        id,
        title: `Item ${id}`,
        url: "/x",
        children: links.slice(0, 3).map((link, child) => ({ ...link, id: child + 1 })),
      })),
    };
    const config = readTenantConfig(
      {
        ...{ logoUrl: "/logo.svg", slogan: "Go", themeColor: "#123456", documentTitle: "Parks", navigation },
        header: {
          phone: "(702) 555-0100",
          social: links.map((link) => ({ ...link, network: "x" })),
          hours: many(() => ({})),
        },
        footer: {
          about: "Us",
          quickLinks: links,
          informationLinks: links,
          legalLinks: links,
          partners: many(() => ({ name: "P", logoUrl: "/p.svg" })),
        },
      },
      note,
      ADMIN,
    );
    expect(config).toMatchObject({
      logoUrl: `${ADMIN}/logo.svg`,
      slogan: "Go",
      themeColor: "#123456",
      documentTitle: "Parks",
    });
    expect(config?.footer).toMatchObject({ about: "Us" });
    expect(config?.footer.quickLinks).toHaveLength(12);
    expect(JSON.stringify(config).length).toBeLessThan(50_000);
    expect(readMenu(navigation.data, note).length).toBeLessThan(100);
  });

  it("leave tours and pages their titles", () => {
    const { note } = noted();
    const words = many((index) => `word ${index}`);
    const names = "tags categories highlights languages includes excludes bring".split(" ");
    const tour = readTourDetail(
      {
        ...TOUR,
        ...Object.fromEntries(names.map((name) => [name, words])),
        images: many(() => ({ src: "/a.svg" })),
        faq: many(() => ({})),
      },
      note,
      ADMIN,
    );
    expect(tour?.title).toBe("Zion");
    expect(JSON.stringify(tour).length).toBeLessThan(50_000);
    expect(
      readSalesDates(
        many(() => ({ date: "2026-12-01", available: true })),
        note,
      )?.length,
    ).toBeLessThanOrEqual(400);
    const page = readPage({ title: "Tips", blocks: many(() => ({ type: "quote", text: "Wow" })) }, note, ADMIN);
    expect(page).toMatchObject({ title: "Tips" });
    expect(page?.blocks.length).toBeLessThanOrEqual(40);
  });
});
