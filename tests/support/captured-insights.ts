/**
 * An `INSIGHTS` binding that logs the data points it is given, and a count of the reports. Around the site's worker, because Miniflare's binding keeps
 * nothing, and a call to another worker would end with the request.
 */

import path from "node:path";
import { INSIGHTS_PATH } from "#app/domain/insights/insights.ts";
import type { WorkerServerOptions } from "#scripts/worker-server.ts";
import type { TestStack } from "./test-stack.ts";

export interface DataPoint {
  indexes: string[];
  blobs: string[];
  doubles: number[];
}

const POINT = "data-point";
const REPORT = "insights-report";

const script = (main: string) => `
export * from "./${main}";
import site from "./${main}";
const write = (event, point) => console.log(JSON.stringify({ event, point }));
const INSIGHTS = { writeDataPoint: (point) => write("${POINT}", point) };
export default {
  ...site,
  fetch(request, env, context) {
    if (request.url.endsWith("${INSIGHTS_PATH}")) write("${REPORT}");
    return site.fetch(request, { ...env, INSIGHTS }, context);
  },
};`;

/** For `startTestStack({ arrange })`. */
export const withCapturedInsights: NonNullable<WorkerServerOptions["arrange"]> = (site) => {
  if (!("modules" in site) || !Array.isArray(site.modules)) throw new Error("The site has no list of modules.");
  const [main] = site.modules;
  if (main === undefined) throw new Error("The site has no main module.");
  const around = { type: "ESModule" as const, path: path.join(path.dirname(main.path), "captured-insights.js") };
  return [{ ...site, modules: [{ ...around, contents: script(path.basename(main.path)) }, ...site.modules] }];
};

async function lines(stack: TestStack, wanted: string): Promise<{ point: DataPoint }[]> {
  const all = (await stack.logLines()).map((line) => JSON.parse(line) as { event: string; point: DataPoint });
  return all.filter(({ event }) => event === wanted);
}

/** Since the logs were last forgotten. */
export async function writtenPoints(stack: TestStack): Promise<DataPoint[]> {
  return (await lines(stack, POINT)).map(({ point }) => point);
}

/** A browser does not show Playwright the beacons of a page it leaves. */
export async function receivedReports(stack: TestStack): Promise<number> {
  return (await lines(stack, REPORT)).length;
}
