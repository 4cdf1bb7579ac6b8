import fc from "fast-check";
import { expect, it } from "vitest";
import { mapOfStops, ROUTE_WIDTH, type RouteMap, type StopOnMap } from "#app/domain/tour/route-map.ts";
import { cases } from "#tests/support/fuzz.ts";
import { REGION } from "#tests/support/tours.ts";

const stop = (latitude: number, longitude: number) => ({ at: { latitude, longitude } });
const STRIP = stop(36.115, -115.173);
const KINGMAN = stop(35.19, -114.053);
const RIM = stop(36.062, -112.108);

const mapOf = (stops: readonly Pick<StopOnMap, "at">[]) => mapOfStops(stops, REGION);

function drawn(stops: readonly Pick<StopOnMap, "at">[]): RouteMap {
  const map = mapOf(stops);
  if (map === null) throw new Error("nothing drawn");
  return map;
}

it("has the numbers of the stops where they are, north at the top, at one point for each place", () => {
  const { points, scale } = drawn([STRIP, { at: null }, KINGMAN, RIM, KINGMAN, STRIP]);
  expect(points.map(({ text }) => text)).toEqual(["1, 6", "3, 5", "4"]);
  const [strip, kingman, rim] = points;
  expect(strip?.x).toBeLessThan(kingman?.x ?? 0);
  expect(kingman?.x).toBeLessThan(rim?.x ?? 0);
  expect(kingman?.y).toBeGreaterThan(strip?.y ?? 0);
  // By air it is 171 miles from the Strip to Mather Point.
  expect((((rim?.x ?? 0) - (strip?.x ?? 0)) / scale.width) * scale.miles).toBeCloseTo(171, -1);
});

it("joins the numbers of stops that are too near to each other, and says which follow", () => {
  const near = [RIM, stop(36.07, -112.127), stop(36.053, -112.084)];
  expect(drawn([STRIP, ...near, STRIP]).points.map(({ text }) => text)).toEqual(["1, 5", "2–4"]);
  const often = [STRIP, RIM, STRIP, RIM, STRIP, RIM];
  expect(drawn(often).points.map(({ text }) => text)).toEqual(["1, 3 …", "2, 4 …"]);
});

it("has the borders and names of states around stops in the region", () => {
  const there = drawn([STRIP, KINGMAN, RIM]);
  expect(there.surroundings).toMatch(/^M/);
  expect(there.names.map(({ name }) => name)).toContain("Arizona");
});

it("draws stops of other regions without borders or names that are not theirs", () => {
  const map = drawn([stop(47.4917, 11.0955), stop(47.5576, 10.7498), stop(47.4688, 11.3)]);
  expect(map).toMatchObject({ surroundings: "", names: [] });
  expect(map.points).toHaveLength(3);
  expect(map.ways[0]?.path.split("L")).toHaveLength(3);
});

it("draws nothing for fewer than two places, or for what cannot be one tour", () => {
  expect(mapOf([])).toBeNull();
  expect(mapOf([STRIP, {}])).toBeNull();
  expect(mapOf([STRIP, STRIP, stop(36.1151, -115.173)])).toBeNull();
  expect(mapOf([STRIP, stop(36.062, 112.108)])).toBeNull();
});

it("has each number once, inside the drawing and off the others, for any coordinates", () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const stopsIn = (latitude: fc.Arbitrary<number>, longitude: fc.Arbitrary<number>) =>
    fc.array(fc.record({ at: fc.option(fc.record({ latitude, longitude })) }), { maxLength: 40 });
  const anywhere = stopsIn(degrees(-90, 90), degrees(-180, 180));
  fc.assert(
    fc.property(fc.oneof(anywhere, stopsIn(degrees(35, 38), degrees(-117, -111))), (stops) => {
      const map = mapOf(stops);
      if (map === null) return;
      for (const { path } of map.ways) expect(path).toMatch(/^M[0-9L -]+$/);
      expect(map.scale.miles).toBeGreaterThan(0);
      const numbers = map.points.flatMap((point) => point.stops.map(({ number }) => number));
      const known = stops.flatMap(({ at }, index) => (at === null ? [] : index + 1));
      expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(known);
      for (const [index, { x, y, width, height }] of map.points.entries()) {
        expect(x - width / 2 >= 0 && x + width / 2 <= ROUTE_WIDTH).toBe(true);
        expect(y - height / 2 >= 0 && y + height / 2 <= map.height).toBe(true);
        for (const other of map.points.slice(index + 1)) {
          const isApart =
            Math.abs(other.x - x) >= (other.width + width) / 2 || Math.abs(other.y - y) >= (other.height + height) / 2;
          expect(isApart).toBe(true);
        }
      }
    }),
    cases(200),
  );
});
