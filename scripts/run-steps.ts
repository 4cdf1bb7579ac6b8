import { runCommand } from "./child-processes.ts";

export const CHECKS = ["check:types", "check:lint", "check:format", "check:dead"];

export interface Counts {
  passed: number;
  failed: number;
}

/** Runs scripts of package.json side by side; prints a line for each, and the output of those that fail. */
export async function runScripts(names: readonly string[]): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  await Promise.all(
    names.map(async (name) => {
      const startedAt = performance.now();
      const { status, output } = await runCommand(process.execPath, ["--run", name], {
        stdio: ["ignore", "pipe", "pipe"],
      });
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      if (status === 0) counts.passed += 1;
      else counts.failed += 1;
      console.log(`${status === 0 ? "✓" : `${output}\n✗`} npm run ${name} (${seconds} s)`);
    }),
  );
  return counts;
}
