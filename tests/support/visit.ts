/** A browser tab that collects everything that must not happen. */

import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page, Request, Route } from "playwright-core";

/** Requests the browser cancels when a page is left. */
const CANCELED = /ERR_ABORTED|NS_BINDING_ABORTED|Load request cancelled/;
const QUIET_MS = 150;

export async function openTab(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  /** Console messages, page errors, CSP violations, failed requests. */
  const trouble: string[] = [];
  page.on("console", (message) => trouble.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => trouble.push(`page error: ${error.message}`));
  const hasScripts = options.javaScriptEnabled !== false;
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Chromium calls a script that it may not load, because scripts are off, one that the policy forbids.
    const isOff = !hasScripts && request.resourceType() === "script";
    if (!CANCELED.test(reason) && !isOff) trouble.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== "document") {
      trouble.push(`${response.status()}: ${response.url()}`);
    }
  });
  const pending = new Set<Request>();
  let changedAt = 0;
  const ended = (request: Request) => {
    pending.delete(request);
    changedAt = performance.now();
  };
  page.on("request", (request) => {
    // Engines do not always say that a page's requests ended when it is left.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  /**
   * Resolves when the page has loaded and no request has been open for QUIET_MS. Tests that count requests wait for
   * Playwright's "networkidle" instead, which takes 500 ms.
   */
  const settled = async () => {
    await page.waitForLoadState("load");
    while (pending.size > 0 || performance.now() - changedAt < QUIET_MS) await setTimeout(QUIET_MS / 4);
  };
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.log(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, hasScripts, trouble, settled, close: () => context.close() };
}

export type Visit = Awaited<ReturnType<typeof openTab>>;

/** Requested documents, by path. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Types over what a field has; Playwright's `fill` appends in a Firefox that it drives by WebDriver BiDi. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}

/** The client router of a page. */
export type PageRouter = { navigate(to: string): Promise<void>; state: { location: { key: string } } };

/** Resolves when React has hydrated the page and shows what the router is at, which is later than the address changes. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter?: PageRouter };
    // While a document begins, it has no element yet.
    const shown = (document.documentElement as HTMLElement | null)?.dataset["hydrated"];
    return shown !== undefined && shown === router?.state.location.key;
  });
}

/** A day of the calendar with seats for the party, which can be booked. */
export const OPEN_DAY = ".day-link:not(.too-few)";

/** Waits for an address and for the page of this site that is shown there. */
export async function arrive(page: Page, to: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(to);
  await hydrated(page);
}

/** The minified build, which the browser parses twice as fast. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Resolves when nothing fades or moves any more: text that is half shown has too little contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, timeline, effect }) => {
          const ends = Number.isFinite(effect?.getComputedTiming().endTime);
          return playState === "running" && timeline instanceof DocumentTimeline && ends;
        })
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Runs axe-core on the page in its current state, when it is at rest; one line per violation.
 *
 * @param rules only these, such as the one that a color scheme can break
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated by the debugger: the site's CSP refuses an inline script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await atRest(page);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
      ...(runOnly === undefined ? {} : { runOnly: [...runOnly] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    );
  }, rules);
}

/** Axe in both color schemes; the dark one stays. Only contrast depends on the scheme. */
export async function axeViolationsInBothSchemes(page: Page): Promise<string[]> {
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return [...light, ...(await axeViolations(page, ["color-contrast"]))];
}

/** Holds the answers to some requests back until the returned function is called. @param answer what they get then */
export async function hold(page: Page, pattern: string, answer = (route: Route) => route.continue()) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    // The page may have given it up.
    await answer(route).catch(() => undefined);
  });
  return resolve;
}
