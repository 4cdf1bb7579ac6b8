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
  const files = globSync("{app,worker}/**/*.{ts,tsx}");
  const patterns = files.flatMap(patternsOf);
  const known = new Set<string>();
  const judged = patterns.filter(
    ({ source, flags }) => !known.has(`/${source}/${flags}`) && known.add(`/${source}/${flags}`),
  );
  expect(judged.length).toBeGreaterThan(50);
  const vulnerable: string[] = [];
  for (const { file, source, flags } of judged) {
    const { status } = await check(source, flags, BY_STEPS);
    if (status !== "safe") vulnerable.push(`${file}: /${source}/${flags} is ${status}`);
  }
  expect(vulnerable).toEqual([]);
  // The checker does find the common pattern for e-mail addresses.
  expect((await check("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "")).status).toBe("vulnerable");
});
