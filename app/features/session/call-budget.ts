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

/** Counts a call and returns true if the budget allows one. Call only while holding the lock on `user-state`. */
export function spendTokenCall(): boolean {
  const now = Date.now();
  // Times in the future do not count: the clock was set back.
  const recent = recordedCalls().filter((time) => time <= now && now - time < WINDOW_MS);
  const allowed = recent.length < MAX_CALLS;
  memory = allowed ? [...recent, now] : recent;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Blocked or full.
  }
  return allowed;
}
