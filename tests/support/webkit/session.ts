/** What the modules of this folder share. */

import type { EventEmitter } from "node:events";
import type { BrowserContextOptions } from "playwright-core";
import type { WebDriver } from "selenium-webdriver";

/** As Playwright's. */
export const TIMEOUT_MS = 30_000;

/** A window with cookies and caches of its own; it opens with the first page that it loads. */
export interface WebKitSession {
  /** Emits `console`, `pageerror`, `request`, `requestfinished`, `requestfailed` and `response` as a Playwright page does. */
  events: EventEmitter;
  scripts: string[];
  /** Addresses that are not loaded, as patterns of WebKit's content filters. */
  blocked: string[];
  options: BrowserContextOptions;
  url: string;
  /** Another document was asked for and has not begun to arrive. */
  isLeaving: boolean;
  driver(): Promise<WebDriver>;
}

/** @throws Error that names what is missing, instead of a TypeError in the middle of a journey */
// oxlint-disable-next-line no-unnecessary-type-parameters -- a cast that fails with a message
export function partOf<Whole extends object>(name: string, part: object): Whole {
  return new Proxy(part, {
    get(target, key, receiver) {
      if (key in target || typeof key === "symbol" || key === "then") return Reflect.get(target, key, receiver);
      throw new Error(`${name}.${key}: not for journeys that run in WebKitGTK (tests/support/webkit).`);
    },
  }) as Whole;
}
