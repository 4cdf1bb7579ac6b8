/** How many calls a second the operator takes: a few short rounds, each of more at once, that end when it slows down. */

import { salesDates } from "#app/operator/sales.ts";
import type { Api } from "./api.ts";

const ROUNDS = [4, 8, 16];
/** A round this slow is the last: visitors must not notice. */
const SLOW_ROUND_MS = 1_000;

/** A newsletter that sends 50,000 people in ten minutes: a token and a profile for each. */
const BURST_A_SECOND = 170;

/** @param id of a tour, whose dates are asked for */
export async function checkPace(api: Api, id: number): Promise<void> {
  let best = 0;
  for (const atOnce of ROUNDS) {
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- each round begins when the one before has ended well
    const asked = await Promise.all(Array.from({ length: atOnce }, () => api.ask(salesDates, { id }, { of: id })));
    const tookMs = performance.now() - startedAt;
    if (!asked.every(({ outcome }) => outcome.ok)) {
      const text = `of ${atOnce} calls at once some were not answered: a page view of the site makes several, a burst many`;
      api.report.warn("pace", text);
      return;
    }
    best = Math.max(best, (atOnce * 1_000) / tookMs);
    if (tookMs > SLOW_ROUND_MS) break;
  }
  const text = `about ${Math.round(best)} calls a second, measured with at most ${ROUNDS.at(-1)} at once`;
  api.report.info("pace", `${text}; a newsletter to 50,000 people in ten minutes makes ${BURST_A_SECOND}`);
}
