import { expect, it } from "vitest";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { LAS_VEGAS_POINT, MAP_HEIGHT, MAP_WIDTH, onMap, placesOnMap, roadBetween } from "#app/domain/tour/map.ts";
import { roads } from "#tests/stand-in/seed/seed.ts";

const WEST_RIM = roads["west-rim"] ?? { miles: 0, minutes: 0 };
const all = placesOnMap(DESTINATIONS.map(({ title }) => ({ tags: [title] })));
const slugs = (places: typeof all) => places.map(({ destination }) => destination.slug);

it("has all fixed destinations, nearest first, inside the drawing, their dots apart", () => {
  expect(slugs(all).toSorted()).toEqual(DESTINATIONS.map(({ slug }) => slug).toSorted());
  expect(slugs(all).at(0)).toBe("boulder-city");
  expect(slugs(all).at(-1)).toBe("grand-canyon");
  for (const { x, y } of all) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(MAP_WIDTH - 20);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(MAP_HEIGHT - 20);
  }
  // The radii of the marked place and of another one, and their outlines (app/blocks/map.tsx).
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(16 + 9 + 3);
  }
});

it("draws each road from Las Vegas to the place", () => {
  for (const { road, x, y } of all) {
    expect(road.startsWith(`M${LAS_VEGAS_POINT.x} ${LAS_VEGAS_POINT.y}L`)).toBe(true);
    expect(road.endsWith(`L${x} ${y}`)).toBe(true);
  }
});

it("takes one road out of town to the Valley of Fire and to Utah", () => {
  const [fire, zion] = ["valley-of-fire", "zion-national-park"].map((slug) =>
    all.find(({ destination }) => destination.slug === slug)?.road.split("L"),
  );
  expect(fire).toHaveLength(3);
  expect(zion?.slice(0, 2)).toEqual(fire?.slice(0, 2));
});

it("has a nearer part of one place, with a road of its own", () => {
  const parts = all.flatMap((place) => place.parts?.nearer ?? []);
  expect(parts.map(({ name, miles, coachHours }) => [name, miles, coachHours])).toEqual([
    ["West Rim", WEST_RIM.miles, WEST_RIM.minutes / 60],
  ]);
  for (const { x, y, road } of parts) expect(road.endsWith(`L${x} ${y}`)).toBe(true);
});

it("leads back from Desert View by Williams", () => {
  const [desertView, seligman, williams] = [
    [36.044, -111.826],
    [35.325, -112.877],
    [35.25, -112.19],
  ] as const;
  expect(roadBetween(desertView, seligman).at(-1)).toEqual(williams);
  expect(roadBetween(seligman, desertView)[0]).toEqual(williams);
});

it("puts north at the top, and places as far away as they are by air", () => {
  const [page, zion] = [onMap([36.91, -111.46]), onMap([37.2, -112.99])];
  expect(zion.y).toBeLessThan(page.y);
  expect(zion.x).toBeLessThan(page.x);
  // 69 miles are a degree of latitude; Page is 218 miles from Las Vegas.
  expect((Math.hypot(page.x - LAS_VEGAS_POINT.x, page.y - LAS_VEGAS_POINT.y) / 205) * 69).toBeCloseTo(210, -1);
});

it("shows only places whose tours the tenant sells, by their first tag", () => {
  expect(
    slugs(placesOnMap([{ tags: ["Zion National Park", "Bryce Canyon National Park"] }, { tags: ["Elsewhere"] }])),
  ).toEqual(["zion-national-park"]);
  expect(placesOnMap([])).toEqual([]);
});
