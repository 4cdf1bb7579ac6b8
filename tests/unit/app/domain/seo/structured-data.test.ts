import { describe, expect, it } from "vitest";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { graphOf } from "#app/domain/seo/structured-data/graph.ts";
import { homeNodes } from "#app/domain/seo/structured-data/home-nodes.ts";
import { pageNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { postNodes } from "#app/domain/seo/structured-data/post-nodes.ts";
import { tourNodes } from "#app/domain/seo/structured-data/tour-nodes.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { plainText } from "#app/operator/plain-text.ts";
import { FORMAT } from "#tests/support/format.ts";
import { tenantWith } from "#tests/support/tenant.ts";

const publisher = { origin: "https://npx.example", name: "NPX", language: "en-US" };
const canonical = "https://npx.example/tours/7";

const TOUR: TourDetail = {
  ...{ id: 7, title: "Rim walk", tags: [], categories: [], pictures: [{ src: "/no-image.svg", alt: "" }] },
  ...{ summary: "", description: "" as SafeHtml, highlights: [], durationHours: null, overnight: false },
  ...{ distanceMiles: null, coachHours: null, freeCancellationHours: null, groupSizeMax: null, minimumAge: null },
  ...{ hotelPickup: null, rating: null, reviewCount: null, reviewsAreDemo: null, reviews: null },
  ...{ languages: [], priceAdult: null, priceChild: null, includes: [], excludes: [], itinerary: [], bring: [] },
  ...{
    meetingPoints: [],
    cancellation: "",
    accessibility: "",
    timeZone: null,
    currency: null,
    timeZoneNote: "",
    faq: [],
  },
  ...{ priceNote: "", deposit: "", stay: null, days: null, updated: "" },
  ...{
    childAgeMax: null,
    maxPartySize: null,
    wheelchair: null,
    wheelchairNoticeHours: null,
    singleSupplement: null,
    refundable: null,
  },
};

/** As sent: JSON leaves undefined out. */
const asSent = (nodes: unknown): Record<string, unknown>[] => JSON.parse(JSON.stringify(nodes));
const ofType = (nodes: unknown, type: string) => asSent(nodes).find((node) => node["@type"] === type);
const tourNode = (tour: Partial<TourDetail>, openDates: string[] | null, type: string) =>
  ofType(tourNodes(publisher, { format: FORMAT, tour: { ...TOUR, ...tour }, canonical, crumbs: [], openDates }), type);

describe("a tour", () => {
  it("with minimal data has no optional properties", () => {
    expect(tourNode({}, ["2026-12-05"], "Product")).toEqual({
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
    expect(tourNode({}, ["2026-12-05"], "TouristTrip")).not.toHaveProperty("offers");
  });

  it("has ratings and reviews, but no invented ones", () => {
    const reviews = [{ text: "Worth it.", name: "Ana", month: "2026-10", source: "" }];
    const rated = { rating: 4.7, reviewCount: 212, reviews };
    expect(tourNode(rated, null, "Product")).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 212 },
      review: [{ author: { name: "Ana" }, reviewBody: "Worth it.", datePublished: "2026-10" }],
    });
    for (const less of [
      { ...rated, reviewsAreDemo: true },
      { ...rated, reviewCount: null },
    ]) {
      expect(tourNode(less, null, "Product")).not.toHaveProperty("aggregateRating");
      expect(tourNode(less, null, "Product")).not.toHaveProperty("review");
    }
  });

  it.each([
    [["2026-12-05", "2027-03-01"], "https://schema.org/InStock", "2026-12-05", "2027-03-01"],
    [[], "https://schema.org/SoldOut", undefined, undefined],
    [null, undefined, undefined, undefined],
  ])(
    "with open dates %j has availability %s from %s, and its price until %s",
    (openDates, availability, from, until) => {
      const offers = tourNode({ priceAdult: 129.5 }, openDates, "Product")?.offers as Record<string, unknown>;
      expect([offers.price, offers.priceCurrency, offers.availability]).toEqual([129.5, "USD", availability]);
      expect([offers.availabilityStarts, offers.availabilityEnds, offers.priceValidUntil]).toEqual([
        from,
        until,
        until,
      ]);
      expect(tourNode({ priceAdult: 129.5 }, openDates, "TouristTrip")?.offers).toEqual({ "@id": offers["@id"] });
    },
  );

  it("that is free has price 0", () => {
    expect(tourNode({ priceAdult: 0 }, ["2026-12-05"], "Product")?.offers).toMatchObject({ price: 0 });
  });
});

