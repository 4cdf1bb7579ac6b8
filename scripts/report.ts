/** `npm run report`: how a brand fares, before a visitor sees it. Each part stands alone: an outage hides none of the others. */

import { readFile } from "node:fs/promises";
import { mapAsync } from "es-toolkit/array";
import { leavesApp } from "#app/domain/http/visitor-paths.ts";
import { EVENTS } from "#worker/ops/events.ts";
import { listed, reasonOf, run, Trouble, webAddress } from "./owner/command.ts";
import { A_FEW, type Answer, fetchFrom, Site } from "./owner/site.ts";
import {
  alerts,
  type Copies,
  copiesByKind,
  DAY_SECONDS,
  droppedFields,
  failedCalls,
  type LogLine,
  linesIn,
  linesWithin,
  neverVisited,
  oldestShown,
} from "./report/summary.ts";
import { operatorProblem, readinessOf } from "./smoke/causes.ts";

const USAGE = `READY_TOKEN=… npm run report -- https://canyon.example

What the week's log calls for, old copies, failed calls, dropped fields, pages that nobody opened, dead links. Exit code 1: a line
begins with look or fail.

  --now        only what calls for somebody at once, of the last hour
  --log FILE   log lines, as wrangler tail and Logpush write them; without it they come from Workers Logs
               (CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_LOGS_TOKEN with "Workers Observability: Read")
  --out FILE   writes the lines there`;

const SHOWN = 8;
const WEEK_HOURS = 168;
/** A call that fails so often in an hour is no accident of one visitor. */
const OFTEN = 10;

const age = (seconds: number) =>
  seconds >= DAY_SECONDS ? `${Math.floor(seconds / DAY_SECONDS)} d` : `${Math.ceil(seconds / 60)} min`;
const counted = (rows: readonly (readonly [string, number])[]) =>
  listed(
    rows.map(([name, count]) => `${count} × ${name}`),
    SHOWN,
  );

/** Links to 404, with a page that has them. */
async function deadLinks(site: Site, paths: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  const targets = new Map<string, string>();
  const visit = async (path: string, from?: string): Promise<Answer> => {
    const answer = await site.ask(path);
    // What cannot be shown right now is no dead link.
    if (answer.status >= 400 && answer.status !== 503)
      dead.push(`${answer.status} ${path}${from === undefined ? "" : ` on ${from}`}`);
    return answer;
  };
  await mapAsync(
    paths,
    async (path) => {
      const { body } = await visit(path);
      for (const [, href = ""] of body.matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"#]*)/g)) {
        const target = href.replaceAll("&amp;", "&");
        if (!paths.includes(target) && !leavesApp(target.replace(/\?.*/, ""))) targets.set(target, path);
      }
    },
    A_FEW,
  );
  await mapAsync([...targets], ([target, from]) => visit(target, from), A_FEW);
  return dead;
}

const HOUR_MS = 3_600_000;
const MAX_EVENTS = 2_000;
/** Wrangler reads the same variable. */
const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

interface LogAnswer {
  result?: { events?: { events?: { source?: unknown }[] } };
  errors?: { message?: string }[];
}

interface LogQuery {
  host: string;
  /** How far back. */
  hours: number;
  /** Id of the Cloudflare account. */
  account: string;
  token: string;
}

/** The newest 2,000. @throws Trouble with Cloudflare's reason */
async function linesOf(event: string, { host, hours, account, token }: LogQuery): Promise<LogLine[]> {
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
  const { result, errors = [] } = await response.json<LogAnswer>();
  if (!response.ok) throw new Trouble(`Workers Logs: ${errors[0]?.message ?? response.status}`);
  return linesWithin(result?.events?.events?.map(({ source }) => source));
}

/** null: nowhere to read them from. */
async function logLines(host: string, file: string | undefined, isNow: boolean): Promise<LogLine[] | null> {
  const { CLOUDFLARE_ACCOUNT_ID: account = "", CLOUDFLARE_LOGS_TOKEN: token = "" } = process.env;
  if (file !== undefined) {
    const text = await readFile(file, "utf8").catch(() => {
      throw new Trouble(`--log ${file} is no file that can be read`);
    });
    return linesIn(text).filter((line) => line.host === undefined || line.host === host);
  }
  if (account === "" || token === "") return null;
  const wanted = Object.entries(EVENTS).filter(([, alert]) => alert === "now" || (!isNow && alert === "week"));
  const names = [...wanted.map(([name]) => name), ...(isNow ? ["operator-failed", "api-failed"] : ["request"])];
  const asked = { host, hours: isNow ? 1 : WEEK_HOURS, account, token };
  return (await mapAsync(names, (event) => linesOf(event, asked), A_FEW)).flat();
}

