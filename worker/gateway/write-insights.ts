/** Figures of real page loads, into Analytics Engine (docs/insights.md has the columns and the queries). */

import { PRIVACY_CONTROL_HEADER } from "#app/domain/constants.ts";
import type { readInsights } from "#app/domain/insights/insights-report.ts";
import { isCrawler } from "./request.ts";

/** An index is at most 96 bytes (Analytics Engine, "Limits"); hosts are ASCII. */
const MAX_INDEX = 96;

/** Not of visitors who sent Global Privacy Control, nor of crawlers. */
export function mayBeCounted(request: Request): boolean {
  return request.headers.get(PRIVACY_CONTROL_HEADER) !== "1" && !isCrawler(request.headers.get("user-agent"));
}

/** @param dataset absent where the binding is not set up */
export function writeInsights(
  dataset: AnalyticsEngineDataset | undefined,
  host: string,
  { route, build, connection, list }: NonNullable<ReturnType<typeof readInsights>>,
): void {
  try {
    for (const { kind, name, tour, value } of list) {
      const blobs = [kind, name, route, build, connection, tour];
      dataset?.writeDataPoint({ indexes: [host.slice(0, MAX_INDEX)], blobs, doubles: [value] });
    }
  } catch {
    // Figures are lost; visitors are not affected, and a log line for each report would be a flood.
  }
}
