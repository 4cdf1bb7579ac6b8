/** Lines of the log from Workers Logs, by Cloudflare's API (developers.cloudflare.com/api, "Observability", "Run a query"). */

import { mapAsync } from "es-toolkit/array";
import { Trouble } from "#scripts/owner/command.ts";
import { A_FEW, fetchFrom } from "#scripts/owner/network.ts";
import { type LogLine, linesWithin } from "./summary.ts";

const HOUR_MS = 3_600_000;
const MAX_EVENTS = 2_000;
/** Wrangler reads the same variable. */
const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

interface Answer {
  result?: { events?: { events?: { source?: unknown }[] } };
  errors?: { message?: string }[];
}

interface Asked {
  host: string;
  /** How far back. */
  hours: number;
  /** Id of the Cloudflare account. */
  account: string;
  token: string;
}

/** @throws Trouble with Cloudflare's reason */
async function linesOf(event: string, { host, hours, account, token }: Asked): Promise<LogLine[]> {
  const now = Date.now();
  const filter = (key: string, value: string) => ({ key, operation: "eq", type: "string", value });
  const response = await fetchFrom(new URL(`${API}/accounts/${account}/workers/observability/telemetry/query`), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      queryId: "workers-logs",
      view: "events",
      limit: MAX_EVENTS,
      timeframe: { from: now - hours * HOUR_MS, to: now },
      parameters: { datasets: ["cloudflare-workers"], filters: [filter("event", event), filter("host", host)] },
    }),
  });
  const { result, errors = [] } = await response.json<Answer>();
  if (!response.ok) throw new Trouble(`Workers Logs: ${errors[0]?.message ?? response.status}`);
  return linesWithin(result?.events?.events?.map(({ source }) => source));
}

/** The newest 2,000 lines of each name. */
export async function linesOfLog(events: readonly string[], asked: Asked): Promise<LogLine[]> {
  return (await mapAsync(events, (event) => linesOf(event, asked), A_FEW)).flat();
}
