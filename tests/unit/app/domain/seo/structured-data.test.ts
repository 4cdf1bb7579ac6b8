import { expect, it } from "vitest";
import { homeNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { tourNodes } from "#app/domain/seo/structured-data/tour-nodes.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { FORMAT } from "#tests/support/format.ts";
import { readAs } from "#tests/support/read-as.ts";
import { tenantWith } from "#tests/support/tenant.ts";

const publisher = { origin: "https://npx.example", name: "NPX", language: "en-US" };
const canonical = "https://npx.example/tours/7";

const TOUR = readAs(tourDetail.data, { id: 7, title: "Rim walk" }).data as TourDetail;

/** As sent: JSON leaves undefined out. */
const asSent = (nodes: unknown): Record<string, unknown>[] => JSON.parse(JSON.stringify(nodes));
const ofType = (nodes: unknown, type: string) => asSent(nodes).find((node) => node["@type"] === type);
const tourNode = (tour: Partial<TourDetail>, openDates: string[] | null, type: string) =>
  ofType(tourNodes(publisher, { format: FORMAT, tour: { ...TOUR, ...tour }, canonical, crumbs: [], openDates }), type);

it("a tour with minimal data has no optional properties", () => {
  const product = tourNode({}, ["2026-12-05"], "Product");
  expect(product).toMatchObject({ "@id": `${canonical}#tour`, name: "Rim walk", url: canonical, sku: "7" });
  const brand = { "@type": "TravelAgency", "@id": "https://npx.example/#agency", name: "NPX" };
  expect(product?.brand).toEqual({ ...brand, url: "https://npx.example/" });
  expect(Object.keys(product ?? {}).toSorted()).toEqual(["@id", "@type", "brand", "name", "sku", "url"]);
  expect(tourNode({}, ["2026-12-05"], "TouristTrip")).not.toHaveProperty("offers");
});

it("a tour has ratings and reviews, but no invented ones", () => {
  const reviews = [{ text: "Worth it.", name: "Ana", month: "2026-10", source: "" }];
  const rated = { rating: 4.7, reviewCount: 212, reviews };
  expect(tourNode(rated, null, "Product")).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 212 },
    review: [{ author: { name: "Ana" }, reviewBody: "Worth it.", datePublished: "2026-10" }],
  });
  for (const less of [{ reviewsAreDemo: true }, { reviewCount: null }]) {
    const product = tourNode({ ...rated, ...less }, null, "Product");
    for (const name of ["aggregateRating", "review"]) expect(product).not.toHaveProperty(name);
  }
});

it("the agency names its hours once for days that are alike", () => {
  const tenant = tenantWith();
  const week = [null, ...Array.from({ length: 5 }, () => ["08:00", "18:00"] as const), ["09:00", "13:00"] as const];
  const header = { ...tenant.header, phone: "+1 702 555 0142", hours: { week, text: "" } };
  const agency = ofType(homeNodes(publisher, { ...tenant, header }), "TravelAgency");
  const open = (names: string, opens: string, closes: string) => {
    const dayOfWeek = names.split(" ").map((name) => `https://schema.org/${name}`);
    return { "@type": "OpeningHoursSpecification", opens, closes, dayOfWeek };
  };
  expect(agency?.openingHoursSpecification).toEqual([
    open("Monday Tuesday Wednesday Thursday Friday", "08:00", "18:00"),
    open("Saturday", "09:00", "13:00"),
  ]);
});
