/** Collects a page's timings. Runs inside the page, before its own scripts. */

/** Times in ms since navigation started. */
export interface Probe {
  fcpMs: number;
  lcpMs: number;
  /** The element painted largest, as a selector. */
  lcpElement: string;
  cls: number;
  /** Tasks over 50 ms. */
  longTasks: { startMs: number; durationMs: number }[];
  /** From an input to the next paint: taps, clicks and keys (Event Timing), as INP counts. */
  interactionsMs: number[];
  /** Start of the first request for a guest token, which an effect of the root sends; 0 until it was answered. */
  hydratedMs: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface LargestPaint extends PerformanceEntry {
  element?: Element | null;
}

/** For `addInitScript`, which sends its source text: it must not refer to anything outside of itself. */
export function startProbe(): void {
  const probe: Probe = {
    fcpMs: 0,
    lcpMs: 0,
    lcpElement: "",
    cls: 0,
    longTasks: [],
    interactionsMs: [],
    hydratedMs: 0,
  };
  window.probe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") probe.fcpMs = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    const { element } = entry as LargestPaint;
    probe.lcpMs = entry.startTime;
    probe.lcpElement = `${element?.localName ?? "?"}${element?.className === "" ? "" : `.${element?.className}`}`;
  });
  // A plain sum: the official session windows can only lower it, and the target is 0.
  observe("layout-shift", (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) probe.cls += shift.value;
  });
  observe("longtask", ({ startTime, duration }) => probe.longTasks.push({ startMs: startTime, durationMs: duration }));
  observe(
    "event",
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId > 0) probe.interactionsMs.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe("resource", ({ name, startTime }) => {
    if (probe.hydratedMs === 0 && new URL(name).pathname === "/api/auth/guest/token") probe.hydratedMs = startTime;
  });
}
