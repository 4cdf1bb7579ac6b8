/** What the benchmarks print, and the last of it in RESULTS.md: one section a benchmark, each saved without the others. */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";

const RESULTS = "tests/bench/RESULTS.md";
const TITLE = "# Results";

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A Markdown table. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Where and when it was measured, and how busy the machine was: absolute figures mean nothing without. */
export function machine(): string {
  const load = os.loadavg()[0] ?? 0;
  const cpu = os.cpus()[0]?.model ?? "unknown";
  return `${os.cpus().length} × ${cpu}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load ${load.toFixed(1)}`;
}

/** The file with one section exchanged, or added at its end; the other sections stay byte for byte. */
export function withSection(file: string, heading: string, body: string): string {
  const sections = file.split(/^(?=## )/m).slice(1);
  const section = `## ${heading}\n\n${body}\n`;
  const place = sections.findIndex((each) => each.startsWith(`## ${heading}\n`));
  const kept = sections.map((each) => `${each.trimEnd()}\n`);
  if (place === -1) kept.push(section);
  else kept[place] = section;
  return [`${TITLE}\n`, ...kept].join("\n");
}

export function saveSection(heading: string, body: string): void {
  const file = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : "";
  writeFileSync(RESULTS, withSection(file, heading, body));
  // As every file here: `npm run check` looks.
  spawnSync("biome", ["format", "--write", RESULTS], { stdio: "inherit" });
}
