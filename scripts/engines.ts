/**
 * Browser engines of the journeys. Chromium is the one of `browser.ts`. WebKit is Playwright's own build; so is Firefox if it is
 * installed, else it is the machine's, by WebDriver BiDi.
 */

import { existsSync } from "node:fs";
import { type Browser, type BrowserType, firefox, webkit } from "playwright-core";
import { installedBrowsers } from "./browser.ts";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

const FIREFOX = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Debian's packages. Its WebKit is none that Playwright drives. */
const APT_PACKAGES: Partial<Record<Engine, string>> = { chromium: "chromium", firefox: "firefox-esr" };

/** True if Playwright's own build is installed. */
const hasOwnBuild = (type: BrowserType) => existsSync(type.executablePath());

const installedFirefox = () => FIREFOX.find((file) => existsSync(file));

function hasChromium(): boolean {
  if ((process.env.CHROME_PATH ?? "") !== "" || (process.platform === "linux" && process.arch === "x64")) return true;
  return installedBrowsers(process.platform, process.env).some((file) => existsSync(file));
}

/** How to install an engine that this machine lacks; null if it has it. */
export function howToInstall(engine: Engine): string | null {
  const isThere = {
    chromium: hasChromium,
    firefox: () => hasOwnBuild(firefox) || installedFirefox() !== undefined,
    webkit: () => hasOwnBuild(webkit),
  }[engine]();
  if (isThere) return null;
  const apt = APT_PACKAGES[engine];
  return `${apt === undefined ? "" : `Debian: apt-get install ${apt}; elsewhere: `}npx playwright-core install --with-deps ${engine}`;
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
