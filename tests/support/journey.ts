/**
 * What journeys share: a browser and a stack for each file of tests, and the tab of the test that runs. A file calls
 * `startJourneys()` once; `stack` and `tab` are there from then on.
 */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchBrowser } from "#scripts/browser.ts";
import { startTestStack, type TestStack } from "./test-stack.ts";
import { hydrated, openTab, type Visit } from "./visit.ts";

export type TabOptions = BrowserContextOptions;

let browser: Browser;
export let stack: TestStack;
/** The one opened last. */
export let tab: Visit;

const opened: Visit[] = [];

/** Every test's tabs are closed and its faults taken back after it. */
export function startJourneys(launch: Parameters<typeof launchBrowser>[0] = {}): void {
  beforeAll(async () => {
    [browser, stack] = await Promise.all([launchBrowser(launch), startTestStack()]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await stack.clearFaults();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });
}

/** A tab that has been nowhere yet. */
export async function newTab(options: TabOptions = {}): Promise<Visit> {
  tab = await openTab(browser, options);
  opened.push(tab);
  return tab;
}

export const url = (path: string, host = "localhost") => `http://${host}:${stack.site.url.port}${path}`;

/** A new tab with a page that has settled: nothing is loading, and React, where scripts may run, has taken it over. */
export async function visit(path: string, options: TabOptions = {}): Promise<Visit> {
  await newTab(options);
  await tab.page.goto(url(path));
  if (options.javaScriptEnabled !== false) await hydrated(tab.page);
  await tab.settled();
  return tab;
}

/** The same, for who needs the page alone. */
export async function openPage(path: string, options: TabOptions = {}): Promise<Page> {
  return (await visit(path, options)).page;
}

/** The same, where things that move would be nowhere yet. */
export async function openStill(path: string, options: TabOptions = {}): Promise<Page> {
  return openPage(path, { reducedMotion: "reduce", ...options });
}

/** Takes the open tab to another address by the client router, as a link in its page would. */
export function navigate(to: string): Promise<void> {
  return tab.page.evaluate(
    (path) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(path),
    to,
  );
}
