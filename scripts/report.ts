/**
 * `READY_TOKEN=… npm run report -- https://canyon.example`: how a brand fares, before a visitor sees it: old copies, failed calls,
 * dropped fields, pages nobody opened, dead links. The week's log comes from Workers Logs (CLOUDFLARE_ACCOUNT_ID and
 * CLOUDFLARE_API_TOKEN with "Workers Observability: Read") or from a file (`--log lines.ndjson`). Exit code 1 with something to look at.
 */

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { leavesApp } from "#app/domain/http/visitor-paths.ts";
import { listed } from "./operator/report.ts";
import {
  type Copies,
  copiesByKind,
  DAY_SECONDS,
  droppedFields,
  failedCalls,
  type LogLine,
  linesIn,
  neverVisited,
  oldestShown,
} from "./report/summary.ts";
import { linesOfWeek } from "./report/workers-logs.ts";
import { sitemapPaths } from "./sitemap-paths.ts";

const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
const SHOWN = 8;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { log: { type: "string" } } });
const [address = ""] = positionals;
const { READY_TOKEN = "", CLOUDFLARE_ACCOUNT_ID = "", CLOUDFLARE_API_TOKEN = "" } = process.env;
if (!URL.canParse(address) || READY_TOKEN === "") {
  console.error("READY_TOKEN=… npm run report -- https://canyon.example [--log lines.ndjson]");
  process.exit(2);
}
const site = new URL(address);
const host = site.hostname;
let toLookAt = 0;

/** @param found empty: all is well */
function say(subject: string, found: string, otherwise = "none"): void {
  if (found !== "") toLookAt += 1;
  console.log(`${found === "" ? "ok  " : "look"}  ${subject}: ${found === "" ? otherwise : found}`);
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site), { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

async function copies(): Promise<Copies> {
  const answer = await ask(`/readyz?host=${host}&copies`, { authorization: `Bearer ${READY_TOKEN}` });
  if (answer.status === 404) throw new Error("/readyz answers 404: READY_TOKEN is not the worker's");
  return (await answer.json<{ copies?: Copies }>()).copies ?? [];
}

async function logLines(): Promise<LogLine[] | null> {
  if (values.log !== undefined) return linesIn(await readFile(values.log, "utf8"));
  if (CLOUDFLARE_ACCOUNT_ID === "" || CLOUDFLARE_API_TOKEN === "") return null;
  return linesOfWeek(host, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN);
}

const age = (seconds: number) =>
  seconds >= DAY_SECONDS ? `${Math.floor(seconds / DAY_SECONDS)} d` : `${Math.ceil(seconds / 60)} min`;
const counted = (rows: readonly (readonly [string, number])[]) =>
  listed(
    rows.map(([name, count]) => `${count} × ${name}`),
    SHOWN,
  );

/** Links to 404, with a page that has them. */
async function deadLinks(paths: readonly string[]): Promise<string[]> {
  const from = new Map<string, string>();
  const dead: string[] = [];
  const queue = [...paths];
  const asked = new Set(queue);
  const work = async (): Promise<void> => {
    const path = queue.shift();
    if (path === undefined) return;
    const answer = await ask(path);
    const isPage = asked.has(path) && !from.has(path);
    if (answer.status >= 400) dead.push(`${answer.status} ${path}${isPage ? "" : ` on ${from.get(path)}`}`);
    const html = isPage ? await answer.text() : "";
    if (!isPage) await answer.body?.cancel();
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"#]*)/g)) {
      const target = href.replaceAll("&amp;", "&");
      if (asked.has(target) || leavesApp(target.replace(/\?.*/, ""))) continue;
      asked.add(target);
      from.set(target, path);
      queue.push(target);
    }
    await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return dead;
}

try {
  console.log(`Report of ${host}\n`);
  // Before pages are asked for, which makes copies of them.
  const stored = await copies();
  const paths = await sitemapPaths(site);
  say("pages that nobody has opened, which an outage would hide", listed(neverVisited(paths, stored), SHOWN));
  const lines = (await logLines())?.filter((line) => line.host === undefined || line.host === host) ?? null;
  if (lines === null) {
    console.log("skip  the week's log: set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, or --log");
  } else {
    const old = oldestShown(lines).map(([kind, seconds]) => `${kind} ${age(seconds)}`);
    say("oldest copies shown because the operator failed", listed(old, SHOWN));
    say("failed calls", counted(failedCalls(lines)));
    say("dropped fields", counted(droppedFields(lines)));
  }
  say("dead links", listed(await deadLinks(paths), SHOWN));
  const kinds = copiesByKind(stored).map(
    ([kind, { count, oldest }]) => `${kind} ${count}, unchanged for ${age(oldest)}`,
  );
  console.log(`ok    copies: ${kinds.join("; ") || "none"}`);
  process.exitCode = toLookAt === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
