import type { Outcome } from "#app/domain/http/outcome.ts";
import type { Activity } from "#app/operator/activities.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { callThroughEdge, SERIES } from "#app/operator/visitor-calls.ts";

/** @param words "" for all activities */
export async function searchActivities(operator: OperatorClient, words: string): Promise<Outcome<Activity[]>> {
  const call = { ...SERIES, query: { q: words || undefined } };
  const outcome = await callThroughEdge<{ data: Activity[] }>(operator, call);
  return outcome.ok ? { ok: true, data: outcome.data.data } : outcome;
}
