/** What a page under measurement takes down about itself. Runs inside the page, before anything else. */

/** Times in ms since navigation started. */
export interface Probe {
  fcp: number;
  lcp: number;
  /** Selector-like words for what was painted largest. */
  lcpElement: string;
  cls: number;
  /** Tasks over 50 ms, by their start. */
  longTasks: { start: number; duration: number }[];
  /** Event Timing: from the touch to the next paint. */
  interactions: number[];
  /** When React had taken over the body. */
  hydrated: number;
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

/** Handed to `addInitScript`: it is turned into text and must not use anything outside of itself. */
export function startProbe(): void {
  const probe: Probe = {
    fcp: 0,
    lcp: 0,
    lcpElement: "",
    cls: 0,
    longTasks: [],
    interactions: [],
    hydrated: 0,
  };
  window.probe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...more });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") probe.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    const { element } = entry as LargestPaint;
    probe.lcp = entry.startTime;
    probe.lcpElement = `${element?.localName ?? "?"}${element?.className === "" ? "" : `.${element?.className}`}`;
  });
  // The windows of the official CLS only ever lower the sum; with a target of 0 there is nothing to lower.
  observe("layout-shift", (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) probe.cls += shift.value;
  });
  observe("longtask", ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }));
  observe("event", (entry) => probe.interactions.push(entry.duration), { durationThreshold: 16 });
  const lookForReact = () => {
    const isHydrated = Object.keys(document.body ?? {}).some((key) => key.startsWith("__react"));
    if (isHydrated) probe.hydrated = performance.now();
    else requestAnimationFrame(lookForReact);
  };
  requestAnimationFrame(lookForReact);
}
