/** How long one page may wait for the operator, all its calls together (docs/threats.md section 2, layer 4). */

import { PAGE_CALLS_AFTER_TIMEOUT_MS, PAGE_CALLS_MS } from "#app/domain/budgets.ts";
export interface Patience {
  leftMs(): number;
  /** A call ran out of its time. */
  noteSilence(): void;
}

export function createPatience(): Patience {
  const startedAt = Date.now();
  let total = PAGE_CALLS_MS;
  return {
    leftMs: () => Math.max(0, total - (Date.now() - startedAt)),
    noteSilence() {
      total = PAGE_CALLS_AFTER_TIMEOUT_MS;
    },
  };
}
