import { SERVER_TIME } from "#app/domain/constants.ts";
import type { RenderFacts } from "#worker/ops/render-facts.ts";
import type { CacheState } from "./context.ts";

/** `Server-Timing` (W3C), in whole ms, and the moment of the answer (app/components/server-clock.ts). A worker's clock stands still while it computes. */
export function serverTiming(state: CacheState, facts: RenderFacts | null, edgeMs: number): string {
  const rendered =
    facts === null
      ? []
      : [
          `kv;dur=${Math.round(facts.kv_ms)}`,
          `up;dur=${Math.round(facts.up_ms)};desc="${facts.up_calls} calls"`,
          `render;dur=${Math.max(0, Math.round(edgeMs - facts.kv_ms - facts.up_ms))}`,
        ];
  const now = `${SERVER_TIME};desc="${Date.now()}"`;
  return [`edge;dur=${Math.round(edgeMs)}`, `cache;desc=${state}`, now, ...rendered].join(", ");
}
