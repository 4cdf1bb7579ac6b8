import { describe, expect, it } from "vitest";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { homeNodes } from "#app/domain/seo/structured-data/home.ts";
import { pageNodes } from "#app/domain/seo/structured-data/page.ts";
import { postNodes } from "#app/domain/seo/structured-data/post.ts";
import { tourNodes } from "#app/domain/seo/structured-data/tour.ts";
import { brandOf } from "#app/domain/tenant/tenant.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { plainText } from "#app/operator/plain-text.ts";

const publisher = { origin: "https://npx.example", name: "NPX" };
const canonical = "https://npx.example/tours/7";

const TOUR: TourDetail = {
  id: 7,
  title: "Rim walk",
  tags: [],
  categories: [],
  pictures: [{ src: "/no-image.svg", alt: "" }],
  summary: "",
  description: "" as SafeHtml,
  highlights: [],
  durationHours: null,
  overnight: false,
  distanceMiles: null,
  coachHours: null,
  freeCancellationHours: null,
  groupSizeMax: null,
  minimumAge: null,
  languages: [],
  priceAdult: null,
  priceChild: null,
  includes: [],
  excludes: [],
  itinerary: [],
  bring: [],
  meetingPoints: [],
  cancellation: "",
  accessibility: "",
  timeZoneNote: "",
  faq: [],
};

/** As sent: JSON leaves undefined out. */
const asSent = (nodes: unknown): Record<string, unknown>[] => JSON.parse(JSON.stringify(nodes));
const ofType = (nodes: unknown, type: string) => asSent(nodes).find((node) => node["@type"] === type);
const tourNode = (tour: Partial<TourDetail>, isOnSale: boolean | null, type: string) =>
  ofType(tourNodes(publisher, { tour: { ...TOUR, ...tour }, canonical, isOnSale }), type);

describe("a tour", () => {
  it("with minimal data has no optional properties", () => {
    expect(tourNode({}, true, "Product")).toEqual({
      "@type": "Product",
      "@id": `${canonical}#tour`,
      name: "Rim walk",
      url: canonical,
      sku: "7",
      brand: {
        "@type": "TravelAgency",
        "@id": "https://npx.example/#agency",
        name: "NPX",
        url: "https://npx.example/",
      },
    });
    expect(tourNode({}, true, "TouristTrip")).not.toHaveProperty("offers");
  });

  it.each([
    [true, "https://schema.org/InStock"],
    [false, "https://schema.org/SoldOut"],
    [null, undefined],
  ])("with isOnSale %s has availability %s", (isOnSale, availability) => {
    const offers = tourNode({ priceAdult: 129.5 }, isOnSale, "Product")?.offers as Record<string, unknown>;
    expect([offers.price, offers.priceCurrency, offers.availability]).toEqual([129.5, "USD", availability]);
    expect(tourNode({ priceAdult: 129.5 }, isOnSale, "TouristTrip")?.offers).toEqual({ "@id": offers["@id"] });
  });

  it("that is free has price 0", () => {
    expect(tourNode({ priceAdult: 0 }, true, "Product")?.offers).toMatchObject({ price: 0 });
  });

  it("has the facts of its page", () => {
    const product = tourNode(
      { priceAdult: 129, priceChild: 109, durationHours: 14.5, cancellation: "Free until 48 hours." },
      true,
      "Product",
    );
    expect(product?.additionalProperty).toEqual([
      { "@type": "PropertyValue", name: "Duration", value: "14 h 30 min" },
      { "@type": "PropertyValue", name: "Price per child", value: "$109" },
      { "@type": "PropertyValue", name: "Cancellation", value: "Free until 48 hours." },
    ]);
  });

  it("lists its stops with their times", () => {
    const stops = [
      { time: "06:15", title: "Pick-up", text: "" },
      { time: "", title: "Rim", text: "" },
    ];
    const itinerary = tourNode({ itinerary: stops }, null, "TouristTrip")?.itinerary as { itemListElement: unknown };
    expect(itinerary.itemListElement).toMatchObject([{ name: "6:15 AM Pick-up" }, { name: "Rim" }]);
  });
});

describe("a page", () => {
  const described = { name: "faq", canonical: "https://npx.example/faq", language: "en-US", crumbs: [], plainText };
  const page = { title: "Questions", description: "", image: null, blocks: [] };

  it("for FAQ without questions has no mainEntity", () => {
    expect(ofType(pageNodes(publisher, { ...described, page }), "FAQPage")).not.toHaveProperty("mainEntity");
  });

  it("has a breadcrumb", () => {
    const crumbs = [{ title: "Shuttle service", href: "/shuttle-service" }];
    const list = ofType(pageNodes(publisher, { ...described, crumbs, page }), "BreadcrumbList");
    expect(list?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://npx.example/" },
      { "@type": "ListItem", position: 2, name: "Shuttle service", item: "https://npx.example/shuttle-service" },
      { "@type": "ListItem", position: 3, name: "Questions", item: "https://npx.example/faq" },
    ]);
  });
});

describe("a blog post", () => {
  it("without author and date is by the agency, without dates", () => {
    const post = {
      slug: "a",
      title: "A",
      excerpt: "",
      image: null,
      imageAlt: "",
      author: "",
      published: "",
      category: "",
      minutes: null,
      updated: "",
      html: "" as SafeHtml,
      headings: [],
      relatedTours: [],
    };
    const node = ofType(postNodes(publisher, post, "https://npx.example/blog/a"), "BlogPosting");
    expect(node?.author).toMatchObject({ "@type": "TravelAgency", name: "NPX" });
    for (const name of ["datePublished", "dateModified", "image", "description"]) expect(node).not.toHaveProperty(name);
  });
});

describe("the agency", () => {
  it("without operator data has only its name and the neutral logo", () => {
    const agency = ofType(homeNodes(publisher, brandOf(null)), "TravelAgency");
    expect(agency).toMatchObject({ name: "NPX", logo: "https://npx.example/brand/neutral-logo.svg" });
    for (const name of ["telephone", "address", "sameAs", "description"]) expect(agency).not.toHaveProperty(name);
  });
});
