/**
 * `npm run mutants`: makes each fault of `mutants.ts` in a copy and runs the tests that must notice. Writes RESULTS.md.
 * Takes minutes; not part of `npm test`.
 */

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SUBJECTS } from "./mutants.ts";

const COPY = ".tmp/mutants";
const WANTED_PERCENT = 90;

function copy(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  const names = ["app", "worker", "tests/unit", "tests/support", "package.json", "vitest.config.ts", "tsconfig.json"];
  for (const name of names) cpSync(name, path.join(COPY, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(COPY, "node_modules"));
}

function testsPass(tests: readonly string[]): boolean {
  const args = ["run", "--project", "unit", "--bail", "1", "--testTimeout", "60000", "--reporter=dot", ...tests];
  return spawnSync("vitest", args, { cwd: COPY, encoding: "utf8", timeout: 120_000 }).status === 0;
}

const only = process.argv.slice(2);
copy();
const rows: string[] = [];
const alive: string[] = [];
let all = 0;
let dead = 0;
for (const [subject, { tests, mutants }] of Object.entries(SUBJECTS)) {
  if (only.length > 0 && !only.includes(subject)) continue;
  if (!testsPass(tests)) throw new Error(`The tests of ${subject} fail without any mutant`);
  let killed = 0;
  for (const { file, from, to } of mutants) {
    const target = path.join(COPY, file);
    const text = readFileSync(file, "utf8");
    if (text.split(from).length !== 2) throw new Error(`${file} does not have exactly one: ${from}`);
    writeFileSync(
      target,
      text.replace(from, () => to),
    );
    const survived = testsPass(tests);
    writeFileSync(target, text);
    if (survived) alive.push(`- ${subject}, \`${file}\`: \`${from}\` → \`${to === "" ? "(nothing)" : to}\``);
    else killed += 1;
    console.log(`${survived ? "ALIVE " : "killed"} ${file}: ${from.slice(0, 60)} → ${to.slice(0, 60)}`);
  }
  all += mutants.length;
  dead += killed;
  rows.push(`| ${subject} | ${mutants.length} | ${killed} | ${Math.round((killed / mutants.length) * 100)} % |`);
}
const score = (dead / all) * 100;
rows.push(`| **all** | ${all} | ${dead} | ${score.toFixed(1)} % |`);
const table = ["| Subject | Mutants | Killed | Score |", "| --- | --- | --- | --- |", ...rows].join("\n");
const survivors = alive.length === 0 ? "None is left alive." : `Alive:\n\n${alive.join("\n")}`;
console.log(`\n${table}\n\n${survivors}`);
if (only.length === 0) {
  writeFileSync(
    "tests/mutation/RESULTS.md",
    `# Mutants\n\nFaults made by hand in the rules of the edge (\`mutants.ts\`), one at a time, against the unit tests. \`npm run mutants\`.\n\n${table}\n\n${survivors}\n`,
  );
}
if (only.length === 0) spawnSync("biome", ["check", "--write", "tests/mutation/RESULTS.md"]);
process.exit(score >= WANTED_PERCENT ? 0 : 1);
