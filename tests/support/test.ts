/** `npm test`: the checks, a build, then every test. Ends in one line, `N passed, N failed`. */

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

const REPORT = ".tmp/vitest.json";
const STEPS = ["check:types", "check:lint", "check:format", "check:dead", "build"];

let passed = 0;
let failed = 0;

for (const step of STEPS) {
  const { status } = spawnSync("npm", ["run", "--silent", step], { stdio: "inherit" });
  if (status === 0) passed++;
  else failed++;
  console.log(`${status === 0 ? "✓" : "✗"} npm run ${step}`);
}

mkdirSync(".tmp", { recursive: true });
rmSync(REPORT, { force: true });
const args = ["run", "--reporter=default", "--reporter=json", `--outputFile=${REPORT}`, ...process.argv.slice(2)];
const vitest = spawnSync("vitest", args, { stdio: "inherit" });

try {
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as { numPassedTests: number; numFailedTests: number };
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that fails to load has no test in it that could fail.
  if (vitest.status !== 0 && report.numFailedTests === 0) failed++;
} catch {
  failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
