import { expect, it } from "vitest";
import { splitMenu, withPlaces } from "#app/domain/tenant/menu.ts";
import { toursWithTag } from "#app/domain/tour/tour.ts";
import { compareHref, readTourIds } from "#app/domain/tour/tour-ids.ts";
import { tourMenu } from "#app/domain/tour/tour-tiles.ts";
import { WRITTEN } from "#tests/support/format.ts";
import { FIXED_PLACES, placesFor, tourSummary } from "#tests/support/tours.ts";

const tour = (id: number, tags: string[]) => tourSummary(id, { tags, url: `/tour/t-${id}?a=b&c=d` });

it("tours with a tag begin with those whose main place it is, and keep their order otherwise", () => {
  const zion = "Zion National Park";
  const tags = [["Antelope Canyon", zion], ["Hoover Dam"], [zion, "Utah"], ["Bryce", "Zion  National Park"], [zion]];
  const tours = tags.map((each, index) => tour(index + 1, each));
  expect(toursWithTag(tours, "zion-national-park").map(({ id }) => id)).toEqual([3, 5, 1, 4]);
  expect(toursWithTag(tours, "nowhere")).toEqual([]);
});

it("tiles of the mega-menu are eight tours: the first of each place in the list's order, then further ones", () => {
  const places = ["", "Zion", "Zion", "Hoover Dam", "Zion", "Bryce", "Zion", "Zion", "Zion", "Zion"];
  const tours = places.map((place, index) => tour(index + 1, place === "" ? [] : [place, "Death Valley"]));
  expect(tourMenu(WRITTEN, tours, [], []).tiles.map(({ title }) => title)).toEqual(
    [2, 4, 6, 1, 3, 5, 7, 8].map((id) => `Tour ${id}`),
  );
});

it("tiles of the mega-menu have a tour's picture, title, link, and one line with its length and price as far as they are known", () => {
  const tours = [
    { ...tour(1, ["Zion"]), image: "/media/zion.svg", durationHours: 15, priceFrom: 129 },
    { ...tour(2, ["Zion"]), overnight: true },
    { ...tour(3, ["Zion"]), priceFrom: 69.5, currency: "EUR" },
    tour(4, ["Zion"]),
  ];
  const { tiles } = tourMenu(WRITTEN, tours, [], []);
  expect(tiles[0]).toEqual({
    title: "Tour 1",
    image: "/media/zion.svg",
    href: "/tours-detail/zion-tours/?original_url=%2Ftour%2Ft-1%3Fa%3Db%26c%3Dd",
    facts: ["15 h", "from $129"],
    overnight: false,
  });
  const more = tiles.slice(1).map(({ facts, overnight }) => `${facts.join()} ${overnight}`);
  expect(more).toEqual(["Overnight true", "from €69.50 false", " false"]);
});

it("tiles of the mega-menu are the eight fixed destinations only when the list failed", () => {
  const { tiles, ...links } = tourMenu(WRITTEN, null, [], placesFor(null).fixed);
  expect(tiles.map(({ href }) => href)).toEqual(FIXED_PLACES.map(({ slug }) => `/tours-detail/${slug}-tours/`));
  expect(tiles).toHaveLength(8);
  expect(links).toEqual({ all: "All tours", places: [], kinds: [] });
  expect(tourMenu(WRITTEN, [], [], []).tiles).toEqual([]);
  expect(tourMenu(WRITTEN, [tour(1, ["Zion"])], [], []).tiles).toHaveLength(1);
});

it("tiles of the mega-menu are followed by all tours, the places with their numbers of tours, and the kinds of tour", () => {
  const [zion, again] = ["Zion National Park", "zion national park"];
  const tours = [tour(1, [zion]), tour(2, ["Hoover Dam", zion]), tour(3, [zion, again]), tour(4, [])];
  const { all, places, kinds } = tourMenu(WRITTEN, tours, [{ slug: "small-group", title: "Small groups" }], []);
  expect(all).toBe("All 4 tours");
  expect(places).toEqual([
    { title: "Zion", count: 3, href: "/tours-detail/zion-national-park-tours/" },
    { title: "Hoover Dam", count: 1, href: "/tours-detail/hoover-dam-tours/" },
  ]);
  expect(kinds).toEqual([{ title: "Small groups", href: "/our-tours/small-group" }]);
});

const items = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, title: String(id), url: "/", isButton: false, children: [] }));

it.each([
  [7, 3, 4],
  [2, 0, 2],
])("the main menu of %i items has %i on the left and %i on the right", (count, left, right) => {
  const split = splitMenu(items(count));
  expect([split.left.length, split.right.length]).toEqual([left, right]);
});

it("the main menu has the places below item 92 where the operator put nothing there", () => {
  const item = (id: number, children = items(0)) => ({ id, title: "Menu", url: null, isButton: false, children });
  const places = [{ title: "Zion", href: "/tours-detail/zion-tours/" }];
  const [explore, other] = withPlaces([item(92), item(93)], places);
  expect(explore?.children).toMatchObject([{ title: "Zion", url: "/tours-detail/zion-tours/" }]);
  expect(other?.children).toEqual([]);
  expect(withPlaces([item(92, items(1))], places)[0]?.children).toEqual(items(1));
});

it("numbers of tours in an address are read each once, the newest three are compared", () => {
  expect(readTourIds("3,1,3,2")).toEqual([3, 1, 2]);
  for (const text of [null, "", ",", "1,", "a", "1 ,2", "-1", "1".repeat(16)]) expect(readTourIds(text)).toEqual([]);
  expect(compareHref([4, 3, 2, 1])).toBe("/our-tours?compare=4,3,2");
});
