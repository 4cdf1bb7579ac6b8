/**
 * `npm test`: checks, build, every test. `npm test -- cart`: only the test files whose path contains "cart", without
 * checks, and with a build only if one of them needs it and the build is older than its sources. `--project=site` and
 * `-t "part of a title"` narrow it further. `--engines` runs the journeys tagged "engines" in each browser engine that
 * this machine has. Ends in one line, `N passed, N failed`.
 */

import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import type { JsonAssertionResult, JsonTestResults } from "vitest/node";
import { areStandInsOutdated, isSiteOutdated } from "./build-age.ts";
import { CHECKS, type Outcome, runScripts } from "./check.ts";
import { commandFile, runCommand } from "./child-processes.ts";
import { ENGINES, howToInstall } from "./engines.ts";

/** Folders of tests, each a Vitest project (vitest.config.ts). */
const PROJECTS = ["unit", "simulation", "site", "journeys"] as const;
type Project = (typeof PROJECTS)[number];

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: "string", multiple: true },
    engines: { type: "boolean", default: false },
    testNamePattern: { type: "string", short: "t" },
  },
});

const total: Outcome = { passed: 0, failures: [] };

function count({ passed, failures }: Outcome): void {
  total.passed += passed;
  total.failures.push(...failures);
}

/** Names what failed once more: the output of several thousand tests lies between, and a log may keep only its end. */
function finish(): never {
  for (const failure of total.failures) console.log(`failed: ${failure}`);
  console.log(`${total.passed} passed, ${total.failures.length} failed`);
  process.exit(total.failures.length === 0 && total.passed > 0 ? 0 : 1);
}

const reasonOf = ({ fullName, failureMessages }: JsonAssertionResult) =>
  `${fullName}: ${firstLine(failureMessages?.[0])}`;

function failuresIn({ testResults }: JsonTestResults): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message !== "") return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file}: ${reasonOf(test)}`);
  });
}

function firstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}

function vitestArgs(projects: readonly Project[], report: string): string[] {
  return [
    commandFile("vitest"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
    ...projects.map((name) => `--project=${name}`),
    // More windows than cores make Firefox and WebKit miss their time limits.
    ...(values.engines ? ["--tags-filter=engines", "--maxWorkers=2"] : []),
    ...(values.testNamePattern === undefined ? [] : [`--testNamePattern=${values.testNamePattern}`]),
    ...filters,
  ];
}

/**
 * Runs the tests of some projects and counts them.
 *
 * @param options.isQuiet collects what Vitest prints and returns it, instead of printing it at once
 */
async function runTests(
  projects: readonly Project[],
  { isQuiet = false, engine = process.env.BROWSER_ENGINE } = {},
): Promise<string> {
  const report = `.tmp/vitest-${[...projects, ...(values.engines ? [engine] : [])].join("-")}.json`;
  rmSync(report, { force: true });
  const output = isQuiet ? "pipe" : "inherit";
  const vitest = await runCommand(process.execPath, vitestArgs(projects, report), {
    stdio: ["ignore", output, output],
    env: { ...process.env, BROWSER_ENGINE: engine },
  });
  try {
    const results = JSON.parse(readFileSync(report, "utf8")) as JsonTestResults;
    const failures = failuresIn(results);
    if (vitest.status !== 0 && failures.length === 0)
      failures.push(`${projects.join(", ")}: Vitest, for its own reason`);
    count({ passed: results.numPassedTests, failures });
  } catch {
    count({ passed: 0, failures: [`${projects.join(", ")}: Vitest wrote no report`] });
  }
  return vitest.output;
}

function hasMatchingFile(project: Project): boolean {
  const files = globSync(`tests/${project}/**/*.test.ts`).map((file) => file.replaceAll("\\", "/"));
  return files.some((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
}

async function runInEngines(): Promise<void> {
  const advice = new Map(ENGINES.map((engine) => [engine, howToInstall(engine)]));
  for (const [engine, missing] of advice) {
    if (missing !== null) continue;
    console.log(`\n${engine}`);
    // One after the other: each has all cores.
    // oxlint-disable-next-line no-await-in-loop
    await runTests(["journeys"], { engine });
  }
  for (const [engine, missing] of advice) if (missing !== null) console.log(`${engine} is missing. ${missing}`);
}

async function runSelected(): Promise<void> {
  const wanted: readonly string[] = values.project ?? PROJECTS;
  const projects = PROJECTS.filter((name) => wanted.includes(name) && hasMatchingFile(name));
  if (projects.length === 0) {
    console.log(`No test file matches ${[...filters, ...(values.project ?? [])].join(", ")}.`);
    process.exit(1);
  }
  if (projects.some((name) => name === "site" || name === "journeys") && (isSiteOutdated() || areStandInsOutdated())) {
    const built = await runScripts(["build"]);
    if (built.failures.length > 0) process.exit(1);
  }
  await (values.engines ? runInEngines() : runTests(projects));
}

/** What only needs processors goes first: pages and servers of the others wait by real clocks, which a busy machine misses. */
async function runEverything(): Promise<void> {
  const [built, checked, printed] = await Promise.all([
    runScripts(["build"]),
    runScripts(CHECKS),
    runTests(["unit", "simulation"], { isQuiet: true }),
  ]);
  count(built);
  count(checked);
  console.log(printed);
  if (built.failures.length > 0) {
    console.log("The build failed: site tests and journeys need it and were not run.");
    return;
  }
  // Up to six workers on two cores: they often wait, for pages, servers and time limits.
  const [printedOfSite] = await Promise.all([runTests(["site"], { isQuiet: true }), runTests(["journeys"])]);
  console.log(printedOfSite);
}

mkdirSync(".tmp", { recursive: true });
const isWhole =
  !values.engines && filters.length === 0 && values.project === undefined && values.testNamePattern === undefined;
await (isWhole ? runEverything() : runSelected());
finish();