describe("a blog post", () => {
  it("without author and date is by the agency, without dates", () => {
    const post = {
      ...{ slug: "a", title: "A", excerpt: "", image: null, imageAlt: "", author: "", published: "", category: "" },
      ...{ minutes: null, updated: "", html: "" as SafeHtml, headings: [], relatedTours: [], portrait: null },
    };
    const node = ofType(postNodes(publisher, post, "https://npx.example/blog/a"), "BlogPosting");
    expect(node?.author).toMatchObject({ "@type": "TravelAgency", name: "NPX" });
    for (const name of ["datePublished", "dateModified", "image", "description"]) expect(node).not.toHaveProperty(name);
  });
});

const agencyAt = (address: string) => {
  return ofType(homeNodes(publisher, tenantWith({ footer: { address } })), "TravelAgency")?.address;
};

describe("the agency", () => {
  it("without operator data has only its name, and the icon for a picture", () => {
    const agency = ofType(homeNodes(publisher, tenantWith()), "TravelAgency");
    expect(agency).toMatchObject({ name: "NPX", image: "https://npx.example/icons/icon-512.png" });
    for (const name of ["logo", "slogan", "telephone", "address", "sameAs", "description"])
      expect(agency).not.toHaveProperty(name);
  });

  it.each([
    [
      "4255 Dean Martin Drive, Suite B, Las Vegas, NV 89103-1234",
      {
        streetAddress: "4255 Dean Martin Drive, Suite B",
        addressLocality: "Las Vegas",
        addressRegion: "NV",
        postalCode: "89103-1234",
        addressCountry: "US",
      },
    ],
    ["Las Vegas, Nevada", { addressLocality: "Las Vegas", addressRegion: "Nevada" }],
    ["Behind the red barn", { streetAddress: "Behind the red barn" }],
  ])("at %s has a postal address", (line, parts) => {
    expect(agencyAt(line)).toEqual({ "@type": "PostalAddress", ...parts });
  });

  it("names its hours once for days that are alike", () => {
    const tenant = tenantWith();
    const week = [null, ...Array.from({ length: 5 }, () => ["08:00", "18:00"] as const), ["09:00", "13:00"] as const];
    const header = { ...tenant.header, phone: "+1 702 555 0142", hours: { week, text: "" } };
    const agency = ofType(homeNodes(publisher, { ...tenant, header }), "TravelAgency");
    expect(agency?.openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        opens: "08:00",
        closes: "18:00",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`),
      },
      {
        "@type": "OpeningHoursSpecification",
        opens: "09:00",
        closes: "13:00",
        dayOfWeek: ["https://schema.org/Saturday"],
      },
    ]);
    expect(agency?.contactPoint).toMatchObject({ telephone: "+1 702 555 0142", contactType: "customer service" });
  });
});

it("a graph describes what its nodes only name, and nothing twice", () => {
  const types = (nodes: Parameters<typeof graphOf>[1]) =>
    (asSent(graphOf(publisher, nodes)["@graph"]) as { "@type": string }[]).map((node) => node["@type"]);
  const page = { title: "Questions", description: "", image: null, updated: "", blocks: [] };
  const described = { name: "about-us", canonical: "https://npx.example/about-us", language: "en-US", plainText };
  expect(types(pageNodes(publisher, { ...described, page }))).toEqual([
    ...["BreadcrumbList", "AboutPage", "TravelAgency", "WebSite"],
  ]);
  expect(types(homeNodes(publisher, tenantWith()))).toEqual(["TravelAgency", "WebSite"]);
});
