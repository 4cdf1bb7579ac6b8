import type { CacheState } from "#worker/pages/answer.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";

/**
 * `Server-Timing` (W3C) of a page, in whole ms.
 *
 * @param facts null for a cached page
 * @param edgeMs time in the page handler; a worker's clock stands still while it computes
 */
export function serverTiming(state: CacheState, facts: RenderFacts | null, edgeMs: number): string {
  const rendered =
    facts === null
      ? []
      : [
          `kv;dur=${Math.round(facts.kv_ms)}`,
          `up;dur=${Math.round(facts.up_ms)};desc="${facts.up_calls} calls"`,
          `render;dur=${Math.max(0, Math.round(edgeMs - facts.kv_ms - facts.up_ms))}`,
        ];
  return [`edge;dur=${Math.round(edgeMs)}`, `cache;desc=${state}`, ...rendered].join(", ");
}
