/** The tables of `npm run bench:pages`. */

import { CATEGORIES, type LighthouseRun } from "./page-lighthouse.ts";
import type { TouchFigures } from "./page-moves.ts";
import type { PageFigures } from "./page-visit.ts";
import { median, table } from "./results.ts";

const ms = (value: number) => value.toFixed(0);
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

export function pageTable(visits: ReadonlyMap<string, readonly PageFigures[]>): string {
  const heads = [
    "page",
    "FCP",
    "LCP",
    "of",
    "CLS",
    "TBT",
    "longest task",
    "alive",
    "total KB",
    "HTML",
    "JS",
    "CSS",
    "font",
    "pictures",
    "blocking requests",
    "started before paint",
    "third party",
  ];
  const rows = [...visits].map(([path, figures]) => {
    const of = (pick: (figure: PageFigures) => number) => median(figures.map(pick));
    const bytes = (kind: keyof PageFigures["bytes"]) => kb(of((each) => each.bytes[kind]));
    return [
      path,
      ms(of((each) => each.fcp)),
      ms(of((each) => each.lcp)),
      figures[0]?.lcpElement ?? "",
      Number(of((each) => each.cls).toFixed(4)),
      ms(of((each) => each.tbt)),
      ms(of((each) => each.longestTask)),
      ms(of((each) => each.hydrated)),
      bytes("total"),
      bytes("Document"),
      bytes("Script"),
      bytes("Stylesheet"),
      bytes("Font"),
      bytes("Image"),
      of((each) => each.blocking),
      of((each) => each.beforePaint),
      Math.max(...figures.map((each) => each.thirdParty.length)),
    ];
  });
  return table(heads, rows);
}

export function lighthouseTable(reports: ReadonlyMap<string, readonly LighthouseRun[]>): string {
  const rows = [...reports].map(([path, runs]) => {
    const of = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
    return [
      path,
      ...CATEGORIES.map((category) => of((run) => run.scores[category])),
      Math.min(...runs.map((run) => run.scores.performance)),
      ms(of((run) => run.fcp)),
      ms(of((run) => run.lcp)),
      ms(of((run) => run.tbt)),
      [...new Set(runs.flatMap((run) => run.lost))].join(", "),
    ];
  });
  const heads = ["Lighthouse, mobile", ...CATEGORIES, "lowest performance", "FCP", "LCP", "TBT", "points lost to"];
  return table(heads, rows);
}

export function touchTable(touches: ReadonlyMap<string, readonly TouchFigures[]>): string {
  const rows = [...touches].map(([path, figures]) => {
    const of = (pick: (figure: TouchFigures) => number) => median(figures.map(pick));
    return [
      path,
      ms(of((each) => each.touched)),
      figures.every((each) => each.opened) ? "yes" : "no",
      ms(of((each) => each.hydrated)),
      of((each) => each.touches),
      ms(of((each) => each.slowest)),
    ];
  });
  const heads = ["touched before React", "first touch", "menu opened", "alive", "touches", "slowest touch to paint"];
  return table(heads, rows);
}

export function listToDetailLine(times: readonly number[]): string {
  const all = times.map(ms).join(", ");
  return `List to tour after the pointer rested on the link, not throttled: ${ms(median(times))} ms from the click to the painted tour (${all}).`;
}
