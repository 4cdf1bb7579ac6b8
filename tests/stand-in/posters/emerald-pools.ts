/** The lower Emerald Pool in Zion: two thin falls over an alcove, a path behind them. */

import { points } from "./built.ts";
import { conifer } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage, tree } from "./foliage.ts";
import type { Sample } from "./lib.ts";
import { below, cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import { visitor } from "./people.ts";
import { clamp, fbm, seeded } from "./random.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

const LIP = points("-5 300, 160 320, 340 352, 560 372, 800 366, 1010 330, 1180 270, 1330 190, 1450 90, 1520 -10");
const BACK = points("-5 640, 200 654, 460 668, 720 664, 980 640, 1180 596, 1340 520, 1470 420, 1605 330");

/** Height of a hand-drawn line at x. */
function level(line: readonly Pt[], x: number): number {
  for (let i = 1; i < line.length; i++) {
    const [x0, y0] = line[i - 1] ?? [0, 0];
    const [x1, y1] = line[i] ?? [0, 0];
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return -20;
}

export function emeraldPools(): string {
  const sheet = new Sheet(1600, 1067, "#86b8c8");
  sheet.ink("#bcd7d0", cutBand(sheet, [110, 120, 100], 2)).ink("#f2e6c8", cutBand(sheet, [230, 240, 224], 3));
  const stain = fbm(7, 4);
  const bed = fbm(19, 3);
  // Far wall in the sun, right of the alcove.
  const far = (px: number, py: number): Sample | null => {
    if (py < 210 + stain(px / 90, 2) * 40 - (px - 1100) * 0.16 || px < 1000) return null;
    const tone = 0.35 + stain(px / 40, py / 190) * 0.5 + (bed(px / 400, py / 26) > 0.4 ? 0.25 : 0);
    return { plane: 0, dark: clamp(tone, 0.02, 0.98) };
  };
  print(sheet, shoot(sheet, 2, far), [["#f0bd80", "#dd9a5c", "#b97750"]], { minArea: 300, tolerance: 1.6 });
  // The cliff above the lip, streaked with varnish; then the hollow under it.
  const cliff = (px: number, py: number): Sample | null => {
    const lip = level(LIP, px) + stain(px / 60, 8) * 16;
    const foot = level(BACK, px) + stain(px / 80, 12) * 12;
    if (py < lip) {
      const edge = 1530 - (py > 0 ? py * 0.9 : 0) + stain(py / 70, 5) * 24;
      if (px > edge) return null;
      const varnish = stain(px / 34, py / 420 + 3);
      const tone = 0.3 + varnish * 0.62 + (bed(px / 500, py / 30) > 0.5 ? 0.12 : 0) - (px > edge - 80 ? 0.25 : 0);
      return { plane: 0, dark: (Math.floor(clamp(tone, 0, 0.74) * 4) + 0.5) / 5 };
    }
    if (py > foot + 40 || px > 1600) return null;
    const deep = (py - lip) / Math.max(1, foot - lip);
    const layer = bed(px / 300, py / 22);
    return { plane: 0, dark: deep < 0.12 + layer * 0.05 ? 0.95 : deep < 0.72 + layer * 0.25 ? 0.7 : 0.5 };
  };
  print(sheet, shoot(sheet, 2, cliff), [["#d98f55", "#b8693f", "#8a4f3e", "#6a3f3f", "#422a35"]], {
    minArea: 320,
    tolerance: 1.6,
  });
  const foot = (dy: number, seed: number, wander = 0.04): string =>
    below(
      sheet,
      rough(
        BACK.map(([x, y]): Pt => [x, y + dy]),
        wander,
        seed,
        16,
      ),
    );
  // Ferns on the seep, the path, the bank.
  sheet
    .ink("#3f6a45", foot(-14, 4, 0.16))
    .ink("#d9b483", foot(16, 5))
    .ink("#a9764f", foot(58, 6));
  const people: readonly (readonly [number, number, string, string])[] = [
    [438, 722, "#c9573a", "#3b5a6a"],
    [520, 726, "#e0b04c", "#6a3f4a"],
  ];
  for (const [x, y, coat, pack] of people)
    visitor(sheet, x, y, 118, { coat, head: "#3a2a26", legs: "#33303f", skin: "#b9744f" }, { pack });
  // Two falls, thin and broken into veils.
  const chance = seeded(5);
  const fall = (x: number, wide: number, low: number): string => {
    const top = level(LIP, x) - 4;
    let veils = "";
    for (let i = 0; i < 9; i++) {
      const dx = (chance() - 0.5) * wide;
      const start = top + (i < 3 ? 0 : chance() * 160);
      const w = 2.5 + chance() * 4;
      veils += polygon([
        [x + dx * 0.5 - w, start],
        [x + dx * 0.5 + w, start],
        [x + dx + w * 1.7, low - chance() * 40],
        [x + dx - w * 1.4, low - chance() * 40],
      ]);
    }
    return veils;
  };
  sheet.ink("#cfe3dc", fall(690, 64, 862)).ink("#eef6ee", fall(690, 26, 870));
  sheet.ink("#cfe3dc", fall(950, 30, 850)).ink("#eef6ee", fall(950, 12, 856));
  // The pool.
  const pool = rough(
    points("150 900, 330 856, 620 836, 900 832, 1160 846, 1320 884, 1250 950, 1010 1000, 640 1012, 330 984, 150 900"),
    0.03,
    8,
    20,
  );
  sheet
    .ink("#e3c795", polygon(pool.map(([x, y]): Pt => [735 + (x - 735) * 1.05, 925 + (y - 925) * 1.12])))
    .ink("#2f7f68", polygon(pool));
  sheet.ink(
    "#4fa583",
    polygon(
      rough(points("420 892, 640 868, 900 864, 1090 884, 1120 924, 940 960, 660 968, 450 940, 420 892"), 0.04, 9, 20),
    ),
  );
  const ring = (x: number, y: number, r: number): string =>
    polygon(
      Array.from({ length: 22 }, (_, i): Pt => [x + Math.cos(i * 0.2856) * r, y + Math.sin(i * 0.2856) * r * 0.24]),
    );
  sheet
    .ink("#a9dcbc", ring(694, 874, 92))
    .ink("#4fa583", ring(694, 874, 66))
    .ink("#d9f2de", ring(692, 872, 34));
  sheet
    .ink("#a9dcbc", ring(952, 862, 52))
    .ink("#4fa583", ring(952, 862, 34))
    .ink("#d9f2de", ring(951, 861, 16));
  // Boulders and trees in front.
  const boulder = (list: string, lit: string, seed: number): void => {
    sheet.ink("#6a3f3f", polygon(rough([...points(list), points(list)[0] ?? [0, 0]], 0.06, seed, 12)));
    sheet.ink("#c07a4c", polygon(rough([...points(lit), points(lit)[0] ?? [0, 0]], 0.06, seed + 1, 12)));
  };
  boulder(
    "1080 960, 1130 890, 1230 876, 1310 920, 1330 990, 1200 1010",
    "1096 950, 1140 894, 1230 880, 1290 912, 1220 938, 1150 962",
    4,
  );
  boulder(
    "210 1000, 250 930, 340 914, 420 958, 430 1030, 300 1050",
    "226 990, 258 936, 338 920, 396 950, 330 978, 270 1004",
    8,
  );
  sheet.ink(
    "#7f8f4a",
    below(sheet, rough(points("-5 985, 200 1010, 520 1044, 900 1050, 1240 1020, 1605 960"), 0.04, 11, 20)),
  );
  sheet.ink("#24483c", conifer(1420, 1010, 330, 5) + conifer(1508, 1020, 240, 7));
  const crowns: Crown[] = [...tree(70, 1050, 330, 3), ...tree(1570, 1060, 260, 8)];
  print(sheet, shoot(sheet, 2, foliage(crowns, 0.7, -0.7, 6)), [["#a3b458", "#5f8446", "#36573c"]], {
    minArea: 120,
    tolerance: 1.6,
  });
  return sheet.svg();
}
