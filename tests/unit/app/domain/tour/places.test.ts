import { expect, it } from "vitest";
import { hotelPlaces } from "#app/domain/cart/hotel-link.ts";
import { LOCALES } from "#app/domain/locale/format.ts";
import { unitsInText } from "#app/domain/locale/units-in-text.ts";
import { placeNamed, placeOptions, placesOf } from "#app/domain/tour/places.ts";
import { PLACES } from "#app/places/index.ts";
import { FIXED_PLACES, placesFor, REGION, tourSummary } from "#tests/support/tours.ts";

const tour = (id: number, ...tags: string[]) => tourSummary(id, { tags, image: `/media/${id}.jpg` });
const slugs = (places: readonly { slug: string }[]) => places.map(({ slug }) => slug);

it("the places sold are the main ones of tours: first those that are known, in their order, then the others as they come", () => {
  const tours = [tour(1, "Sedona"), tour(2, "Valley of Fire", "Hoover Dam"), tour(3, "Grand Canyon"), tour(4)];
  expect(slugs(placesFor(tours).sold)).toEqual(["grand-canyon", "valley-of-fire", "sedona"]);
  expect(placesFor([]).sold).toEqual([]);
  // The filter also has stops on the way.
  expect(slugs(FIXED_PLACES)).toHaveLength(8);
  expect(placeOptions(placesFor(tours)).map(({ value }) => value)).toEqual([...slugs(FIXED_PLACES), "sedona"]);
});

it("while tours are unknown, the fixed places stand in for tenants around Las Vegas, and none for others", () => {
  expect(slugs(placesFor(null).sold)).toEqual(slugs(FIXED_PLACES));
  expect(placesFor(null, { town: "Kanab" }).sold).toEqual([]);
  expect(slugs(placesFor(null, { town: "Kanab" }).fixed)).toEqual(slugs(FIXED_PLACES));
});

it("a place that nobody describes has its tag, its first tour's picture and nothing that is another's", () => {
  const places = placesFor([tour(1, "Garmisch"), tour(2, "Garmisch")], { town: "Munich" });
  expect(places.sold).toMatchObject([
    { slug: "garmisch", title: "Garmisch", image: "/media/1.jpg", line: "", miles: null, at: null, hasHotels: false },
  ]);
  expect(places).toMatchObject({ home: null, town: { slug: "munich", title: "Munich", image: "/media/1.jpg" } });
  expect(slugs(hotelPlaces(places.town, places.tiles))).toEqual(["munich"]);
});

it("says of a fixed place to guests of other towns only what holds for them", () => {
  const zion = placesFor([tour(1, "Zion National Park")], { town: "Kanab" }).sold[0];
  expect(zion).toMatchObject({ miles: null, hours: null, clock: "", hasHotels: true });
  expect(zion?.todo.length).toBeGreaterThan(2);
  for (const { slug } of FIXED_PLACES) {
    const place = placeNamed(placesFor([], { town: "Kanab" }), slug);
    expect(JSON.stringify(place), slug).not.toMatch(/Las Vegas|the Strip/);
  }
});

it("an operator's entry goes over the site's own, field by field, and decides the order", () => {
  const sent = [
    { tag: "Coral Dunes", title: "Coral Pink Sand Dunes", line: "Pink sand.", latitude: 37.04, longitude: -112.73 },
    { tag: "Zion National Park", line: "Ours.", miles: 40, hours: 1, image: "/media/zion.jpg", hotels: false },
    { tag: "???" },
  ];
  const tours = [tour(1, "Grand Canyon"), tour(2, "Zion National Park"), tour(3, "Coral Dunes")];
  const { sold, tiles, home } = placesFor(tours, { town: "Kanab", sent });
  expect(sold).toMatchObject([
    { slug: "coral-dunes", title: "Coral Pink Sand Dunes", line: "Pink sand.", at: [37.04, -112.73] },
    {
      ...{ slug: "zion-national-park", title: "Zion National Park", line: "Ours.", about: "", miles: 40, hours: 1 },
      ...{ image: "https://admin.example/media/zion.jpg", card: null, hasHotels: false },
      weather: expect.stringContaining("Average highs"),
    },
    { slug: "grand-canyon", line: expect.stringContaining("1 mile deep") },
  ]);
  expect(slugs(tiles)).toEqual(slugs(sold));
  expect(home).toBeNull();
});

it.each(Object.keys(LOCALES))("texts of this build are written in the units of %s alone", (locale) => {
  const inUnits = unitsInText({ locale, currency: "EUR" });
  const { fixed } = placesOf(PLACES, { inUnits, own: [], departureTown: REGION.town.title, tours: null });
  const { isMetric, isCelsius } = LOCALES[locale] ?? { isMetric: true, isCelsius: true };
  const foreign = [isMetric ? /\b(?:mi|miles?|feet|foot)\b/ : /\b(?:km|m)\b/, isCelsius ? /°F/ : /°C/, /[{}]/];
  for (const { slug, line, about, season, weather, fee, know, todo, view } of fixed) {
    const texts = [line, about, season, weather, fee, know, view?.text ?? "", ...todo.flat()].join("\n");
    for (const words of foreign) expect(texts, slug).not.toMatch(words);
  }
  const abroad = locale === "en-US" ? "$100" : "US$100";
  expect(fixed.find(({ slug }) => slug === "zion-national-park")?.fee).toContain(`pay ${abroad} more`);
});
