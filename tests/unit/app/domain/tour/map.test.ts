import { expect, it } from "vitest";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { LAS_VEGAS_POINT, MAP_HEIGHT, MAP_WIDTH, onMap, placesOnMap } from "#app/domain/tour/map.ts";

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
