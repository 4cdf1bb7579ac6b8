/**
 * `npm run bench:pages`: every page on a slow phone (medians of cold visits), then input before and after hydration, taps,
 * client navigations, and Lighthouse.
 *
 * `-- --routes /faq,/` and `--rounds 1` shorten it, and so does `--no-lighthouse`. `--applied` makes Lighthouse throttle
 * the browser instead of simulating it. `--save` writes the tables to RESULTS.md.
 */

import type { Browser } from "playwright-core";
import { launchBrowser } from "#scripts/browser.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { inputsOf, timeInput } from "./page-inputs.ts";
import { type LighthouseRun, type LighthouseThrottling, runLighthouse } from "./page-lighthouse.ts";
import { MOVES, TAPS, type TouchFigures, timeMove, timeTap, touchWhileHydrating } from "./page-moves.ts";
import { type PageOptions, pageOptions, TOUR_PATH } from "./page-options.ts";
import { lighthouseTable, pageTable, timesTable, touchTable } from "./page-tables.ts";
import { executedBytes, type PageFigures, THROTTLING, visitPage } from "./page-visit.ts";
import { machine, saveSection } from "./results.ts";

/** One page of each kind: hydration depends on the kind. */
const TOUCHED_ROUTES = ["/", "/faq", "/our-tours", TOUR_PATH];

const options = pageOptions(process.argv.slice(2));
const startedAt = Date.now();

/** Stopped on every exit. */
const running: { stop(): Promise<unknown> }[] = [];
async function stopAll(): Promise<void> {
  await Promise.allSettled(running.splice(0).map((each) => each.stop()));
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(130)));
}

function progress(what: string): void {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}`);
}

/** Retries once, for a busy machine; a second failure ends the run. */
async function withRetry<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    progress(`${what}: retried after ${error instanceof Error ? error.message.split("\n")[0] : "a failure"}`);
    return attempt();
  }
}

async function forRoutes<Result>(
  what: string,
  { routes, rounds }: Pick<PageOptions, "routes" | "rounds">,
  run: (path: string) => Promise<Result>,
  summary: (result: Result) => string,
): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(routes.map((path) => [path, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [index, path] of routes.entries()) {
      const result = await withRetry(path, () => run(path));
      results.get(path)?.push(result);
      progress(`${what} ${round}/${rounds}, ${index + 1}/${routes.length}  ${path}  ${summary(result)}`);
    }
  }
  return results;
}

/** Adds a time to those of a name. */
function record(timesMs: Map<string, number[]>, name: string, ms: number): void {
  timesMs.set(name, [...(timesMs.get(name) ?? []), ms]);
  progress(`${name}  ${ms.toFixed(0)}`);
}

/** In eight days the tour departs, and the month may be the next one. */
function someDaySoon(): string {
  return new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
}

/** Without cookies, which Lighthouse keeps: an expired token in them would start the visit with a 401. */
async function firstVisit(
  browser: Browser,
  url: URL,
  debuggingPort: number,
  throttling: LighthouseThrottling,
): Promise<LighthouseRun> {
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send("Storage.clearCookies");
  await devtools.detach();
  return runLighthouse(url, debuggingPort, throttling);
}

async function measure(stack: TestStack, browser: Browser, debuggingPort: number): Promise<string> {
  const origin = stack.site.url;
  const own = [origin.origin, `http://localhost:${origin.port}`, stack.operatorUrl.origin];
  const at = (path: string) => new URL(path, `http://localhost:${origin.port}`);
  // Most visitors get pages from the page cache.
  for (const path of options.routes) await stack.get(path);

  const visits = await forRoutes<PageFigures>(
    "visit",
    options,
    (path) => visitPage(browser, at(path), own),
    ({ fcpMs, lcpMs, tbtMs }) => `FCP ${fcpMs.toFixed(0)}  LCP ${lcpMs.toFixed(0)}  TBT ${tbtMs.toFixed(0)}`,
  );
  const touches = await forRoutes<TouchFigures>(
    "touch",
    { routes: TOUCHED_ROUTES.filter((path) => options.routes.includes(path)), rounds: options.rounds },
    (path) => touchWhileHydrating(browser, at(path)),
    ({ slowestMs }) => `slowest ${slowestMs.toFixed(0)}`,
  );
  const movesMs = new Map<string, number[]>();
  for (const move of MOVES) {
    record(movesMs, move.name, await withRetry(move.name, () => timeMove(browser, at("/"), move)));
  }
  const tapsMs = new Map<string, number[]>();
  const inputsMs = new Map<string, number[]>();
  for (let round = 1; round <= options.rounds; round++) {
    for (const move of TAPS)
      record(tapsMs, move.name, await withRetry(move.name, () => timeTap(browser, at("/"), move)));
    for (const input of inputsOf(TOUR_PATH, someDaySoon())) {
      const name = `${input.name}, ${input.path.split("?", 1)[0]}`;
      record(inputsMs, name, await withRetry(name, () => timeInput(browser, at("/"), input)));
    }
  }

  const executed = new Map<string, number>();
  for (const path of options.routes) executed.set(path, await withRetry(path, () => executedBytes(browser, at(path))));
  const { rttMs, downKbit, cpu } = THROTTLING;
  const tables = [
    `${machine()}. Chromium ${browser.version()}, medians of ${options.rounds}, pages from the page cache, the browser's caches empty.`,
    `Throttled to ${rttMs} ms RTT, ${downKbit / 1000} Mbit/s, ${cpu}× CPU; times in ms, sizes in KB (1,024 bytes) on the wire.`,
    pageTable(visits, executed),
    touchTable(touches),
    timesTable(["input, 4× CPU", "to the next paint (INP)"], inputsMs),
    timesTable(["tap, throttled", "tap to painted page"], tapsMs),
    timesTable(["client navigation, not throttled", "click to painted page"], movesMs),
  ];
  const throttling = options.lighthouse;
  if (throttling !== null) {
    const reports = await forRoutes<LighthouseRun>(
      "Lighthouse",
      options,
      (path) => firstVisit(browser, at(path), debuggingPort, throttling),
      ({ scores }) => Object.values(scores).join(" "),
    );
    tables.push(lighthouseTable(reports, throttling));
  }
  return tables.join("\n\n");
}

try {
  const debuggingPort = await anyFreePort();
  const stack = await startTestStack({ vars: { LOG_SAMPLE: "0" } });
  running.push({ stop: () => stack.stop() });
  const browser = await launchBrowser({ moreFlags: [`--remote-debugging-port=${debuggingPort}`] });
  running.push({ stop: () => browser.close() });
  const tables = await measure(stack, browser, debuggingPort);
  console.log(`\n${tables}\n`);
  if (options.save) saveSection("The pages in the browser (`npm run bench:pages`)", tables);
} finally {
  await stopAll();
}
process.exit(0);
