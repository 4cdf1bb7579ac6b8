/** Retries may be at most a tenth of all calls (docs/threats.md T14), so that an outage is not answered with twice the load. */

const SHARE = 0.1;
/** Saved up in good times, at most. */
const MAX_SAVED = 10;
/** So that a quiet isolate may try its first failed calls again. */
const AT_START = 2;

export interface RetryBudget {
  /** A call was made. */
  earn(): void;
  /** @returns false when the budget is used up */
  spend(): boolean;
  /** Retries left, whole ones. */
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
