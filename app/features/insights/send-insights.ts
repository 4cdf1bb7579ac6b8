/** Loaded when the page is idle; at most 3 KB compressed, `web-vitals` included (tests/site/insights.test.ts). */

import { onCLS, onINP, onLCP } from "web-vitals";
import { takeSteps } from "#app/components/funnel.ts";
import { INSIGHTS_PATH, type InsightsReport } from "#app/domain/insights/insights-report.ts";

type Navigation = Navigator & { connection?: { effectiveType?: string } };

/** Sends the metrics once, when the page is first hidden, and the steps whenever it is. */
export function sendInsights(page: Pick<InsightsReport, "route" | "build">): void {
  let vitals: InsightsReport["vitals"] | null = {};
  for (const observe of [onLCP, onINP, onCLS]) {
    observe(
      ({ name, value }) => {
        if (vitals !== null) vitals[name] = value;
      },
      { reportAllChanges: true },
    );
  }
  const send = () => {
    const steps = takeSteps();
    if (vitals === null && steps.length === 0) return;
    const connection = (navigator as Navigation).connection?.effectiveType ?? "";
    const report: InsightsReport = { ...page, connection, vitals: vitals ?? {}, steps };
    vitals = null;
    navigator.sendBeacon(INSIGHTS_PATH, JSON.stringify(report));
  };
  // After the listeners of web-vitals, which take the last entries then.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  // Safari may leave a page without hiding it.
  window.addEventListener("pagehide", send);
}
