import fc from "fast-check";
import { expect, it } from "vitest";
import type { NamedPlace } from "#app/domain/tour/place.ts";
import { routeMap as mapIn, ROUTE_WIDTH, type RouteMap, type StopOnMap } from "#app/domain/tour/route-map.ts";
import { cases } from "#tests/support/fuzz.ts";
import { REGION } from "#tests/support/places.ts";

const stop = (name: string, latitude: number, longitude: number): StopOnMap => ({ name, at: { latitude, longitude } });
const STRIP = stop("First pick-up", 36.115, -115.173);
const KINGMAN = stop("Kingman", 35.19, -114.053);
const RIM = stop("Mather Point", 36.062, -112.108);
const DAM_AT = [36.016, -114.738] as const;

const routeMap = (stops: StopOnMap[], sights?: readonly NamedPlace[]) => mapIn(stops, REGION, sights);

function drawn(stops: StopOnMap[]): RouteMap {
  const map = routeMap(stops);
  if (map === null) throw new Error("nothing drawn");
  return map;
}

it("draws stops where they are, north at the top, once for each place", () => {
  const { points, line, scale } = drawn([STRIP, { name: "Lunch", at: null }, KINGMAN, RIM, KINGMAN, STRIP]);
  expect(points.flatMap(({ names }) => names)).toEqual(["Las Vegas", "Kingman", "Mather Point"]);
  const [strip, kingman, rim] = points;
  expect(strip?.x).toBeLessThan(kingman?.x ?? 0);
  expect(kingman?.x).toBeLessThan(rim?.x ?? 0);
  expect(kingman?.y).toBeGreaterThan(strip?.y ?? 0);
  // Without the last way back.
  expect(line.startsWith(`M${strip?.x} ${strip?.y}L`)).toBe(true);
  expect(line.endsWith(`L${kingman?.x} ${kingman?.y}`)).toBe(true);
  // By air it is 171 miles from the Strip to Mather Point.
  expect((((rim?.x ?? 0) - (strip?.x ?? 0)) / scale.width) * scale.miles).toBeCloseTo(171, -1);
});

it("follows the main roads where stops lie on one, with the borders and names of states around them", () => {
  const there = drawn([STRIP, KINGMAN, RIM]);
  // Six bends to the dam before Kingman, Seligman and Williams after it.
  expect(there.line.split("L")).toHaveLength(11);
  expect(there).toMatchObject({ isTown: false, surroundings: expect.stringMatching(/^M/) });
  expect(there.states.map(({ name }) => name)).toEqual(["Arizona", "Nevada"]);
  const back = drawn([RIM, KINGMAN, STRIP]);
  expect(back.line).toBe(`M${there.line.slice(1).split("L").toReversed().join("L")}`);
  expect(back.points.flatMap(({ names }) => names)).toEqual(["Mather Point", "Kingman", "Las Vegas"]);
  const offRoad = drawn([stop("Beatty", 36.909, -116.759), RIM]);
  expect(offRoad.line.split("L")).toHaveLength(2);
});

it("marks sights beside the route where they have room, and leaves out the others", () => {
  const town = stop("Boulder City", 35.98, -114.83);
  const sights = [
    { name: "Hoover Dam", at: DAM_AT },
    { name: "The same corner", at: [35.981, -114.83] },
    { name: "Far away", at: [37.2, -112.99] },
  ] as const;
  const [without, map] = [drawn([STRIP, town]), routeMap([STRIP, town], sights)];
  expect(map?.points.map(({ names }) => names)).toEqual([["Las Vegas"], ["Boulder City"], ["Hoover Dam"]]);
  expect(map?.points.every(({ label }) => label !== null)).toBe(true);
  expect(map?.line.split("L")).toHaveLength(without.line.split("L").length);
  // The road goes on to the dam.
  const [, , dam] = map?.points ?? [];
  expect(map?.onward).toContain(`L${dam?.x} ${dam?.y}`);
  expect(without.onward).toBe("");
  const crowd = routeMap([STRIP, town], [{ name: "A name that is far too long to stand beside the dam", at: DAM_AT }]);
  expect(crowd?.points.map(({ names }) => names)).toEqual([["Las Vegas"], ["Boulder City"]]);
});

