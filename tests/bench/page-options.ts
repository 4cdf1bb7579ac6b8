/** Options of `npm run bench:pages -- …`. */

import { parseArgs } from "node:util";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import type { LighthouseThrottling } from "./page-lighthouse.ts";

/** A tour with departures every day of the year. */
export const TOUR_PATH = "/tours/121";

export interface PageOptions {
  routes: readonly string[];
  rounds: number;
  /** null: without Lighthouse. */
  lighthouse: LighthouseThrottling | null;
  save: boolean;
}

/** @throws Error when an option is invalid */
export function pageOptions(argv: readonly string[]): PageOptions {
  const { values } = parseArgs({
    args: [...argv],
    allowNegative: true,
    options: {
      routes: { type: "string" },
      rounds: { type: "string", default: "3" },
      lighthouse: { type: "boolean", default: true },
      applied: { type: "boolean", default: false },
      save: { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be a number, not "${values.rounds}".`);
  const routes = values.routes?.split(",") ?? [...CONTENT_PATHS, ...OTHER_PATHS, TOUR_PATH];
  const invalid = routes.find((route) => !route.startsWith("/"));
  if (invalid !== undefined) throw new Error(`--routes takes paths separated by commas, not "${invalid}".`);
  const throttling = values.applied ? "applied" : "simulated";
  return { routes, rounds, lighthouse: values.lighthouse ? throttling : null, save: values.save };
}
