/** A browser tab that takes note of everything that should not happen. */

import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export interface Visit {
  page: Page;
  /** Console messages, page errors, CSP violations, failed requests; empty when all is well. */
  trouble: string[];
  close(): Promise<void>;
}

/** Requests the test itself breaks, or the browser cancels when a page goes away. */
const EXPECTED_FAILURE = /ERR_ABORTED/;

export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on("console", (message) => trouble.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => trouble.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!EXPECTED_FAILURE.test(reason)) trouble.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== "document") {
      trouble.push(`${response.status()}: ${response.url()}`);
    }
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.log(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, trouble, close: () => context.close() };
}

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const body = document.body as unknown as Record<string, unknown>;
    return Object.keys(body).some((key) => key.startsWith("__react"));
  });
}

/** axe-core on the page as it stands; one line a violation. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Straight into the page by the debugger: the site's CSP rightly refuses a script element.
  await page.evaluate(axe.source);
  const results = await page.evaluate(() =>
    (
      window as unknown as {
        axe: {
          run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
        };
      }
    ).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
