import { expect, it } from "vitest";
import { pageParts } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { withSeats } from "#app/domain/content/part-additions.ts";
import { destinationHref, onCard } from "#app/domain/tour/tour.ts";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { blockRead, blocksRead } from "#tests/support/blocks.ts";
import { FORMAT } from "#tests/support/format.ts";
import { tenantWith } from "#tests/support/tenant.ts";
import { placesFor, tourSummary } from "#tests/support/tours.ts";

const site = {
  pictureHosts: { resizing: null, allowed: [] },
  baseSiteUrl: "https://base.example",
  visit: [],
} as unknown as Site;
const request = new Request("https://site.example/contact-us.data");

type Sent = Parameters<typeof blockRead>[0];

const pageOf = (...blocks: Sent[]) => ({
  ...{ title: "T", description: "", image: "/head.svg", blocks: blocksRead(...blocks) },
});

const photo = (place: string) => ({ src: "/a.svg", place });

const tour = (id: number, tag: string, priceFrom: number | null) => tourSummary(id, { tags: [tag], priceFrom });
const zion = tour(1, "Zion", 119);
const all = [tour(2, "Zion", 189), zion, tour(3, "Bryce", 149), tour(4, "Mesa", null)];
const partsOf = (...blocks: Sent[]) =>
  pageParts(pageOf(...blocks), { format: FORMAT, all, places: placesFor(all), card: onCard, top: [] }).slice(1);
const step = (url: string) => ({ title: "Day", text: "", action: { title: "Tour", url } });

it("links to tours say the lowest price of a destination, the price of one tour, and nothing without a price", () => {
  const second = all[0]?.href ?? "";
  const urls = [destinationHref("zion"), second, destinationHref("mesa"), "/faq"];
  const items = urls.map((url) => ({ title: "Card", url }));
  const cameras = urls.map((url) => ({ ...step(url), name: "Camera", url: "/x" }));
  expect(partsOf({ type: "cards", title: "", items }, { type: "webcams", title: "", items: cameras })).toMatchObject([
    { items: ["From $119", "From $189", "", ""].map((price) => ({ price })) },
    { items: ["Tour from $119", "Tour from $189", "Tour", "Tour"].map((title) => ({ action: { title } })) },
  ]);
});

it("links to tours end a gallery of a place that its title or all its pictures name", () => {
  const gallery = (title: string, ...places: string[]) =>
    partsOf({ type: "gallery", title, items: places.map(photo) })[0];
  const tours = { title: "Zion tours from $119", url: destinationHref("zion") };
  expect(gallery("Zion", "The river", "The rim")).toMatchObject({ tours });
  expect(gallery("Pictures", "Zion", "Zion")).toMatchObject({ tours });
  expect(gallery("Pictures", "Zion", "Bryce")).toMatchObject({ tours: null });
  expect(gallery("", "")).toMatchObject({ tours: null });
});

const cards = (...urls: (string | null)[]): ContentPart => ({
  type: "cards",
  title: "Lines",
  ...{ id: null, text: "" },
  items: urls.map((url) => ({
    ...{ title: `To ${url}`, text: "", url, picture: null },
    ...{ price: "", facts: [], action: null },
  })),
});
const head: ContentPart = { type: "head", title: "Shuttles", text: "", image: null };
const shown = (line: { slug: string; title: string } | null, ...parts: ContentPart[]) => {
  const tenant = tenantWith();
  const [first] = renderParts(
    { ...site, tenant, checkoutHref: null },
    request,
    withSeats([head, ...parts], line, "2026-11-30"),
  );
  return first?.type === "static" ? (first.html ?? "") : "";
};

it("the form for shuttle seats offers each line that a card leads to, once", () => {
  const html = shown(
    null,
    cards("/shuttle-service/zion", "/shuttle-service/zion/", "/shuttle-service/a/b", "/shuttle-service/%2e", null),
    cards("/shuttle-service/dam", "https://other.example/shuttle-service/x"),
  );
  const options = [...html.matchAll(/<option value="([^"]*)">([^<]*)/g)];
  expect(options.map(([, value, title]) => `${value}: ${title}`)).toEqual([
    ...["zion: To /shuttle-service/zion", "dam: To /shuttle-service/dam"],
  ]);
});

it("the form for shuttle seats proposes no day, because only the operator knows when a line runs, and none that is over", () => {
  const html = shown({ slug: "dam", title: "Hoover Dam" });
  const dates = [...html.matchAll(/<input type="date"[^>]*>/g)].map(([field]) => field);
  expect(dates).toHaveLength(2);
  for (const field of dates) {
    expect(field).toContain('min="2026-11-30"');
    expect(field).not.toContain("value=");
  }
});

it("the form for shuttle seats asks for no line on the page of one, and is left out where there is none", () => {
  const html = shown({ slug: "zion", title: "Zion" });
  expect(html).toContain('<input type="hidden" name="shuttle" value="zion"/>');
  expect(html).not.toContain('<select name="shuttle"');
  expect(shown(null, cards("/our-tours"))).not.toContain("<form");
});
