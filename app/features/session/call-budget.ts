/** At most three token calls per minute and browser, over all tabs (docs/threats.md T12). */

const KEY = "token-calls";
const WINDOW_MS = 60_000;
const MAX_CALLS = 3;

/** Fallback where storage is blocked: calls of this tab only. */
let memory: number[] = [];

function recordedCalls(): number[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((time) => typeof time === "number") : [];
  } catch {
    return memory;
  }
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
  memory = blocking === undefined ? [...recent, now] : recent;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Blocked or full.
  }
  return blocking === undefined ? 0 : blocking + WINDOW_MS - now;
}

/** True if the last call was another tab's, less than so many ms ago. */
export function wasCallElsewhere(withinMs: number): boolean {
  const last = recordedCalls().at(-1) ?? 0;
  const ago = Date.now() - last;
  return last !== lastOwn && ago >= 0 && ago < withinMs;
}
