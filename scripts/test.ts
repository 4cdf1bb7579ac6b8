/** `npm test`: the checks, a build, then every test. Ends in one line, `N passed, N failed`. */

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

const STEPS = ["check:types", "check:lint", "check:format", "check:dead", "build"];
/** Side by side: a browser keeps one core busy, and what has none mostly waits. */
const JOURNEYS = ["journeys"];
const OTHERS = ["unit", "site"];
/** What files to run, as vitest takes it; then it may be that one of the two runs has none. */
const FILTERS = process.argv.slice(2);

let passed = 0;
let failed = 0;

for (const step of STEPS) {
  const { status } = spawnSync("npm", ["run", "--silent", step], { stdio: "inherit" });
  if (status === 0) passed++;
  else failed++;
  console.log(`${status === 0 ? "✓" : "✗"} npm run ${step}`);
}

/** Runs and counts the tests of some projects; resolves to what they print, if they are not to print it themselves. */
async function run(projects: readonly string[], output: "inherit" | "pipe"): Promise<string> {
  const report = `.tmp/vitest-${projects.join("-")}.json`;
  rmSync(report, { force: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile=${report}`];
  args.push(...projects.map((name) => `--project=${name}`), ...FILTERS);
  if (FILTERS.length > 0) args.push("--passWithNoTests");
  const vitest = spawn("vitest", args, { stdio: ["ignore", output, output] });
  let printed = "";
  for (const stream of [vitest.stdout, vitest.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      printed += chunk;
    });
  }
  const status = await new Promise<number | null>((resolve) => vitest.on("close", resolve));
  try {
    const counts = JSON.parse(readFileSync(report, "utf8")) as { numPassedTests: number; numFailedTests: number };
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    // A file that fails to load has no test in it that could fail.
    if (status !== 0 && counts.numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
  return printed;
}

mkdirSync(".tmp", { recursive: true });
const [printed] = await Promise.all([run(OTHERS, "pipe"), run(JOURNEYS, "inherit")]);
console.log(`${printed}\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
