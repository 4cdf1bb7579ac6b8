/** Our regular expressions take linear time on any input (docs/threats.md T19). */

import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { parseSync } from "vite";
import { expect, it } from "vitest";

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Regular-expression literals of a file. `RegExp` from text cannot be checked, so it is not allowed. */
function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = [];
  const seen = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(seen);
    if (typeof node !== "object" || node === null) return;
    const { type, regex, callee } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
    };
    if (regex !== undefined && regex !== null) found.push({ file, source: regex.pattern, flags: regex.flags });
    if (type === "NewExpression" || type === "CallExpression") expect(callee?.name, file).not.toBe("RegExp");
    for (const child of Object.values(node)) seen(child);
  };
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"));
  expect(errors, file).toEqual([]);
  seen(program);
  return found;
}

/** Judged by the steps of a match alone: by default a second on a slow machine counts as a fault, too. */
const BY_STEPS = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

it("no pattern of app and worker can be stalled by its input", async () => {
  const patterns = globSync("{app,worker}/**/*.{ts,tsx}").flatMap(patternsOf);
  // One repetition after a fixed start, or none: nothing that a backtracking engine could try twice.
  const repeating = patterns.filter(({ source }) => {
    const repetitions = source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, "x").match(/[*+{]/g)?.length ?? 0;
    return repetitions > (source.startsWith("^") ? 1 : 0);
  });
  const judged = new Map(repeating.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  expect(judged.size).toBeGreaterThan(25);
  const vulnerable: string[] = [];
  for (const [name, { file, source, flags }] of judged) {
    const { status } = await check(source, flags, BY_STEPS);
    if (status !== "safe") vulnerable.push(`${file}: ${name} is ${status}`);
  }
  expect(vulnerable).toEqual([]);
  // The checker does find the common pattern for e-mail addresses.
  expect((await check("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "")).status).toBe("vulnerable");
});
