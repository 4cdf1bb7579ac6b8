/** Verifies the list of mutants against the current sources, without running any test. */

import { existsSync, readFileSync } from "node:fs";
import type { Subject } from "./subject.ts";

/** Copied for the run with mutants; enough for the tests of every subject. */
export const COPIED = [
  "app",
  "worker",
  "tests/unit",
  "tests/support",
  "package.json",
  "vitest.config.ts",
  "tsconfig.json",
];

function readOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/**
 * @param read null for a file that does not exist
 * @returns one line per mistake: a missing test or source file, or a mutant whose text is not found exactly once
 */
export function findMistakes(
  subjects: Readonly<Record<string, Subject>>,
  read: (file: string) => string | null = readOrNull,
): string[] {
  const mistakes: string[] = [];
  for (const [name, { tests, mutants }] of Object.entries(subjects)) {
    for (const test of tests) if (read(test) === null) mistakes.push(`${name}: no test file ${test}`);
    for (const { file, from, to } of mutants) {
      const found = (read(file) ?? "").split(from).length - 1;
      if (found !== 1) mistakes.push(`${name}: ${file} has ${found} times, not once: ${from}`);
      if (from === to) mistakes.push(`${name}: ${file} is not changed by: ${from}`);
    }
  }
  return mistakes;
}
