/** Event counts of this isolate, shown by `/readyz`. Sums over all isolates come from the log. */

/** Bounds memory. */
const MAX_NAMES = 300;

const counts = new Map<string, number>();

export function count(name: string): void {
  if (counts.size >= MAX_NAMES && !counts.has(name)) return;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function counters(): Record<string, number> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}
