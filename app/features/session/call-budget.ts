/** At most three token calls a minute and browser, over all tabs (docs/threats.md T12). Call only while holding the lock. */

const KEY = "token-calls";
const WINDOW_MS = 60_000;
const MAX_CALLS = 3;

/** Where storage is blocked: this tab's own count. */
let memory: number[] = [];

function recorded(): number[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((time) => typeof time === "number") : [];
  } catch {
    return memory;
  }
}

/** Counts a call if there may be one. A time in the future is a clock that was set back: it counts for nothing. */
export function spendTokenCall(): boolean {
  const now = Date.now();
  const recent = recorded().filter((time) => time <= now && now - time < WINDOW_MS);
  const allowed = recent.length < MAX_CALLS;
  memory = allowed ? [...recent, now] : recent;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Blocked or full.
  }
  return allowed;
}
