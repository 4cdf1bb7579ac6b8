/**
 * `npm run mutants`: makes each fault of `mutants.ts` in a copy of the sources, runs the tests that must fail, and writes
 * RESULTS.md. Takes minutes. `-- --check` only compares the list with the sources; `-- cookie` runs one subject.
 */

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { commandFile } from "#scripts/child-processes.ts";
import { COPIED, findMistakes } from "./check.ts";
import { SUBJECTS } from "./mutants.ts";

const COPY = ".tmp/mutants";
const RESULTS = "tests/mutation/RESULTS.md";
const WANTED_PERCENT = 98;

function copySources(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of COPIED) cpSync(name, path.join(COPY, name), { recursive: true });
  // "junction": Windows lets only administrators make other links.
  symlinkSync(path.resolve("node_modules"), path.join(COPY, "node_modules"), "junction");
}

function testsPass(tests: readonly string[]): boolean {
  const args = [
    commandFile("vitest"),
    "run",
    "--project",
    "unit",
    "--bail",
    "1",
    "--testTimeout",
    "60000",
    "--reporter=dot",
    ...tests,
  ];
  return spawnSync(process.execPath, args, { cwd: COPY, encoding: "utf8", timeout: 120_000 }).status === 0;
}

const { values: options, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
});
const unknown = selected.find((name) => !(name in SUBJECTS));
if (unknown !== undefined) throw new Error(`No subject "${unknown}": ${Object.keys(SUBJECTS).join(", ")}`);
const mistakes = findMistakes(SUBJECTS);
if (mistakes.length > 0) throw new Error(`Correct tests/mutation/mutants.ts:\n${mistakes.join("\n")}`);
if (options.check) {
  console.log("Every mutant fits the sources.");
  process.exit(0);
}

copySources();
const rows: string[] = [];
const survivors: string[] = [];
let total = 0;
let totalKilled = 0;
for (const [subject, { tests, mutants }] of Object.entries(SUBJECTS)) {
  if (selected.length > 0 && !selected.includes(subject)) continue;
  if (!testsPass(tests)) throw new Error(`The tests of ${subject} fail without any mutant`);
  let killed = 0;
  for (const { file, from, to } of mutants) {
    const target = path.join(COPY, file);
    const text = readFileSync(file, "utf8");
    // A function: in a string, "$&" and the like would be replaced.
    const mutated = text.replace(from, () => to);
    writeFileSync(target, mutated);
    const survived = testsPass(tests);
    writeFileSync(target, text);
    if (survived) survivors.push(`- ${subject}, \`${file}\`: \`${from}\` → \`${to === "" ? "(nothing)" : to}\``);
    else killed += 1;
    console.log(`${survived ? "SURVIVED" : "killed  "} ${file}: ${from.slice(0, 60)} → ${to.slice(0, 60)}`);
  }
  total += mutants.length;
  totalKilled += killed;
  rows.push(`| ${subject} | ${mutants.length} | ${killed} | ${Math.round((killed / mutants.length) * 100)} % |`);
}
const score = (totalKilled / total) * 100;
rows.push(`| **all** | ${total} | ${totalKilled} | ${score.toFixed(1)} % |`);
const table = ["| Subject | Mutants | Killed | Score |", "| --- | --- | --- | --- |", ...rows].join("\n");
const list = survivors.length === 0 ? "None survived." : `Survived:\n\n${survivors.join("\n")}`;
console.log(`\n${table}\n\n${list}`);
if (selected.length === 0) {
  const intro = "Faults made by hand (`mutants.ts`), one at a time, against the unit tests: `npm run mutants`.";
  writeFileSync(RESULTS, `# Mutants\n\n${intro}\n\n${table}\n\n${list}\n`);
  spawnSync(process.execPath, [commandFile("@biomejs/biome", "biome"), "check", "--write", RESULTS]);
}
process.exit(score >= WANTED_PERCENT ? 0 : 1);
