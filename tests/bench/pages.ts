/**
 * `npm run bench:pages`: what a visitor on a slow phone waits for, page by page: medians of cold visits under mobile
 * throttling, then Lighthouse, then two walks (list to detail, and touching a page that is still becoming alive).
 *
 * `-- --routes /faq,/` and `--rounds 1` make it short, `--no-lighthouse` shorter; `--save` keeps the tables in RESULTS.md.
 */

import type { Browser } from "playwright-core";
import { launchBrowser } from "#scripts/browser.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { type LighthouseRun, runLighthouse } from "./page-lighthouse.ts";
import { type TouchFigures, timeListToDetail, touchWhileHydrating } from "./page-moves.ts";
import { type PageOptions, pageOptions, TOUR_PATH } from "./page-options.ts";
import { lighthouseTable, listToDetailLine, pageTable, touchTable } from "./page-tables.ts";
import { type PageFigures, THROTTLING, visitPage } from "./page-visit.ts";
import { machine, saveSection } from "./results.ts";

/** One page of each kind is enough to see whether coming alive blocks anybody. */
const TOUCHED_ROUTES = ["/", "/faq", "/our-tours", TOUR_PATH];
const CARDS = 5;

const options = pageOptions(process.argv.slice(2));
const startedAt = Date.now();

/** What runs, to be stopped on every way out. */
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

/** A shared machine hiccups: one visit that fails is tried once more, the second failure is the result. */
async function twice<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    progress(`${what}: again, after ${error instanceof Error ? error.message.split("\n")[0] : "a failure"}`);
    return attempt();
  }
}

async function forRoutes<Result>(
  what: string,
  { routes, rounds }: Pick<PageOptions, "routes" | "rounds">,
  run: (path: string) => Promise<Result>,
  say: (result: Result) => string,
): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(routes.map((path) => [path, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [index, path] of routes.entries()) {
      const result = await twice(path, () => run(path));
      results.get(path)?.push(result);
      progress(`${what} ${round}/${rounds}, ${index + 1}/${routes.length}  ${path}  ${say(result)}`);
    }
  }
  return results;
}

/** Each a first visit: Lighthouse leaves cookies behind, and a session that is too old begins with a 401 (specification 4). */
async function judge(browser: Browser, url: URL, debuggingPort: number): Promise<LighthouseRun> {
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send("Storage.clearCookies");
  await devtools.detach();
  return runLighthouse(url, debuggingPort);
}

async function measure(stack: TestStack, browser: Browser, debuggingPort: number): Promise<string> {
  const origin = stack.site.url;
  const own = [origin.origin, `http://localhost:${origin.port}`, stack.operatorUrl.origin];
  const at = (path: string) => new URL(path, `http://localhost:${origin.port}`);
  // Pages as most visitors get them: from the page cache.
  for (const path of options.routes) await stack.get(path);

  const visits = await forRoutes<PageFigures>(
    "visit",
    options,
    (path) => visitPage(browser, at(path), own),
    ({ fcp, lcp, tbt }) => `FCP ${fcp.toFixed(0)}  LCP ${lcp.toFixed(0)}  TBT ${tbt.toFixed(0)}`,
  );
  const touches = await forRoutes<TouchFigures>(
    "touch",
    { routes: TOUCHED_ROUTES.filter((path) => options.routes.includes(path)), rounds: options.rounds },
    (path) => touchWhileHydrating(browser, at(path), own),
    ({ slowest }) => `slowest ${slowest.toFixed(0)}`,
  );
  progress("from the list to a tour");
  const moves = await twice("list to detail", () => timeListToDetail(browser, at("/"), CARDS));
  const reports = options.lighthouse
    ? await forRoutes<LighthouseRun>(
        "Lighthouse",
        options,
        (path) => judge(browser, at(path), debuggingPort),
        ({ scores }) => Object.values(scores).join(" "),
      )
    : new Map<string, LighthouseRun[]>();

  const { rttMs, downKbit, cpu } = THROTTLING;
  return [
    `${machine()}. Chromium ${browser.version()}, medians of ${options.rounds}, pages from the page cache, caches of the browser empty.`,
    `Throttled to ${rttMs} ms RTT, ${downKbit / 1000} Mbit/s, ${cpu}× CPU; times in ms, sizes in KB (1,024 bytes) on the wire.`,
    pageTable(visits),
    touchTable(touches),
    listToDetailLine(moves),
    ...(reports.size > 0 ? [lighthouseTable(reports)] : []),
  ].join("\n\n");
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
