/**
 * What journeys share: the browser and the stack of all files, and the tab of the test that runs. A file calls
 * `startJourneys()` once; `stack` and `tab` are set from then on.
 */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchBrowser } from "#scripts/browser.ts";
import { type SharedStack, sharedTestStack, startTestStack, type TestStack } from "./test-stack.ts";
import { hydrated, openTab, type Visit } from "./visit.ts";

export type TabOptions = BrowserContextOptions;

type LaunchOptions = Parameters<typeof launchBrowser>[0];

let browser: Browser;
export let stack: SharedStack;
/** The one opened last. */
export let tab: Visit;

const opened: Visit[] = [];
/** By launch options; they end with this process. */
const browsers = new Map<string, Promise<Browser>>();

function sharedBrowser(options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const running = browsers.get(key) ?? launchBrowser(options);
  browsers.set(key, running);
  return running;
}

interface JourneyOptions extends NonNullable<LaunchOptions> {
  /** For faults in content that other files may have stored already. */
  ownStack?: boolean;
}

/** After every test its tabs are closed and its faults removed. */
export function startJourneys({ ownStack = false, ...launch }: JourneyOptions = {}): void {
  let own: TestStack | undefined;
  beforeAll(async () => {
    browser = await sharedBrowser(launch);
    if (ownStack) own = await startTestStack();
    stack = own ?? (await sharedTestStack());
  });
  afterAll(() => own?.stop());
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await stack.clearFaults();
  });
}

/** An empty tab. */
export async function newTab(options: TabOptions = {}): Promise<Visit> {
  tab = await openTab(browser, options);
  opened.push(tab);
  return tab;
}

export const url = (path: string, host = "localhost") => `http://${host}:${stack.site.url.port}${path}`;

/** A new tab with a page that has loaded and, where scripts may run, hydrated. */
export async function visit(path: string, options: TabOptions = {}): Promise<Visit> {
  await newTab(options);
  await tab.page.goto(url(path));
  if (options.javaScriptEnabled !== false) await hydrated(tab.page);
  await tab.settled();
  return tab;
}

/** The same; returns the page alone. */
export async function openPage(path: string, options: TabOptions = {}): Promise<Page> {
  return (await visit(path, options)).page;
}

/** The same, with animations off. */
export async function openStill(path: string, options: TabOptions = {}): Promise<Page> {
  return openPage(path, { reducedMotion: "reduce", ...options });
}

/** Navigates the open tab by the client router, as a link in its page would. */
export function navigate(to: string): Promise<void> {
  return tab.page.evaluate(
    (path) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(path),
    to,
  );
}
