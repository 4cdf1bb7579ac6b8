/** Keys by their Playwright names, and what input leads to. */

import { setTimeout as pause } from "node:timers/promises";
import { Key } from "selenium-webdriver";
import type { WebKitSession } from "./session.ts";

const KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

const LEAVES_MS = 30;

/** Lets a click or a key that asks for another document have it. */
export async function documentAsked(session: WebKitSession): Promise<void> {
  do {
    // oxlint-disable-next-line no-await-in-loop
    await pause(LEAVES_MS);
  } while (session.isLeaving);
}

/** Presses a key such as `Enter` or `Shift+Tab`. */
export async function pressKeys(session: WebKitSession, combination: string): Promise<void> {
  const driver = await session.driver();
  const keys = combination.split("+").map((name) => KEYS[name] ?? name);
  const actions = driver.actions({ async: true });
  for (const key of keys) actions.keyDown(key);
  for (const key of keys.toReversed()) actions.keyUp(key);
  await actions.perform();
  await documentAsked(session);
}
