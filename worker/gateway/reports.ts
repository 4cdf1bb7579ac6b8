/**
 * `POST /_r/csp` and `/_r/err`: browsers' reports become log lines of allow-listed fields (docs/threats.md T25). `/_r/vit`: they
 * become data points (write-insights.ts).
 */

import type { Handler } from "hono";
import { CSP_REPORTS_PATH, readError, readViolations } from "#app/domain/http/browser-reports.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { INSIGHTS_PATH, type KnownBuild, readInsights } from "#app/domain/insights/insights-report.ts";
import { parsedJson } from "#app/domain/json.ts";
import { settingsCopy } from "#worker/content/site.ts";
import { log } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";
import { overLimit } from "./rate-limit.ts";
import { bodyOf, senderOf } from "./request.ts";
import { noContent } from "./responses.ts";
import { sourceFor } from "./tenant.ts";
import { mayBeCounted, writeInsights } from "./write-insights.ts";

const MAX_BYTES = 8 * 1024;
/** CSP, Reporting API, and `sendBeacon` with a string. */
const TYPES = /^(?:application\/(?:csp-report|reports\+json|json)|text\/plain)\s*(?:;|$)/i;

export function reports(running: KnownBuild): Handler<Gateway> {
  return async function reports(c) {
    const request = c.req.raw;
    const { origin, pathname } = c.get("url");
    if (request.method !== "POST") {
      return textAnswer(405, "Reports are sent here by browsers.", { allow: "POST" });
    }
    if (senderOf(request) === "other") return textAnswer(403, "Reports are accepted from pages of this site only.");
    if (!TYPES.test(request.headers.get("content-type") ?? "")) return textAnswer(415, "This is not a report.");
    if (pathname === INSIGHTS_PATH && !mayBeCounted(request)) return noContent();
    const refused = await overLimit(c, pathname === INSIGHTS_PATH ? "figures" : "report");
    if (refused !== null) return refused;
    const sent = await bodyOf(request, MAX_BYTES);
    if ("missing" in sent) {
      return sent.missing === "too-long"
        ? textAnswer(413, "This report is too long.")
        : textAnswer(400, "The report did not arrive completely.");
    }
    const body = parsedJson(sent.text);
    const host = c.get("host");
    if (pathname === CSP_REPORTS_PATH) {
      for (const violation of readViolations(body, origin)) log("csp-violation", { host, ...violation });
    } else if (pathname === INSIGHTS_PATH) {
      const insights = readInsights(body, running);
      // The tenant's own setting; its pages send nothing then, but anybody can (specification 10.19).
      if (insights !== null && (await settingsCopy(sourceFor(c)))?.visitorStatistics) {
        writeInsights(c.env.INSIGHTS, host, insights);
      }
    } else {
      const error = readError(body, origin);
      if (error !== null) log("client-error", { host, ...error });
    }
    return noContent();
  };
}
