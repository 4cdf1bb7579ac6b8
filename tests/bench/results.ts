/** What the benchmarks print, and the last of it in RESULTS.md: one section a benchmark, each saved without the saved. */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { commandFile } from "#scripts/child-processes.ts";

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

/** Machine, date and load: absolute figures are comparable only with these. */
export function machine(): string {
  const load = os.loadavg()[0] ?? 0;
  const cpu = os.cpus()[0]?.model ?? "unknown";
  return `${os.cpus().length} × ${cpu}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load ${load.toFixed(1)}`;
}

/** Replaces one section of the file, or appends it; the other sections do not change. */
export function withSection(file: string, heading: string, body: string): string {
  const sections = file.split(/^(?=## )/m).slice(1);
  const section = `## ${heading}\n\n${body}\n`;
  const index = sections.findIndex((each) => each.startsWith(`## ${heading}\n`));
  const saved = sections.map((each) => `${each.trimEnd()}\n`);
  if (index === -1) saved.push(section);
  else saved[index] = section;
  return [`${TITLE}\n`, ...saved].join("\n");
}

export function saveSection(heading: string, body: string): void {
  const file = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : "";
  writeFileSync(RESULTS, withSection(file, heading, body));
  spawnSync(process.execPath, [commandFile("@biomejs/biome", "biome"), "format", "--write", RESULTS], {
    stdio: "inherit",
  });
}
