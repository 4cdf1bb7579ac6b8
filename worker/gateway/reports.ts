/**
 * `POST /_r/csp` and `/_r/err`: browsers' reports become log lines of allow-listed fields (docs/threats.md T25). `/_r/vit`: they
 * become data points (insights.ts).
 */

import type { Context, Handler } from "hono";
import { REPORT_BODY_MS } from "#app/domain/budgets.ts";
import { CSP_REPORTS_PATH, readError, readViolations } from "#app/domain/http/browser-reports.ts";
import { INSIGHTS_PATH, type KnownBuild } from "#app/domain/insights/insights-report.ts";
import { BodyTooLarge, readText } from "#app/operator/bounded-body.ts";
import { keepsStatistics } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { log } from "#worker/ops/log.ts";
import { textAnswer } from "#worker/text-answer.ts";
import type { Gateway } from "./context.ts";
import { overLimit } from "./rate-limit.ts";
import { noContent } from "./responses.ts";
import { isNotCrossOrigin } from "./same-origin.ts";
import { dataPoints, mayBeCounted, writeInsights } from "./write-insights.ts";

const MAX_BYTES = 8 * 1024;
/** CSP, Reporting API, and `sendBeacon` with a string. */
const TYPES = /^(?:application\/(?:csp-report|reports\+json|json)|text\/plain)\s*(?:;|$)/i;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The tenant's own setting; its pages send nothing then, but anybody can (specification 10.19). */
function mayKeep(c: Context<Gateway>): Promise<boolean> {
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  return keepsStatistics(createSource({ host: c.get("host"), env: c.env, waitUntil, requestId: c.get("requestId") }));
}

export function reports(running: KnownBuild): Handler<Gateway> {
  return async function reports(c) {
    const request = c.req.raw;
    const { origin, pathname } = c.get("url");
    if (request.method !== "POST") {
      return textAnswer(405, "Reports are sent here by browsers.", { allow: "POST" });
    }
    if (!isNotCrossOrigin(request)) return textAnswer(403, "Reports are accepted from pages of this site only.");
    if (!TYPES.test(request.headers.get("content-type") ?? "")) return textAnswer(415, "This is not a report.");
    if (pathname === INSIGHTS_PATH && !mayBeCounted(request)) return noContent();
    const refused = await overLimit(c, pathname === INSIGHTS_PATH ? "figures" : "report");
    if (refused !== null) return refused;
    let body: unknown;
    try {
      body = parsed(await readText(request, MAX_BYTES, AbortSignal.timeout(REPORT_BODY_MS)));
    } catch (error) {
      return error instanceof BodyTooLarge
        ? textAnswer(413, "This report is too long.")
        : textAnswer(400, "The report did not arrive completely.");
    }
    const host = c.get("host");
    if (pathname === CSP_REPORTS_PATH) {
      for (const violation of readViolations(body, origin)) log("csp-violation", { host, ...violation });
    } else if (pathname === INSIGHTS_PATH) {
      const points = dataPoints(host, body, running);
      if (points.length > 0 && (await mayKeep(c))) writeInsights(c.env.INSIGHTS, points);
    } else {
      const error = readError(body, origin);
      if (error !== null) log("client-error", { host, ...error });
    }
    return noContent();
  };
}
