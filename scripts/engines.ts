/**
 * Browser engines of the journeys. Chromium is the one of `browser.ts`. Firefox and WebKit are Playwright's own builds if
 * they are installed, else the machine's: Firefox by WebDriver BiDi, WebKitGTK by WebDriver (tests/support/webkit).
 */

import { existsSync } from "node:fs";
import { type Browser, type BrowserType, firefox, webkit } from "playwright-core";
import { installedBrowsers } from "./browser.ts";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

const FIREFOX = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const WEBKIT_GTK = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/lib/python3/dist-packages/gi"];

const APT_PACKAGES: Record<Engine, string> = {
  chromium: "chromium",
  firefox: "firefox-esr",
  webkit: "webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb",
};

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
    webkit: () => hasOwnBuild(webkit) || WEBKIT_GTK.every((file) => existsSync(file)),
  }[engine]();
  if (isThere) return null;
  return `Debian: apt-get install ${APT_PACKAGES[engine]}; elsewhere: npx playwright-core install --with-deps ${engine}`;
}

/** Firefox or WebKit, by Playwright; null where it must be WebKitGTK. */
export async function launchEngine(engine: "firefox" | "webkit"): Promise<Browser | null> {
  if (engine === "webkit") return hasOwnBuild(webkit) ? webkit.launch() : null;
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
