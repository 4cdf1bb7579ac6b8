import { describe, expect, it } from "vitest";
import { splitMenu } from "#app/domain/tenant/navigation.ts";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { kindLinks, megaMenuTiles } from "#app/domain/tour/menu-tiles.ts";
import { destinationsSold, lowestPrices } from "#app/domain/tour/places.ts";
import { slugify, type TourSummary, tourHref, toursWithTag } from "#app/domain/tour/tour.ts";

const tour = (id: number, tags: string[]): TourSummary => ({
  id,
  title: `Tour ${id}`,
  image: "/no-image.svg",
  tags,
  url: `/tour/t-${id}?a=b&c=d`,
  summary: "",
  durationHours: null,
  priceFrom: null,
  overnight: false,
  categories: [],
});

describe("links to tours", () => {
  it("carry the slug of the first tag and the tour's own address as data", () => {
    expect(tourHref(tour(1, ["Valley of Fire", "Hiking"]))).toBe(
      "/tours-detail/valley-of-fire-tours/?original_url=%2Ftour%2Ft-1%3Fa%3Db%26c%3Dd",
    );
  });

  it("work for a tour without a usable tag", () => {
    expect(tourHref(tour(1, []))).toMatch(/^\/tours-detail\/national-park-tours\//);
    expect(tourHref(tour(1, ["!!!"]))).toMatch(/^\/tours-detail\/national-park-tours\//);
  });

  it.each([
    ["Grand Canyon", "grand-canyon"],
    ["  Bryce  Canyon National Park ", "bryce-canyon-national-park"],
    ["Cañón & Río", "canon-rio"],
    ["../../etc", "etc"],
  ])("slug of %j is %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe("tours with a tag", () => {
  it("begin with those whose main place it is, and keep their order otherwise", () => {
    const tours = [
      tour(1, ["Antelope Canyon", "Zion National Park"]),
      tour(2, ["Hoover Dam"]),
      tour(3, ["Zion National Park", "Utah"]),
      tour(4, ["Bryce", "Utah", "Zion  National Park"]),
      tour(5, ["Zion National Park"]),
    ];
    expect(toursWithTag(tours, "zion-national-park").map(({ id }) => id)).toEqual([3, 5, 1, 4]);
    expect(toursWithTag(tours, "nowhere")).toEqual([]);
  });
});

describe("tiles of the mega-menu", () => {
  it("show the main places in the order of the list, then further tours", () => {
    const places = ["Zion", "Zion", "Hoover Dam", "Zion", "Hoover Dam", "Bryce", "Zion", "Zion", "Zion", "Zion"];
    const tours = places.map((place, index) => tour(index + 1, [place, "Death Valley"]));
    const tiles = megaMenuTiles(tours);
    const others = [2, 4, 5, 7, 8].map((n) => `Tour ${n}`);
    expect(tiles.map(({ title }) => title)).toEqual(["Zion", "Hoover Dam", "Bryce", ...others]);
    expect(tiles.map(({ isPlace }) => isPlace)).toEqual([true, true, true, ...others.map(() => false)]);
  });

  it("lead to a place, with the number of its tours and their lowest price", () => {
    const tours = [
      tour(1, ["Zion National Park"]),
      { ...tour(2, ["Bryce Canyon National Park", "Zion National Park"]), priceFrom: 209 },
      { ...tour(3, ["Zion National Park", "zion national park"]), priceFrom: 119 },
      { ...tour(4, []), priceFrom: 9 },
    ];
    expect(megaMenuTiles(tours).map(({ title, facts, href }) => [title, facts, href.replace(/=.*/, "")])).toEqual([
      ["Zion", ["3 tours from $119"], "/tours-detail/zion-national-park-tours/"],
      ["Bryce Canyon", ["1 tour from $209"], "/tours-detail/bryce-canyon-national-park-tours/"],
      ["Tour 4", ["from $9"], "/tours-detail/national-park-tours/?original_url"],
      ["Tour 3", ["from $119"], "/tours-detail/zion-national-park-tours/?original_url"],
    ]);
  });

  it("have a known place's own poster, and else the tour's picture", () => {
    const tours = [tour(1, ["Zion National Park"]), tour(2, ["Route 66"]), tour(3, ["Zion National Park"])];
    const pictures = ["/destinations/zion-national-park.svg", "/no-image.svg", "/no-image.svg"];
    expect(megaMenuTiles(tours).map(({ image }) => image)).toEqual(pictures);
  });

  it("of further tours say how long they are, as far as that is known", () => {
    const known = { ...tour(2, ["Zion"]), durationHours: 12.5, priceFrom: 119 };
    const overnight = { ...tour(3, ["Zion"]), overnight: true };
    const [first, ...others] = megaMenuTiles([tour(1, ["Zion"]), known, overnight, tour(4, ["Zion"])]);
    expect(first?.facts).toEqual(["4 tours from $119"]);
    expect(others.map(({ facts }) => facts)).toEqual([["12 h 30 min", "from $119"], ["Overnight"], []]);
  });

  it("are the eight fixed destinations when there is no list", () => {
    const tiles = megaMenuTiles(null);
    expect(tiles.map(({ href }) => href)).toEqual(DESTINATIONS.map(({ slug }) => `/tours-detail/${slug}-tours/`));
    expect(tiles).toHaveLength(8);
    expect(megaMenuTiles([])).toEqual([]);
  });
});

describe("the main menu", () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, title: String(id), url: "/", isButton: false, children: [] }));

  it.each([
    [7, 3, 4],
    [4, 0, 4],
    [2, 0, 2],
    [0, 0, 0],
  ])("of %i items has %i on the left and %i on the right", (count, left, right) => {
    const split = splitMenu(items(count), 4);
    expect([split.left.length, split.right.length]).toEqual([left, right]);
  });
});

describe("the destinations a tenant sells", () => {
  it("are the main places of its tours, in the fixed order; all of them while its tours are unknown", () => {
    const tours = [
      { tags: ["Valley of Fire", "Hoover Dam"] },
      { tags: ["Grand Canyon"] },
      { tags: ["Sedona"] },
      { tags: [] },
    ];
    expect(destinationsSold(tours).map(({ slug }) => slug)).toEqual(["grand-canyon", "valley-of-fire"]);
    expect(destinationsSold([])).toEqual([]);
    expect(destinationsSold(null)).toHaveLength(8);
  });
});

it("the menu links each kind of tour there is, to the list filtered by it", () => {
  expect(
    kindLinks([
      { ...tour(1, []), categories: ["small-group", "R&B"] },
      { ...tour(2, []), categories: ["small-group"] },
    ]),
  ).toEqual([
    { title: "Small group", href: "/our-tours?category=small-group" },
    { title: "R&B", href: "/our-tours?category=R%26B" },
  ]);
  expect(kindLinks(null)).toEqual([]);
});

it("the lowest price of each main place leaves out prices and places that are unknown", () => {
  const priced = (id: number, tag: string, priceFrom: number | null) => ({ ...tour(id, [tag, "Zion"]), priceFrom });
  const tours = [priced(1, "Hoover Dam", 89), priced(2, "Hoover Dam", 69), priced(3, "Hoover Dam", null)];
  expect(lowestPrices([...tours, priced(4, "Death Valley", null), priced(5, "Elsewhere", 1)])).toEqual({
    "hoover-dam": 69,
  });
  expect(lowestPrices(null)).toEqual({});
});
