/** What was not used of the operator's answers: each kind once an hour for each call and tenant, of shapes, never of content. */

import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import type { Finding } from "#app/operator/reading.ts";
import { createMemory } from "#worker/memory.ts";
import { log } from "./log.ts";

const { seconds, entries } = KEPT_IN_MEMORY.loggedFindings;
const MAX_SHOWN = 20;

/** By tenant, call and kind; an isolate serves many tenants. */
const written = createMemory<true>({ entries });

type Shown = Pick<Finding, "path" | "reason" | "expected" | "found"> & { count: number };

/** Findings of the same kind at the same path, counted. */
function summaryOf(findings: readonly Finding[]): Shown[] {
  const kinds = new Map<string, Shown>();
  for (const { path, reason, expected, found } of findings) {
    const name = `${reason} ${path}`;
    const known = kinds.get(name);
    if (known === undefined) kinds.set(name, { path, reason, expected, found, count: 1 });
    else known.count += 1;
  }
  return [...kinds.values()];
}

/** @param call name of the resource */
export function logFindings(host: string, call: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const keyOf = ({ path, reason }: Shown) => `${host} ${call} ${reason} ${path}`;
  const shown = summaryOf(findings)
    .filter((kind) => written.get(keyOf(kind)) === null)
    .slice(0, MAX_SHOWN);
  if (shown.length === 0) return;
  for (const kind of shown) written.set(keyOf(kind), true, seconds * 1_000);
  log("answer-findings", { host, call, count: findings.length, findings: shown });
}
