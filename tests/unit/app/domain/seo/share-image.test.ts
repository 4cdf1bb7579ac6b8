import { expect, it } from "vitest";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tenantWith } from "#tests/support/tenant.ts";
import { placesFor, tourSummary } from "#tests/support/tours.ts";

const tenant = tenantWith({ documentTitle: "Kanab Guides" });
const picture = (src: string) => ({ src, alt: "A rim" });
const tours = (image: string) => [
  tourSummary(1, { tags: ["Kanab"], image }),
  tourSummary(2, { tags: ["Zion National Park"] }),
];
const places = placesFor([]);
const site = { tenant, places };

it.each([
  ["https://admin.example/a/rim.jpg", true],
  ["https://admin.example/rim.JPEG?w=1600", true],
  // Share cards do not show these.
  ["https://admin.example/rim.svg?as=.png", false],
  ["/no-image.svg", false],
])("the picture of a share card is the page's own photograph, else one of our cards: %s, %s", (src, isOwn) => {
  expect(shareImage(site, picture(src), ["Utah", "Zion National Park"]).src).toBe(
    isOwn ? src : "/share/zion-national-park.png",
  );
});

it("the picture of a share card is the tenant's own where the page has none", () => {
  const own = { ...tenant, shareImageUrl: "https://admin.example/share.jpg" };
  expect(shareImage({ places, tenant: own }, null, ["Utah"])).toMatchObject({ src: own.shareImageUrl, size: null });
});

it("the picture of a share card is a photograph of the place's first tour, for a place without a card", () => {
  const of = (src: string) => ({ tenant, places: placesFor(tours(src), { town: "Kanab" }) });
  expect(shareImage(of("https://admin.example/kanab.jpg"), null, ["Kanab"])).toEqual({
    ...{ src: "https://admin.example/kanab.jpg", alt: "Kanab", size: null },
  });
  expect(shareImage(of("https://admin.example/kanab.svg"), null, ["Kanab"]).src).toBe("/icons/icon-512.png");
});
