/** `npm run check`: types, lint, format and dead code. */

import { runCommand } from "./child-processes.ts";

export const CHECKS = ["check:types", "check:lint", "check:format", "check:dead"];

export interface Outcome {
  passed: number;
  /** One text for each failure: what failed, and why in its first line. */
  failures: string[];
}

/** Runs scripts of package.json side by side; prints a line for each, and the output of those that fail. */
export async function runScripts(names: readonly string[]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [] };
  await Promise.all(
    names.map(async (name) => {
      const startedAt = performance.now();
      const { status, output } = await runCommand(process.execPath, ["--run", name], {
        stdio: ["ignore", "pipe", "pipe"],
      });
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      if (status === 0) outcome.passed += 1;
      else outcome.failures.push(`npm run ${name}`);
      console.log(`${status === 0 ? "✓" : `${output}\n✗`} npm run ${name} (${seconds} s)`);
    }),
  );
  return outcome;
}

if (import.meta.main) {
  const { failures } = await runScripts(CHECKS);
  process.exit(failures.length === 0 ? 0 : 1);
}
