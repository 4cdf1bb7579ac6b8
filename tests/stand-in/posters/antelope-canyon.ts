/** Antelope Canyon: fins of flowing sandstone either side of a slot, one shaft of light on the sand. */

import type { Inks, Map2, Walls } from "./fins.ts";
import { inked, walls } from "./fins.ts";
import { person } from "./flora.ts";
import { horseshoeBend, lakePowell } from "./glen-canyon.ts";
import type { Place } from "./lib.ts";
import { Sheet } from "./lib.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const EMBER: Inks = ["#fff3d0", "#ffdf95", "#fdb653", "#f08a3c", "#d9573a", "#b03547", "#7f2450", "#511a45", "#301036"];
const LATE: Inks = ["#ffe9d6", "#fcc7a0", "#f59b7e", "#e26a67", "#c04367", "#8f2c66", "#63205c", "#3d174a", "#221036"];
const NOON: Inks = ["#b9d8de", "#ffd98c", "#f9ae4f", "#ec833b", "#d0553a", "#a53a46", "#77294d", "#4c1c43", "#2e1233"];

const SLOT: Walls = {
  left: [
    [0.585, 0.515, 0.575, 0.53, 0.5],
    [0.53, 0.49, 0.505, 0.465, 0.41],
    [0.46, 0.4, 0.47, 0.4, 0.34],
    [0.31, 0.37, 0.33, 0.27, 0.25],
    [0.2, 0.15, 0.24, 0.14, 0.06],
  ],
  right: [
    [0.605, 0.548, 0.588, 0.525, 0.55],
    [0.66, 0.575, 0.635, 0.605, 0.6],
    [0.7, 0.665, 0.655, 0.7, 0.66],
    [0.84, 0.735, 0.765, 0.75, 0.77],
    [0.93, 0.9, 0.835, 0.91, 0.9],
  ],
};

/** The sand floor; the walls printed after it leave only what lies between their feet. */
function sand(sheet: Sheet, map: Map2, inks: Inks): void {
  const piece = (...points: Pt[]): string => curve(points.map(([t, s]) => map(t, s)));
  sheet.ink(inked(inks, 5), piece([0.75, -0.2], [0.75, 1.2], [1.2, 1.2], [1.2, -0.2]));
  sheet.ink(
    inked(inks, 4),
    piece(
      [0.76, 0.522],
      [0.8, 0.53],
      [0.85, 0.56],
      [0.9, 0.59],
      [0.96, 0.66],
      [1.1, 0.86],
      [1.2, 0.4],
      [1, 0.41],
      [0.93, 0.46],
      [0.86, 0.5],
      [0.81, 0.515],
    ),
  );
}

/** Where the shaft lands. */
function pool(sheet: Sheet, map: Map2, ink: string): void {
  sheet.ink(
    ink,
    curve(
      Array.from({ length: 14 }, (_, i): Pt => {
        const a = (i / 14) * Math.PI * 2;
        return map(0.93 + Math.sin(a) * 0.026, 0.527 + Math.cos(a) * 0.062);
      }),
    ),
  );
}

/** The one light: a straight shaft from the slot to the sand. */
function shaft(sheet: Sheet, map: Map2): void {
  const points: Pt[] = [
    map(-0.02, 0.575),
    map(-0.02, 0.607),
    map(0.93, 0.589),
    map(0.95, 0.56),
    map(0.956, 0.527),
    map(0.95, 0.49),
    map(0.93, 0.465),
  ];
  sheet.ink("#fff3d066", polygon(points));
}

function canyon(width: number, height: number, map: Map2, seed: number): Sheet {
  const sheet = new Sheet(width, height, inked(EMBER, 0));
  sand(sheet, map, EMBER);
  walls(sheet, map, SLOT, { seed, inks: EMBER, swell: 1.4, standing: true });
  pool(sheet, map, inked(EMBER, 1));
  shaft(sheet, map);
  return sheet;
}

const hero = (): string => canyon(1600, 900, (t, s) => [(0.08 + s) * 1600, t * 900], 11).svg();
const square = (): string => canyon(1000, 1000, (t, s) => [((s - 0.15) / 0.75) * 1000, t * 1000], 11).svg();
const tile = (): string => canyon(800, 1000, (t, s) => [((s - 0.22) / 0.64) * 800, t * 1000], 11).svg();

/** Head back, looking straight up: a river of sky between the walls. */
function lookingUp(): string {
  const sheet = new Sheet(1600, 1067, inked(NOON, 0));
  const sky: Walls = {
    left: [
      [0.52, 0.4, 0.5, 0.42, 0.5, 0.46],
      [0.45, 0.36, 0.42, 0.38, 0.43, 0.4],
      [0.36, 0.25, 0.35, 0.3, 0.31, 0.33],
      [0.2, 0.16, 0.24, 0.16, 0.2, 0.24],
    ],
    right: [
      [0.56, 0.49, 0.56, 0.53, 0.55, 0.56],
      [0.63, 0.54, 0.62, 0.6, 0.6, 0.64],
      [0.7, 0.66, 0.66, 0.74, 0.67, 0.74],
      [0.82, 0.78, 0.84, 0.82, 0.79, 0.86],
    ],
  };
  const map: Map2 = (t, s) => {
    const [u, v] = [(t - 0.5) * 2000, (s - 0.48) * (1900 - t * 700)];
    return [800 + u * 0.58 + v * 0.81, 533 - u * 0.81 + v * 0.58];
  };
  walls(sheet, map, sky, { seed: 5, inks: NOON, swell: 1.4, standing: false });
  return sheet.svg();
}

/** Late in the day: three people in a wide chamber, the sky a gap above its far wall. */
function walkers(): string {
  const sheet = new Sheet(1600, 1067, "#a9cde0");
  const map: Map2 = (t, s) => [s * 1600, t * 1067];
  const chamber: Walls = {
    left: [
      [0.6, 0.63, 0.63, 0.615, 0.61],
      [0.47, 0.53, 0.45, 0.39, 0.41],
      [0.36, 0.42, 0.3, 0.24, 0.26],
      [0.26, 0.27, 0.17, 0.09, 0.1],
    ],
    right: [
      [0.76, 0.68, 0.6, 0.6, 0.595],
      [0.9, 0.78, 0.7, 0.73, 0.7],
      [1.04, 0.93, 0.8, 0.86, 0.83],
      [1.2, 1.08, 0.94, 0.97, 0.98],
    ],
  };
  sand(sheet, map, LATE);
  walls(sheet, map, chamber, { seed: 23, inks: LATE, swell: 1.4, standing: true });
  sheet.ink(inked(LATE, 8), person(900, 985, 128) + person(1010, 1004, 138, 0.06) + person(958, 912, 84, 0.05));
  return sheet.svg();
}

export const antelope: Place = {
  slug: "antelope-canyon",
  scenes: {
    hero,
    square,
    tile,
    "scene-1": lookingUp,
    "scene-2": walkers,
    "horseshoe-bend": horseshoeBend,
    "lake-powell": lakePowell,
  },
};
