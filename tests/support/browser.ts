/**
 * A Chromium for tests: CHROME_PATH, else an installed one, else the headless build inside `@sparticuz/chromium`, so
 * that a machine without any browser, and a user who is not root, can run everything.
 */

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // "HeadlessChrome" counts as a crawler, and crawlers get no error pages: test as a person.
  "--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
];

async function executable(): Promise<{ path: string; flags: string[] }> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { path: named, flags: FLAGS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, flags: FLAGS };
  const { default: packed } = await import("@sparticuz/chromium");
  return { path: await packed.executablePath(), flags: [...new Set([...packed.args, ...FLAGS])] };
}

export async function launchBrowser(): Promise<Browser> {
  const { path, flags } = await executable();
  return chromium.launch({ executablePath: path, args: flags, headless: true });
}