type Say = (level: "ok" | "look" | "fail" | "skip", text: string) => void;

/** Prints parts that stand alone. @param find empty: all is well; null: it cannot be told */
const partsOf =
  (say: Say) =>
  async (subject: string, find: () => Promise<string | null> | string | null): Promise<void> => {
    try {
      const found = await find();
      if (found !== null) say(found === "" ? "ok" : "look", `${subject}: ${found || "none"}`);
    } catch (error) {
      say("fail", `${subject}: ${reasonOf(error)}`);
    }
  };

type Part = ReturnType<typeof partsOf>;

async function reportLog(part: Part, lines: readonly LogLine[], isNow: boolean): Promise<void> {
  await part("calls for somebody at once (docs/operations.md)", () => counted(alerts(lines, "now")));
  if (isNow) {
    const often = failedCalls(lines).filter(([, times]) => times >= OFTEN);
    await part(`calls that failed ${OFTEN} times or more`, () => counted(often));
    return;
  }
  await part("other lines", () => counted(alerts(lines, "week")));
  const old = oldestShown(lines).map(([kind, seconds]) => `${kind} ${age(seconds)}`);
  await part("oldest copies shown because the operator failed", () => listed(old, SHOWN));
  await part("failed calls", () => counted(failedCalls(lines)));
  await part("dropped fields", () => counted(droppedFields(lines)));
}

async function reportPages(part: Part, site: Site, copies: Copies | null): Promise<void> {
  let paths: string[] | null = null;
  await part("pages that nobody has opened, which an outage would hide", async () => {
    // Before pages are asked for, which makes copies of them.
    paths = await site.sitemap();
    return copies && listed(neverVisited(paths, copies), SHOWN);
  });
  await part("dead links", async () => (paths === null ? null : listed(await deadLinks(site, paths), SHOWN)));
}

await run({
  usage: USAGE,
  options: { log: { type: "string" }, now: { type: "boolean" } },
  async main({ values, positionals }, { print }) {
    const site = new Site(webAddress(positionals[0]));
    const isNow = values.now === true;
    const { READY_TOKEN = "" } = process.env;
    if (READY_TOKEN === "") throw new Trouble("READY_TOKEN is missing: the secret of the worker", 2);
    let exitCode: 0 | 1 = 0;
    const say: Say = (level, text) => {
      if (level === "look" || level === "fail") exitCode = 1;
      print(`${level.padEnd(4)}  ${text}`);
    };
    const part = partsOf(say);

    print(`Report of ${site.hostname}\n`);
    await part("trouble with the operator", async () => (await operatorProblem(site)) ?? "");
    await part("the log", async () => {
      const lines = await logLines(site.hostname, values.log, isNow);
      if (lines === null) say("skip", "the log: set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_LOGS_TOKEN, or --log");
      else await reportLog(part, lines, isNow);
      return null;
    });
    let copies: Copies | null = null;
    await part("trouble that the worker tells of (/readyz)", async () => {
      const ready = (await readinessOf(site, READY_TOKEN, `?host=${site.hostname}&copies`)) ?? {};
      copies = ready.copies ?? null;
      const { state = "no answer", key_refused: refused, failing_tenants: failing = {}, config = [], operator } = ready;
      const key =
        refused === undefined ? [] : [`the operator refuses our key (${refused.status}) since ${refused.since}`];
      const brands = Object.entries(failing).map(([host, reason]) => `${host}: ${reason}`);
      const resting = operator?.breakers.map(({ circuit }) => circuit).join(", ") ?? "";
      const calls = resting === "" ? [] : [`calls that rest after failures: ${resting}`];
      return state === "ready" && config.length === 0
        ? ""
        : listed([state, ...key, ...brands, ...config, ...calls], SHOWN);
    });
    if (isNow) return exitCode;
    await reportPages(part, site, copies);
    const kinds = copiesByKind(copies ?? []).map(
      ([kind, { count, oldest }]) => `${kind} ${count}, unchanged for ${age(oldest)}`,
    );
    say("ok", `copies: ${kinds.join("; ") || "none"}`);
    return exitCode;
  },
});
