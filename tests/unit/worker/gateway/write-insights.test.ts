import { expect, it } from "vitest";
import { MAX_STEPS, readInsights } from "#app/domain/insights/insights-report.ts";
import { writeInsights } from "#worker/gateway/write-insights.ts";

const RUNNING = { id: "b1", routes: new Set(["routes/tour"]) };
const BODY = { route: "routes/tour", build: "b1", connection: "3g", vitals: { CLS: 0.1 }, steps: ["book:121"] };

type Insights = Parameters<typeof writeInsights>[2];

// https://developers.cloudflare.com/analytics/analytics-engine/limits/
it("data points keep the limits of Analytics Engine", () => {
  const steps = Array.from({ length: 1_000 }, (_, tour) => `book:${tour}`);
  const insights = readInsights({ ...BODY, vitals: { LCP: 1, INP: 1, CLS: 1 }, steps }, RUNNING) as Insights;
  const points: AnalyticsEngineDataPoint[] = [];
  writeInsights({ writeDataPoint: (point = {}) => void points.push(point) }, "a.".repeat(120), insights);
  expect(points).toHaveLength(3 + MAX_STEPS);
  expect(points.length).toBeLessThanOrEqual(250);
  for (const { indexes, blobs } of points) {
    expect(indexes?.[0]).toHaveLength(96);
    expect(blobs?.map(String).join("").length).toBeLessThan(16 * 1024);
  }
});

it("data points are dropped without a binding, and when writing fails", () => {
  const insights = readInsights(BODY, RUNNING) as Insights;
  expect(() => writeInsights(undefined, "a.example", insights)).not.toThrow();
  const writeDataPoint = () => {
    throw new Error("no");
  };
  expect(() => writeInsights({ writeDataPoint }, "a.example", insights)).not.toThrow();
});
