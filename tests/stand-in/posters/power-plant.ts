/** Inside Hoover Dam: the Nevada wing of the power plant from the visitors' balcony. */

import type { Eye } from "./built.ts";
import { points, project } from "./built.ts";
import { Sheet } from "./lib.ts";
import { visitor } from "./people.ts";
import type { Camera } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

/** World unit: 10 m. The hall runs along +y; x from -1 to 1, floor at 0, ceiling at TALL. */
const CAMERA: Camera = { at: [-0.18, 0, 0.62], heading: 3, view: 62, horizon: 0.4 };
const EYE: Eye = { camera: CAMERA, width: 1600, height: 1067 };
const TALL = 1.5;
const FAR = 17;

const at = (x: number, y: number, z: number): Pt => project(EYE, x, y, z);

/** A slice of a drum's side between two angles, and the whole of its top. */
function drum(
  sheet: Sheet,
  y: number,
  r: number,
  z0: number,
  z1: number,
  inks: readonly [string, string, string, string],
): void {
  const on = (turn: number, z: number): Pt =>
    at(0.12 + Math.cos(turn * Math.PI) * r, y + Math.sin(turn * Math.PI) * r, z);
  const arc = (from: number, to: number, z: number): Pt[] =>
    Array.from({ length: 17 }, (_, i) => on(from + ((to - from) * i) / 16, z));
  const side = (from: number, to: number): string => polygon([...arc(from, to, z0), ...arc(to, from, z1)]);
  sheet.ink(inks[2], side(1.62, 2.1)).ink(inks[1], side(1.3, 1.64)).ink(inks[0], side(0.9, 1.32));
  sheet.ink(inks[3], polygon(arc(0, 1.88, z1)));
}

export function powerPlant(): string {
  const sheet = new Sheet(1600, 1067, "#3b4a5c");
  const quad = (...corners: readonly (readonly [number, number, number])[]): string =>
    polygon(corners.map((c) => at(...c)));
  // Ceiling, walls, floor.
  sheet.ink("#4c5b6b", quad([-1, 0.4, TALL], [1, 0.4, TALL], [1, FAR, TALL], [-1, FAR, TALL]));
  sheet.ink("#d9c7a6", quad([-1, 0.4, 0], [-1, FAR, 0], [-1, FAR, TALL], [-1, 0.4, TALL]));
  sheet.ink("#8c8f95", quad([1, 0.4, 0], [1, FAR, 0], [1, FAR, TALL], [1, 0.4, TALL]));
  sheet.ink("#f0dfba", quad([-1, FAR, 0], [1, FAR, 0], [1, FAR, TALL], [-1, FAR, TALL]));
  sheet.ink("#b5a68f", quad([-1, 0.4, 0], [1, 0.4, 0], [1, FAR, 0], [-1, FAR, 0]));
  // Terrazzo: a long light band, crossed by dark joints.
  sheet.ink("#cdbb9a", quad([-0.9, 0.4, 0], [-0.42, 0.4, 0], [-0.42, FAR, 0], [-0.9, FAR, 0]));
  for (let y = 1; y < FAR; y += 1.15) {
    sheet.ink("#a08f7c", quad([-1, y, 0], [1, y, 0], [1, y + 0.03, 0], [-1, y + 0.03, 0]));
    sheet.ink("#39485a", quad([-1, y, TALL], [1, y, TALL], [1, y + 0.26, TALL], [-1, y + 0.26, TALL]));
    // Tall windows on the left throw their light across; pilasters between them.
    sheet.ink("#fbf0cf", quad([-1, y + 0.34, 0.36], [-1, y + 0.92, 0.36], [-1, y + 0.92, 1.22], [-1, y + 0.34, 1.22]));
    sheet.ink("#c4af8d", quad([-1, y, 0], [-1, y + 0.16, 0], [-1, y + 0.16, TALL], [-1, y, TALL]));
    sheet.ink("#7a7d86", quad([1, y, 0], [1, y + 0.16, 0], [1, y + 0.16, TALL], [1, y, TALL]));
    sheet.ink("#6c7078", quad([1, y + 0.4, 0.42], [1, y + 0.9, 0.42], [1, y + 0.9, 1.1], [1, y + 0.4, 1.1]));
  }
  // Crane rails and the traveling crane across the hall.
  sheet.ink(
    "#5e6570",
    quad([-1, 0.4, 1.26], [-1, FAR, 1.26], [-1, FAR, 1.31], [-1, 0.4, 1.31]) +
      quad([1, 0.4, 1.26], [1, FAR, 1.26], [1, FAR, 1.31], [1, 0.4, 1.31]),
  );
  sheet.ink("#c9573a", quad([-1, 6.2, 1.22], [1, 6.2, 1.22], [1, 6.2, 1.38], [-1, 6.2, 1.38]));
  sheet.ink(
    "#8f3b32",
    quad([-1, 6.2, 1.22], [1, 6.2, 1.22], [1, 6.2, 1.25], [-1, 6.2, 1.25]) +
      quad([0.05, 6.2, 1.1], [0.2, 6.2, 1.1], [0.2, 6.2, 1.22], [0.05, 6.2, 1.22]),
  );
  // Eight generators, far to near.
  for (let i = 7; i >= 0; i--) {
    const y = 2.55 + i * 1.72;
    sheet.ink(
      "#8f816f",
      polygon(
        points("-0.5 0.5, 0.62 0.4, 1.1 0, 0.62 -0.4, -0.5 -0.5").map(([u, v]) => at(0.12 + u * 0.7, y + v * 0.9, 0)),
      ),
    );
    drum(sheet, y, 0.56, 0, 0.1, ["#7d8a90", "#66747d", "#4a5763", "#95a09f"]);
    drum(sheet, y, 0.48, 0.1, 0.4, ["#e2744a", "#c0522f", "#8a3a33", "#ec9060"]);
    drum(sheet, y, 0.49, 0.36, 0.4, ["#f4dfae", "#d8b883", "#9c7a62", "#e2744a"]);
    drum(sheet, y, 0.27, 0.4, 0.53, ["#a9b8b4", "#7f938f", "#56696c", "#c4d0c6"]);
    drum(sheet, y, 0.1, 0.53, 0.7, ["#f4dfae", "#d8b883", "#9c7a62", "#fff1c9"]);
  }
  // The balcony: railing and four visitors against the light.
  const steel = "#22283a";
  const bar = (y: number, thick: number): string =>
    polygon([
      [-5, y],
      [1605, y],
      [1605, y + thick],
      [-5, y + thick],
    ]);
  const rail = Array.from({ length: 17 }, (_, i) =>
    polygon([
      [20 + i * 98, 862],
      [26 + i * 98, 862],
      [26 + i * 98, 1000],
      [20 + i * 98, 1000],
    ]),
  );
  sheet.ink(steel, bar(850, 14) + bar(912, 6) + bar(956, 6) + rail.join(""));
  sheet.ink("#2f374a", bar(992, 80));
  const dress = (coat: string, head: string) => ({ coat, head, legs: "#2b2f40", skin: "#a9694c" });
  visitor(sheet, 230, 1052, 330, dress("#3f6f7c", "#2f2228"), { hat: true });
  visitor(sheet, 372, 1056, 304, dress("#e0b04c", "#6a4632"), { pointing: true });
  visitor(sheet, 1330, 1054, 322, dress("#d9cdb8", "#4a322a"), { pack: "#7a4438" });
  visitor(sheet, 1446, 1058, 214, dress("#c9573a", "#3a2a26"));
  return sheet.svg();
}
