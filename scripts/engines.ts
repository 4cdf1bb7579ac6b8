/**
 * Browser engines of the journeys. Chromium is the one of `browser.ts`. WebKit is Playwright's own build; so is Firefox if it is
 * installed, else it is the machine's, by WebDriver BiDi.
 */

import { existsSync } from "node:fs";
import { type Browser, type BrowserType, firefox, webkit } from "playwright-core";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

const FIREFOX = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** True if Playwright's own build is installed. */
const hasOwnBuild = (type: BrowserType) => existsSync(type.executablePath());

const installedFirefox = () => FIREFOX.find((file) => existsSync(file));

/** How to install an engine that this machine lacks; null if it has it, as Chromium for all other journeys. */
export function howToInstall(engine: Engine): string | null {
  if (engine === "webkit" && !hasOwnBuild(webkit)) return "npx playwright-core install --with-deps webkit";
  if (engine === "firefox" && !hasOwnBuild(firefox) && installedFirefox() === undefined)
    return "Debian: apt-get install firefox-esr; elsewhere: npx playwright-core install --with-deps firefox";
  return null;
}

export async function launchEngine(engine: "firefox" | "webkit"): Promise<Browser> {
  if (engine === "webkit") return webkit.launch();
  if (hasOwnBuild(firefox)) return firefox.launch();
  // Later versions of Playwright ask for a command that Firefox 153 ESR lacks (emulation.setMediaFeaturesOverride).
  const { firefox: bidi } = await import("playwright-core-esr");
  // Its locators do not find the elements of a page that comes from the back/forward cache.
  const firefoxUserPrefs = { "browser.sessionhistory.max_total_viewers": 0 };
  const browser: unknown = await bidi.launch({
    channel: "moz-firefox",
    executablePath: installedFirefox(),
    firefoxUserPrefs,
  });
  return browser as Browser;
}