it("names the stops inside Las Vegas, with the roads of the town around them and no states", () => {
  const { points, isTown, surroundings, states } = drawn([
    stop("Downtown", 36.1726, -115.143),
    stop("Excalibur", 36.0988, -115.1754),
  ]);
  expect(points.flatMap(({ names }) => names)).toEqual(["Downtown", "Excalibur"]);
  expect(isTown).toBe(true);
  // Two roads, and the borders of the states are not among them.
  expect(surroundings.split("M")).toHaveLength(3);
  expect(states.map(({ name }) => name)).toEqual(["I-15", "US 95", "Airport"]);
});

it("draws stops of other regions without borders, lakes, roads or towns that are not theirs", () => {
  const map = drawn([
    stop("Garmisch-Partenkirchen", 47.4917, 11.0955),
    stop("Neuschwanstein, Bavaria", 47.5576, 10.7498),
    stop("Partnach Gorge", 47.4688, 11.1193),
  ]);
  expect(map).toMatchObject({ isTown: false, surroundings: "", lake: "", states: [] });
  expect(map.points.map(({ names }) => names[0])).toEqual([
    "Garmisch-Partenkirchen",
    "Neuschwanstein",
    "Partnach Gorge",
  ]);
  expect(map.line.split("L")).toHaveLength(3);
});

it("draws places that are too near for two labels as one, with a line for each name", () => {
  const near = [RIM, stop("Tusayan", 35.974, -112.127), stop("South Kaibab", 36.053, -112.084)];
  const { points, line } = drawn([STRIP, ...near, STRIP]);
  expect(points.map(({ names }) => names)).toEqual([["Las Vegas"], ["Mather Point", "Tusayan", "South Kaibab"]]);
  expect(points[1]?.label?.lines).toEqual(["Mather Point", "Tusayan", "South Kaibab"]);
  expect(line.endsWith(`L${points[1]?.x} ${points[1]?.y}`)).toBe(true);
});

it("draws nothing for fewer than two places, or for what cannot be one tour", () => {
  expect(routeMap([])).toBeNull();
  expect(routeMap([STRIP, { name: "Lunch" }])).toBeNull();
  expect(routeMap([STRIP, STRIP, stop("The other door", 36.1151, -115.173)])).toBeNull();
  expect(routeMap([STRIP, stop("A lost minus sign", 36.062, 112.108)])).toBeNull();
});

it("shares a dot where there is no room for another name", () => {
  const { points } = drawn([
    STRIP,
    ...["A", "B", "C", "D", "E", "F", "G"].map((n, i) => stop(`${n} is a long name here`, 36.06, -112.3 + i * 0.2)),
    RIM,
  ]);
  expect(points.length).toBeLessThan(9);
  expect(points.flatMap(({ names }) => names)).toHaveLength(9);
  expect(points.filter(({ label }) => label === null)).toEqual([]);
});

it("stays inside the drawing for any coordinates", () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const stopsIn = (latitude: fc.Arbitrary<number>, longitude: fc.Arbitrary<number>) =>
    fc.array(fc.record({ name: fc.string({ maxLength: 120 }), at: fc.record({ latitude, longitude }) }), {
      maxLength: 30,
    });
  const anywhere = stopsIn(degrees(-90, 90), degrees(-180, 180));
  fc.assert(
    fc.property(fc.oneof(anywhere, stopsIn(degrees(35, 38), degrees(-117, -111))), (stops) => {
      const map = routeMap(stops);
      if (map === null) return;
      expect(map.line).toMatch(/^M[0-9L ]+$/);
      expect(map.scale.miles).toBeGreaterThan(0);
      for (const { x, y, label } of map.points) {
        expect(x >= 0 && x <= ROUTE_WIDTH && y >= 0 && y <= map.height).toBe(true);
        if (label !== null)
          expect(label.x >= 0 && label.x <= ROUTE_WIDTH && label.y >= 0 && label.y <= map.height).toBe(true);
      }
    }),
    cases(200),
  );
});
