import { createElement } from "react";
import { expect, it } from "vitest";
import { TenantContext } from "#app/components/use-tenant.ts";
import { onCard } from "#app/domain/tour/tour.ts";
import { TourGridOrPlaces } from "#app/features/tour/card.tsx";
import { elementHtml } from "#tests/support/blocks.ts";
import { tenantWith } from "#tests/support/tenant.ts";
import { tourSummary } from "#tests/support/tour-summary.ts";

const cardOf = (tenant: object, tour: Parameters<typeof tourSummary>[1]) => {
  const tours = [onCard(tourSummary(1, tour))];
  const grid = createElement(TourGridOrPlaces, { tours, places: [], baseSiteUrl: "https://base.example" });
  return elementHtml(createElement(TenantContext, { value: tenantWith(tenant) }, grid));
};

it("a card of an overnight tour leads to the planner, unless the tenant has none", () => {
  expect(cardOf({}, { overnight: true })).toContain('href="https://base.example/ideas"');
  expect(cardOf({ planner: false }, { overnight: true })).not.toContain("/ideas");
  expect(cardOf({}, {})).not.toContain("/ideas");
});

it("a card has the tour's price in its own currency, and its times by the tenant's clock", () => {
  const tour = { priceFrom: 1_490, startTimes: ["17:30"] };
  const norwegian = { currency: "NOK", locale: "en" };
  expect(cardOf(norwegian, tour)).toContain("NOK\u00a01,490");
  expect(cardOf(norwegian, tour)).toContain("17:30");
  expect(cardOf(norwegian, { ...tour, currency: "EUR" })).toContain("€1,490");
  expect(cardOf({}, tour)).toContain("5:30 PM");
});
