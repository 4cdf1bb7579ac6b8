/** What was not used of the operator's answers: each kind once an hour for each call and tenant, of shapes, never of content. */

import { countBy, uniqBy } from "es-toolkit/array";
import { pick } from "es-toolkit/object";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import type { Finding } from "#app/operator/reading.ts";
import { createMemory } from "#worker/memory.ts";
import { log } from "./log.ts";

const { seconds, entries } = KEPT_IN_MEMORY.loggedFindings;
const MAX_SHOWN = 20;

/** By tenant, call and kind; an isolate serves many tenants. */
const written = createMemory<true>({ entries });

/** @param call name of the resource */
export function logFindings(host: string, call: string, findings: readonly Finding[]): void {
  const kindOf = ({ path, reason }: Finding) => `${host} ${call} ${reason} ${path}`;
  const counts = countBy(findings, kindOf);
  const fresh = uniqBy(findings, kindOf)
    .filter((finding) => written.get(kindOf(finding)) === null)
    .slice(0, MAX_SHOWN);
  if (fresh.length === 0) return;
  for (const finding of fresh) written.set(kindOf(finding), true, seconds * 1_000);
  const shown = fresh.map((finding) => ({
    ...pick(finding, ["path", "reason", "expected", "found"]),
    count: counts[kindOf(finding)],
  }));
  log("answer-findings", { host, call, count: findings.length, findings: shown });
}
