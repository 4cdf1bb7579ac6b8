import { expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH, onMap, placesOnMap, waysFromTown } from "#app/domain/tour/map-geometry.ts";
import { FIXED_PLACES, placesFor, REGION } from "#tests/support/places.ts";
import { tourSummary } from "#tests/support/tour-summary.ts";

const all = placesOnMap(REGION, placesFor(null).sold);
const slugs = (places: typeof all) => places.map(({ place }) => place.slug);
const start = onMap(REGION, REGION.town.at);

it("has all fixed destinations, nearest first, inside the drawing, their dots apart", () => {
  expect(slugs(all).toSorted()).toEqual(FIXED_PLACES.map(({ slug }) => slug).toSorted());
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
    expect(road.startsWith(`M${start.x} ${start.y}L`)).toBe(true);
    expect(road.endsWith(`L${x} ${y}`)).toBe(true);
  }
});

it("puts north at the top, and places as far away as they are by air", () => {
  const [page, zion] = [onMap(REGION, [36.91, -111.46]), onMap(REGION, [37.2, -112.99])];
  expect(zion.y).toBeLessThan(page.y);
  expect(zion.x).toBeLessThan(page.x);
  // 69 miles are a degree of latitude; Page is 218 miles from Las Vegas.
  expect((Math.hypot(page.x - start.x, page.y - start.y) / 205) * 69).toBeCloseTo(210, -1);
});

it("shows only places whose tours the tenant sells, by their first tag", () => {
  const tours = [["Zion National Park", "Bryce Canyon National Park"], ["Elsewhere"]].map((tags, id) =>
    tourSummary(id, { tags }),
  );
  const { home, sold } = placesFor(tours);
  expect(slugs(placesOnMap(home, sold))).toEqual(["zion-national-park"]);
  expect(placesOnMap(home, [])).toEqual([]);
});

it("has a straight way from a town elsewhere to each of its places with coordinates, and none without the town's", () => {
  const at = (tag: string, latitude: string, longitude: string) => ({ tag, latitude, longitude, miles: "0", hours: 0 });
  const sent = [at("Bruny Island", "-43.3", "147.29"), at("Hobart", "-42.88", "147.33"), { tag: "Freycinet" }];
  const tours = ["Bruny Island", "Hobart", "Freycinet"].map((tag, id) => tourSummary(id, { tags: [tag] }));
  const { places, stops } = waysFromTown(placesFor(tours, { town: "Hobart", sent }));
  // 0 is what a database holds where nobody filled it in.
  expect(places).toMatchObject([{ slug: "bruny-island", miles: null, hours: null }]);
  expect(stops.map(({ name }) => name)).toEqual(["Hobart", "Bruny Island"]);
  expect(waysFromTown(placesFor(tours, { town: "Huonville", sent })).places).toEqual([]);
});
