/** Figures of real page loads, into Analytics Engine (docs/insights.md has the columns and the queries). */

import { PRIVACY_CONTROL_HEADER } from "#app/domain/constants.ts";
import { type KnownBuild, readInsights } from "#app/domain/insights/insights-report.ts";
import { isCrawler } from "./request.ts";

/** An index is at most 96 bytes (Analytics Engine, "Limits"); hosts are ASCII. */
const MAX_INDEX = 96;

/** Not of visitors who sent Global Privacy Control, nor of crawlers. */
export function mayBeCounted(request: Request): boolean {
  return request.headers.get(PRIVACY_CONTROL_HEADER) !== "1" && !isCrawler(request.headers.get("user-agent"));
}

interface DataPoint extends AnalyticsEngineDataPoint {
  indexes: [string];
  blobs: string[];
  doubles: [number];
}

export function dataPoints(host: string, body: unknown, running: KnownBuild): DataPoint[] {
  const insights = readInsights(body, running);
  if (insights === null) return [];
  const { route, build, connection, list } = insights;
  return list.map(({ kind, name, tour, value }) => ({
    indexes: [host.slice(0, MAX_INDEX)],
    blobs: [kind, name, route, build, connection, tour],
    doubles: [value],
  }));
}

/** @param dataset absent where the binding is not set up */
export function writeInsights(dataset: AnalyticsEngineDataset | undefined, points: readonly DataPoint[]): void {
  try {
    for (const point of points) dataset?.writeDataPoint(point);
  } catch {
    // Figures are lost; visitors are not affected, and a log line for each report would be a flood.
  }
}
