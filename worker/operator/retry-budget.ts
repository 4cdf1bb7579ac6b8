/** Limits retries to a tenth of all calls (docs/threats.md T14), so that an outage does not double the load. */

const SHARE = 0.1;
const MAX_SAVED = 10;
/** So that a new isolate can retry at all. */
const AT_START = 2;

export interface RetryBudget {
  earn(): void;
  /** @returns false when the budget is used up */
  spend(): boolean;
  left(): number;
}

export function createRetryBudget(): RetryBudget {
  let saved = AT_START;
  return {
    earn() {
      saved = Math.min(MAX_SAVED, saved + SHARE);
    },
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
    left: () => Math.floor(saved),
  };
}
