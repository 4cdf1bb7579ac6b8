/**
 * The browser and the stack of the journeys, and the tab of the running test. A file calls `startJourneys()` once; `stack`,
 * `pictures` and `tab` are set from then on.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { launchBrowser } from "#scripts/browser.ts";
import { type Engine, launchEngine } from "#scripts/engines.ts";
import { startFlatPictures } from "./flat-pictures.ts";
import { READY_TOKEN, type SharedStack, startTestStack } from "./test-stack.ts";
import { hydrated, openTab, type PageRouter, type Visit } from "./visit.ts";

export type TabOptions = BrowserContextOptions;

/** Fewer processes beside the pages' own: a tenth less work for each page. */
const FEWER_PROCESSES = ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"];

let browser: Browser;
export let stack: SharedStack;
/** The pictures of the pages of the stack. */
export let pictures: { origin: string };
/** The tab that was opened last. */
export let tab: Visit;

const opened: Visit[] = [];

let started: Promise<void> | undefined;

const { BROWSER_ENGINE } = process.env;
/** False in `npm test`. */
export const isEngineRun = BROWSER_ENGINE !== undefined;
export const engine = (BROWSER_ENGINE ?? "chromium") as Engine;

/** Starts once for all files of a Vitest worker; the browser ends with that worker. */
async function start(): Promise<void> {
  const launching = engine === "chromium" ? launchBrowser(FEWER_PROCESSES) : launchEngine(engine);
  const [launched, flat] = await Promise.all([launching, startFlatPictures()]);
  browser = launched;
  pictures = flat;
  stack = await startTestStack({ vars: { ADMIN_BASE_URL: flat.origin, READY_TOKEN } });
}

const FAILURES = ".tmp/failures";
const FAILURE_MS = 10_000;
/** Playwright traces of failed tests: `npx playwright-core show-trace <file>`. They slow tests down, so only CI records them. */
const isTraced = process.env.TRACE === "1";

/** What a failed test's tab shows and has complained about, for CI's artifacts. Never fails a test itself. */
async function keepFailure({ page, trouble }: Visit, name: string): Promise<void> {
  const file = `${FAILURES}/${name.replace(/[^\w]+/g, "-").slice(-120)}`;
  mkdirSync(FAILURES, { recursive: true });
  const none = pause(FAILURE_MS, "The page does not answer.", { ref: false });
  const html = await Promise.race([page.content().catch(String), none]);
  writeFileSync(`${file}.html`, html);
  writeFileSync(`${file}.log`, `${[page.url(), ...trouble].join("\n")}\n`);
  await page.screenshot({ path: `${file}.png`, fullPage: true, timeout: FAILURE_MS }).catch(() => undefined);
  if (isTraced)
    await page
      .context()
      .tracing.stop({ path: `${file}.zip` })
      .catch(() => undefined);
}

/** After each test its tabs are closed and its faults removed. */
export function startJourneys(): void {
  beforeAll(() => {
    started ??= start();
    return started;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      const name = `${task.file.name} ${task.suite?.name ?? ""} ${task.name}`;
      await Promise.all(opened.map((one, at) => keepFailure(one, `${name} ${at + 1}`)));
    }
    await Promise.all(opened.splice(0).map((one) => one.close()));
    stack.operator.forget();
    await stack.clearFaults();
  });
}

/** An empty tab with cookies and caches of its own. */
export async function newTab(options: TabOptions = {}): Promise<Visit> {
  tab = await openTab(browser, options);
  opened.push(tab);
  // Playwright cannot switch them off in a Firefox that it drives by WebDriver BiDi.
  if (!tab.hasScripts && engine === "firefox") await tab.page.route("**/*.js", (route) => route.abort());
  if (isTraced) await tab.page.context().tracing.start({ screenshots: true });
  return tab;
}

export const url = (path: string, host = "localhost") => `http://${host}:${stack.site.url.port}${path}`;

/** Loads a page in a tab; resolves when nothing is loading and, with scripts, React has hydrated it. */
export async function load(path: string, visit: Visit = tab): Promise<Page> {
  await visit.page.goto(path.startsWith("http") ? path : url(path));
  if (!visit.hasScripts) {
    await visit.settled();
    return visit.page;
  }
  await hydrated(visit.page);
  await visit.settled();
  return visit.page;
}

/** Reloads the page of a tab, and waits as `load` does. */
export async function reload(visit: Visit = tab): Promise<Page> {
  await visit.page.reload();
  await hydrated(visit.page);
  await visit.settled();
  return visit.page;
}

/** A new tab with a loaded page. */
export async function visit(path: string, options: TabOptions = {}): Promise<Visit> {
  await newTab(options);
  await load(path);
  return tab;
}

export async function openPage(path: string, options: TabOptions = {}): Promise<Page> {
  return (await visit(path, options)).page;
}

/** A new tab with a loaded page, without animations. */
export async function openStill(path: string, options: TabOptions = {}): Promise<Page> {
  return openPage(path, { reducedMotion: "reduce", ...options });
}

/** Follows a link to a path as the page's own links do, by the client router; resolves when React shows the new page. */
export async function navigate(to: string): Promise<void> {
  await tab.page.evaluate(
    (path) => (window as unknown as { __reactRouterDataRouter: PageRouter }).__reactRouterDataRouter.navigate(path),
    to,
  );
  await hydrated(tab.page);
}

/** Marks the document; `isSameDocument` is false once another one was loaded. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
