/** Counts the steps towards a booking, each once per page load. app/features/insights sends them, or nobody does. */

import { MAX_STEPS, type StepName, stepText } from "#app/domain/insights/insights-report.ts";

const counted = new Set<string>();
let waiting: string[] = [];

/** In the browser only. @param tour id, for steps about one tour */
export function countStep(step: StepName, tour?: number): void {
  const text = stepText(step, tour);
  if (counted.has(text)) return;
  counted.add(text);
  waiting.push(text);
}

/** Steps that were not taken before; at most one report's. */
export function takeSteps(): string[] {
  const taken = waiting.slice(0, MAX_STEPS);
  waiting = waiting.slice(MAX_STEPS);
  return taken;
}
