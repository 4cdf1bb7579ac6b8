import { expect, it } from "vitest";
import { mapOfPlaces, type PlacesOnMap, placesOnMap } from "#app/domain/tour/route-map.ts";
import { FIXED_PLACES, placesFor, tourSummary } from "#tests/support/tours.ts";

const all = placesFor(null);

function shown(places = all): PlacesOnMap {
  const found = placesOnMap(places, places.sold);
  if (found === null) throw new Error("nothing to show");
  return found;
}

it("has all fixed destinations, numbered from the nearest on, with a way from Las Vegas to each", () => {
  const { map, rows } = mapOfPlaces(shown());
  expect(rows.map(({ number }) => number)).toEqual(FIXED_PLACES.map((_, index) => index + 1));
  expect([rows.at(0)?.slug, rows.at(-1)?.slug]).toEqual(["boulder-city", "grand-canyon"]);
  expect(map?.ways).toHaveLength(FIXED_PLACES.length);
  const [start, ...points] = map?.points ?? [];
  expect(start?.text).toBe("");
  for (const { path } of map?.ways ?? []) expect(path.startsWith(`M${start?.x} ${start?.y}L`)).toBe(true);
  const numbers = points.flatMap(({ stops }) => stops.map(({ number }) => Number(number)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(rows.map(({ number }) => number));
});

it("marks one place, first in the list, with a row for each of its parts", () => {
  const { map, rows } = mapOfPlaces(shown(), "grand-canyon");
  expect(rows.slice(0, 3).map(({ title, miles, isHere, number }) => [title, miles, isHere, number])).toEqual([
    ["South Rim", 280, true, 1],
    ["West Rim", 125, true, 2],
    ["Boulder City", 26, false, 3],
  ]);
  expect(map?.ways.map(({ isMarked }) => isMarked)).toEqual([...Array.from({ length: 7 }, () => false), true, true]);
});

it("shows around a place near the town only near ones, and lists the others without numbers", () => {
  const { rows } = mapOfPlaces(shown(), "hoover-dam");
  const near = rows.filter(({ number }) => number !== null);
  expect(near.map(({ slug }) => slug)).toEqual(["hoover-dam", "boulder-city", "valley-of-fire"]);
  expect(rows).toHaveLength(FIXED_PLACES.length);
});

it("shows only places whose tours the tenant sells, by their first tag", () => {
  const tours = [["Zion National Park", "Bryce Canyon National Park"], ["Elsewhere"]].map((tags, id) =>
    tourSummary(id, { tags }),
  );
  expect(shown(placesFor(tours)).places.map(({ slug }) => slug)).toEqual(["zion-national-park"]);
  expect(placesOnMap(all, [])).toBeNull();
});

it("has a straight way from a town elsewhere to each of its places with coordinates, and none without the town's", () => {
  const at = (tag: string, latitude: string, longitude: string) => ({ tag, latitude, longitude, miles: "0", hours: 0 });
  const sent = [at("Bruny Island", "-43.3", "147.29"), at("Hobart", "-42.88", "147.33"), { tag: "Freycinet" }];
  const tours = ["Bruny Island", "Hobart", "Freycinet"].map((tag, id) => tourSummary(id, { tags: [tag] }));
  const { map, rows } = mapOfPlaces(shown(placesFor(tours, { town: "Hobart", sent })));
  // 0 is what a database holds where nobody filled it in.
  expect(rows).toMatchObject([{ slug: "bruny-island", miles: null, hours: null, number: 1 }]);
  expect(map?.ways.map(({ path }) => path.split("L").length)).toEqual([2]);
  const elsewhere = placesFor(tours, { town: "Huonville", sent });
  expect(placesOnMap(elsewhere, elsewhere.sold)).toBeNull();
});
