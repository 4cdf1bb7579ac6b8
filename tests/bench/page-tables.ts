/** The tables of `npm run bench:pages`. */

import { CATEGORIES, type LighthouseRun, type LighthouseThrottling } from "./page-lighthouse.ts";
import type { TouchFigures } from "./page-moves.ts";
import type { PageFigures } from "./page-visit.ts";
import { median, table } from "./results.ts";

const rounded = (ms: number) => ms.toFixed(0);
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** @param executed bytes of JavaScript by page */
export function pageTable(
  visits: ReadonlyMap<string, readonly PageFigures[]>,
  executed: ReadonlyMap<string, number>,
): string {
  const heads = [
    "page",
    "FCP",
    "LCP",
    "of",
    "CLS",
    "TBT",
    "longest task",
    "last long task ends",
    "hydrated",
    "executed KB",
    "total KB",
    "HTML",
    "JS",
    "CSS",
    "font",
    "pictures",
    "blocking requests",
    "third party",
  ];
  const rows = [...visits].map(([path, figures]) => {
    const of = (pick: (figure: PageFigures) => number) => median(figures.map(pick));
    const bytes = (kind: keyof PageFigures["bytes"]) => kb(of((each) => each.bytes[kind]));
    return [
      path,
      rounded(of((each) => each.fcpMs)),
      rounded(of((each) => each.lcpMs)),
      figures[0]?.lcpElement ?? "",
      Number(of((each) => each.cls).toFixed(4)),
      rounded(of((each) => each.tbtMs)),
      rounded(of((each) => each.longestTaskMs)),
      rounded(of((each) => each.quietMs)),
      rounded(of((each) => each.hydratedMs)),
      kb(executed.get(path) ?? Number.NaN),
      bytes("total"),
      bytes("Document"),
      bytes("Script"),
      bytes("Stylesheet"),
      bytes("Font"),
      bytes("Image"),
      of((each) => each.blocking),
      Math.max(...figures.map((each) => each.thirdParty.length)),
    ];
  });
  return table(heads, rows);
}

export function lighthouseTable(
  reports: ReadonlyMap<string, readonly LighthouseRun[]>,
  throttling: LighthouseThrottling,
): string {
  const rows = [...reports].map(([path, runs]) => {
    const of = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
    return [
      path,
      ...CATEGORIES.map((category) => of((run) => run.scores[category])),
      Math.min(...runs.map((run) => run.scores.performance)),
      rounded(of((run) => run.fcpMs)),
      rounded(of((run) => run.lcpMs)),
      rounded(of((run) => run.tbtMs)),
      [...new Set(runs.flatMap((run) => run.lost))].join(", "),
    ];
  });
  const title = `Lighthouse, mobile, ${throttling} throttling`;
  return table([title, ...CATEGORIES, "lowest performance", "FCP", "LCP", "TBT", "points lost to"], rows);
}

export function touchTable(touches: ReadonlyMap<string, readonly TouchFigures[]>): string {
  const rows = [...touches].map(([path, figures]) => {
    const of = (pick: (figure: TouchFigures) => number) => median(figures.map(pick));
    return [
      path,
      rounded(of((each) => each.touchedMs)),
      figures.every((each) => each.opened) ? "yes" : "no",
      rounded(of((each) => each.hydratedMs)),
      of((each) => each.touches),
      rounded(of((each) => each.slowestMs)),
    ];
  });
  const heads = [
    "touched before hydration",
    "first touch",
    "menu opened",
    "hydrated",
    "touches",
    "slowest touch to paint",
  ];
  return table(heads, rows);
}

/** @param heads of the names and of the medians */
export function timesTable(heads: readonly [string, string], timesMs: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...timesMs].map(([name, each]) => [name, rounded(median(each)), each.map(rounded).join(", ")]);
  return table([...heads, "each"], rows);
}
