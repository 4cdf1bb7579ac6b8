/** Threats T19: no pattern of ours takes more than linear time, whatever text it meets. */

import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { parseSync } from "vite";
import { expect, it } from "vitest";

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every regular-expression literal of a file, found by a parser; a `RegExp` made from text cannot be judged, so there is none. */
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

it("every pattern of app and worker is safe from inputs made to stall it", { timeout: 60_000 }, async () => {
  const files = globSync("{app,worker}/**/*.{ts,tsx}");
  const patterns = files.flatMap(patternsOf);
  const known = new Set<string>();
  const judged = patterns.filter(
    ({ source, flags }) => !known.has(`/${source}/${flags}`) && known.add(`/${source}/${flags}`),
  );
  expect(judged.length).toBeGreaterThan(50);
  const vulnerable: string[] = [];
  for (const { file, source, flags } of judged) {
    const { status } = await check(source, flags, { timeout: null });
    if (status !== "safe") vulnerable.push(`${file}: /${source}/${flags} is ${status}`);
  }
  expect(vulnerable).toEqual([]);
  // It does find the pattern everybody writes for an e-mail address.
  expect((await check("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "")).status).toBe("vulnerable");
});
