/** Lines of the last week from Workers Logs, by Cloudflare's API (developers.cloudflare.com/api, "Observability", "Run a query"). */

import type { LogLine } from "./summary.ts";

const WEEK_MS = 7 * 86_400_000;
const MAX_EVENTS = 2_000;
const TIMEOUT_MS = 60_000;
/** Of Wrangler, too. */
const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

interface Answer {
  result?: { events?: { events?: { source?: unknown }[] } };
  errors?: { message?: string }[];
}

/** @throws Error with Cloudflare's reason */
async function linesOf(event: string, host: string, account: string, token: string): Promise<LogLine[]> {
  const now = Date.now();
  const filter = (key: string, value: string) => ({ key, operation: "eq", type: "string", value });
  const response = await fetch(`${API}/accounts/${account}/workers/observability/telemetry/query`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: JSON.stringify({
      queryId: "workers-logs",
      view: "events",
      limit: MAX_EVENTS,
      timeframe: { from: now - WEEK_MS, to: now },
      parameters: { datasets: ["cloudflare-workers"], filters: [filter("event", event), filter("host", host)] },
    }),
  });
  const { result, errors = [] } = await response.json<Answer>();
  if (!response.ok) throw new Error(`Workers Logs: ${errors[0]?.message ?? response.status}`);
  const sources = (result?.events?.events ?? []).map(({ source }) => source);
  return sources.map((source) => (typeof source === "string" ? JSON.parse(source) : source) as LogLine);
}

/** The newest 2,000 lines of each kind that the report reads. */
export async function linesOfWeek(host: string, account: string, token: string): Promise<LogLine[]> {
  const events = ["operator-failed", "api-failed", "answer-findings", "request"];
  return (await Promise.all(events.map((event) => linesOf(event, host, account, token)))).flat();
}
