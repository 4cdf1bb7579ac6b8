/** What `npm run bench:pages -- …` may be asked. */

import { parseArgs } from "node:util";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";

/** A tour with departures every day of the year. */
export const TOUR_PATH = "/tours/121";

export interface PageOptions {
  routes: readonly string[];
  rounds: number;
  lighthouse: boolean;
  save: boolean;
}

/** @throws Error with one sentence when an option makes no sense */
export function pageOptions(argv: readonly string[]): PageOptions {
  const { values } = parseArgs({
    args: [...argv],
    allowNegative: true,
    options: {
      routes: { type: "string" },
      rounds: { type: "string", default: "3" },
      lighthouse: { type: "boolean", default: true },
      save: { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be a number, not "${values.rounds}".`);
  const routes = values.routes?.split(",") ?? [...CONTENT_PATHS, ...OTHER_PATHS, TOUR_PATH];
  const strange = routes.find((route) => !route.startsWith("/"));
  if (strange !== undefined) throw new Error(`--routes takes paths with commas between them, not "${strange}".`);
  return { routes, rounds, lighthouse: values.lighthouse, save: values.save };
}
