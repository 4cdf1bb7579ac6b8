/** What a week's log lines and the list of copies say about a tenant. */

import { isObject, parsedJson } from "#app/domain/json.ts";
import { EVENTS, type LogEvent } from "#worker/ops/events.ts";

/** A line of the worker's log (docs/operations.md). */
export interface LogLine {
  event?: string;
  host?: string | null;
  path?: string;
  status?: number;
  kind?: string;
  call?: string;
  endpoint?: string;
  reason?: string;
  findings?: { path: string; reason: string; found: string; count: number }[];
  oldest?: string | null;
  oldest_s?: number;
}

/** Name of the copy, as in KV behind the tenant, and seconds since it changed; null: never complete. */
export type Copies = readonly (readonly [name: string, savedSecondsAgo: number | null])[];

/** Lines with a part of the report of their own. */
const DETAILED = new Set(["operator-failed", "api-failed", "answer-findings"]);

export const DAY_SECONDS = 86_400;

function tally(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** Lines with one of these alerts, by name and what it is about, the most frequent first. */
export function alerts(lines: readonly LogLine[], level: "now" | "week"): [string, number][] {
  const meant = lines.filter(({ event = "" }) => EVENTS[event as LogEvent] === level && !DETAILED.has(event));
  return tally(meant.map(({ event, endpoint, reason }) => [event, endpoint, reason].filter(Boolean).join(" ")));
}

/** Failed calls of the edge and of browsers, by the operator's path without numbers, the most frequent first. */
export function failedCalls(lines: readonly LogLine[]): [string, number][] {
  const failed = lines.filter(({ event }) => event === "operator-failed" || event === "api-failed");
  return tally(failed.map(({ path = "", status, kind }) => `${path.replace(/\d+/g, "…")} ${status ?? kind ?? ""}`));
}

/** What was not used of the operator's answers. Each kind is written once an hour: the largest count stands for it. */
export function droppedFields(lines: readonly LogLine[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { call, findings = [] } of lines.filter(({ event }) => event === "answer-findings")) {
    for (const { path, reason, found, count } of findings) {
      const name = `${call}.${path} ${reason}: ${found}`;
      counts.set(name, Math.max(counts.get(name) ?? 0, count));
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** By kind, the age in seconds of the oldest copy that was shown because the operator failed. */
export function oldestShown(lines: readonly LogLine[]): [string, number][] {
  const ages = new Map<string, number>();
  for (const { oldest, oldest_s: seconds = 0 } of lines)
    if (typeof oldest === "string") ages.set(oldest, Math.max(ages.get(oldest) ?? 0, seconds));
  return [...ages].toSorted(([, a], [, b]) => b - a);
}

/** By kind, how many copies there are, and the seconds since the one changed that has not changed for longest. */
export function copiesByKind(copies: Copies): [string, { count: number; oldest: number }][] {
  const kinds = new Map<string, { count: number; oldest: number }>();
  for (const [name, age] of copies) {
    const kind = name.split(":")[0] ?? name;
    const known = kinds.get(kind) ?? { count: 0, oldest: 0 };
    kinds.set(kind, { count: known.count + 1, oldest: Math.max(known.oldest, age ?? 0) });
  }
  return [...kinds].toSorted(([a], [b]) => a.localeCompare(b));
}

/** The copy that a page is made of; null for pages that need none of their own. */
function copyOf(path: string): string | null {
  const [, first = "", name = "", ...more] = (path.split("?")[0] ?? "").replace(/\/$/, "").split("/");
  if (more.length > 0) return null;
  if (name === "") return first === "our-tours" ? null : `page:${first === "" ? "home" : first}`;
  const kinds: Record<string, string> = {
    tours: `tour:${name}`,
    blog: `post:${name}`,
    "shuttle-service": `page:shuttle-service-${name}`,
    videos: `page:videos-${name}`,
  };
  return kinds[first] ?? null;
}

/** Pages without a copy: nobody has opened them, and while the operator is down nobody can. @param paths of the sitemap */
export function neverVisited(paths: readonly string[], copies: Copies): string[] {
  const names = new Set(copies.map(([name]) => name));
  return paths.filter((path) => {
    const copy = copyOf(path);
    return copy !== null && !names.has(copy);
  });
}

/** Lines of the worker's own, also inside what `wrangler tail --format json` and Logpush write around them. */
export function linesWithin(value: unknown): LogLine[] {
  if (typeof value === "string") return value.startsWith("{") ? linesWithin(parsedJson(value)) : [];
  if (Array.isArray(value)) return value.flatMap(linesWithin);
  if (!isObject(value)) return [];
  if (typeof value.event === "string") return [value];
  return linesWithin(value.logs ?? value.Logs ?? value.message ?? value.Message);
}

/** Those of a file. */
export const linesIn = (text: string): LogLine[] => text.split("\n").flatMap(linesWithin);
