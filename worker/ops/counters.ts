/**
 * How often things happened in this isolate since it started: plain numbers under a few fixed names (worker/ops/readyz.ts
 * shows them). An isolate lives for minutes to hours; sums over all isolates come from the log lines.
 */

/** Against a name made of something a visitor wrote. */
const MAX_NAMES = 300;

const counts = new Map<string, number>();

export function count(name: string): void {
  if (counts.size >= MAX_NAMES && !counts.has(name)) return;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function counters(): Record<string, number> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}
