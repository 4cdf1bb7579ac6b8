/** Furnace Creek at midday: date palms and the low buildings of the oasis, the Panamints across the valley. */

import { points } from "./built.ts";
import { limb, streak } from "./flora.ts";
import { below, cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import { seeded } from "./random.ts";
import type { Terrain } from "./terrain.ts";
import { lens, sunAt } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}z`;

/** One feathered frond from the crown: out along `angle` (degrees, 0 to the right, 90 up), its tip hanging. */
function frond(x: number, y: number, angle: number, reach: number): string {
  const a = (angle * Math.PI) / 180;
  const n = reach > 120 ? 8 : 5;
  const spine = Array.from({ length: n + 1 }, (_, i): Pt => {
    const t = i / n;
    return [x + Math.cos(a) * reach * t, y - Math.sin(a) * reach * t * (1 - 0.16 * t) + reach * 0.46 * t ** 2.2];
  });
  const side = (part: number): Pt[] =>
    spine.map(([px, py], i): Pt => {
      const [qx, qy] = spine[Math.min(n, i + 1)] ?? [px, py];
      const [ox, oy] = spine[Math.max(0, i - 1)] ?? [px, py];
      const long = Math.hypot(qx - ox, qy - oy);
      const wide = part * reach * 0.062 * Math.sin(Math.PI * (0.12 + (0.88 * i) / n)) * (i % 2 === 0 ? 1 : 0.62);
      return [px - ((qy - oy) / long) * wide, py + ((qx - ox) / long) * wide];
    });
  return polygon([...side(-1), ...side(1).reverse()]);
}

function datePalm(sheet: Sheet, x: number, y: number, h: number, seed: number): void {
  const chance = seeded(seed);
  const lean = (chance() - 0.5) * 0.08 * h;
  const top: Pt = [x + lean, y - h * 0.8];
  const trunk = (off: number, w: number): string =>
    limb(
      [
        [x + off, y],
        [x + lean * 0.4 + off, y - h * 0.4],
        [x + lean * 0.95 + off, y - h * 0.8],
        [x + lean + off, y - h * 0.84],
      ],
      w,
    );
  sheet.ink("#6a4a44", trunk(0, h * 0.062)).ink("#a3765a", trunk(-h * 0.008, h * 0.034));
  const fan = (from: number, to: number, count: number, reach: number): string =>
    Array.from({ length: count }, (_, i) =>
      frond(
        top[0],
        top[1],
        from + ((to - from) * (i + 0.5)) / count + (chance() - 0.5) * 12,
        h * reach * (0.9 + chance() * 0.2),
      ),
    ).join("");
  sheet.ink("#2f5140", fan(-40, 220, 13, 0.34));
  if (h > 400) {
    // Bunches of dates hang below the crown.
    const bunch = (u: number): string =>
      curve([
        [top[0] + (u - 0.012) * h, top[1] + h * 0.02],
        [top[0] + (u * 1.3 - 0.02) * h, top[1] + h * 0.075],
        [top[0] + (u * 1.35 + 0.004) * h, top[1] + h * 0.1],
        [top[0] + (u * 1.3 + 0.026) * h, top[1] + h * 0.07],
        [top[0] + (u + 0.012) * h, top[1] + h * 0.02],
      ]);
    sheet.ink("#c9803c", bunch(-0.05) + bunch(0.045));
  }
  sheet.ink("#4d7a4c", fan(-16, 196, h > 400 ? 11 : 8, 0.31)).ink("#7fa05a", fan(80, 192, h > 400 ? 6 : 4, 0.27));
}

/** The oasis; the range is Death Valley's own model. */
export function furnaceCreek(range: Terrain): string {
  const sheet = new Sheet(1600, 1067, "#5f9fc8");
  sheet
    .ink("#93c2d6", cutBand(sheet, [190, 172, 204], 2))
    .ink("#d6e2da", cutBand(sheet, [360, 346, 370], 3))
    .ink("#f6efdf", streak(240, 240, 460, 12, 4) + streak(960, 130, 380, 11, 9));
  const look = lens(
    range,
    1600,
    1067,
    { at: [1, 0.1, 0.2], heading: 2, view: 58, horizon: 0.66 },
    sunAt(-75, 40),
    (hit) => ({
      plane: hit.z < 0.12 ? 1 : 0,
      dark: hit.light > 0.55 ? 0.1 : hit.light > 0.2 ? 0.45 : 0.8,
    }),
  );
  print(sheet, shoot(sheet, 2, look), [["#cfae9c", "#a98a8e", "#7d6f8c"], ["#e6d3b4"]], {
    minArea: 420,
    tolerance: 2.4,
  });
  sheet.ink("#efe2c6", below(sheet, rough(points("-5 716, 700 708, 1605 718"), 0.006, 5, 30)));
  sheet.ink("#d9b98a", below(sheet, rough(points("-5 770, 500 762, 1100 772, 1605 764"), 0.012, 6, 20)));
  // A line of smaller palms and tamarisks behind the buildings.
  for (const [i, x] of [70, 560, 690, 850, 1560].entries()) datePalm(sheet, x, 792, 210 + ((i * 53) % 70), 40 + i);
  // Low stucco buildings under tiled roofs.
  sheet
    .ink("#8a4a38", polygon(points("258 676, 296 632, 690 632, 728 676")))
    .ink("#c9643f", polygon(points("258 676, 296 632, 690 632, 698 642, 306 642, 282 676")))
    .ink("#f3e3c4", box(276, 676, 434, 124))
    .ink("#cdb491", box(276, 676, 434, 18))
    .ink("#5a4a5a", [310, 396, 482, 568, 640].map((x) => box(x, 712, 44, x === 482 ? 88 : 50)).join(""))
    .ink("#8a4a38", polygon(points("1180 690, 1216 650, 1480 650, 1516 690")))
    .ink("#c9643f", polygon(points("1180 690, 1216 650, 1480 650, 1488 659, 1226 659, 1204 690")))
    .ink("#f3e3c4", box(1198, 690, 300, 108))
    .ink("#cdb491", box(1198, 690, 300, 16))
    .ink("#5a4a5a", [1230, 1312, 1394].map((x) => box(x, 722, 48, x === 1312 ? 76 : 46)).join(""));
  sheet.ink("#c79f72", below(sheet, rough(points("-5 800, 800 794, 1605 800"), 0.008, 8, 26)));
  sheet.ink("#7f9a55", below(sheet, rough(points("-5 842, 420 826, 900 836, 1605 824"), 0.014, 9, 20)));
  sheet.ink("#5f7d48", below(sheet, rough(points("-5 960, 500 930, 1000 962, 1605 936"), 0.02, 10, 26)));
  for (const [x, y, w] of [
    [236, 930, 250],
    [1030, 900, 200],
    [1392, 950, 280],
  ] as const)
    sheet.ink(
      "#4c6a42",
      curve(
        points(
          `${x - 40} ${y}, ${x + 40} ${y - 14}, ${x + w} ${y + 4}, ${x + w + 60} ${y + 22}, ${x + w * 0.5} ${y + 34}, ${x} ${y + 16}`,
        ),
      ),
    );
  datePalm(sheet, 1030, 906, 540, 7);
  datePalm(sheet, 236, 938, 740, 3);
  datePalm(sheet, 1392, 960, 800, 12);
  return sheet.svg();
}
