/** At most three token calls per minute and browser, over all tabs (docs/threats.md T12). */

import { deviceStorage } from "#app/components/browser-storage.ts";
import { parsedJson } from "#app/domain/json.ts";

const KEY = "token-calls";
const WINDOW_MS = 60_000;
const MAX_CALLS = 3;

function recordedCalls(): number[] {
  const list = parsedJson(deviceStorage.get(KEY));
  return Array.isArray(list) ? list.filter((time) => typeof time === "number") : [];
}

/** When this tab last made a call, in ms since the epoch; 0: never. */
let lastOwn = 0;

/**
 * Counts a call if the budget allows one. Call only while holding the lock on `user-state`.
 *
 * @returns ms until a call is allowed; 0 when this one is
 */
export function spendTokenCall(): number {
  const now = Date.now();
  // Times in the future do not count: the clock was set back.
  const recent = recordedCalls().filter((time) => time <= now && now - time < WINDOW_MS);
  const blocking = recent.at(-MAX_CALLS);
  if (blocking === undefined) lastOwn = now;
  deviceStorage.set(KEY, JSON.stringify(blocking === undefined ? [...recent, now] : recent));
  return blocking === undefined ? 0 : blocking + WINDOW_MS - now;
}

/** True if the last call was another tab's, less than so many ms ago. */
export function wasCallElsewhere(withinMs: number): boolean {
  const last = recordedCalls().at(-1) ?? 0;
  const ago = Date.now() - last;
  return last !== lastOwn && ago >= 0 && ago < withinMs;
}
