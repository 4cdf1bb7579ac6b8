/** How long one page may wait for the operator, all its calls together (docs/threats.md section 2, layer 4). */

/** All calls of a page. */
const PAGE_MS = 4_000;
/** Once one call got no answer at all: what is missing then is left out, and the first byte leaves within 3 s. */
const AFTER_SILENCE_MS = 2_700;

export interface Patience {
  leftMs(): number;
  /** A call ran out of its time. */
  noteSilence(): void;
}

export function createPatience(): Patience {
  const startedAt = Date.now();
  let total = PAGE_MS;
  return {
    leftMs: () => Math.max(0, total - (Date.now() - startedAt)),
    noteSilence() {
      total = AFTER_SILENCE_MS;
    },
  };
}
