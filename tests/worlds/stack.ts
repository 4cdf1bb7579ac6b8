/** One site that serves every world under a host of its own, and the worlds' operator. */

import { anyFreePort } from "#scripts/port-check.ts";
import { startSite } from "#scripts/stack.ts";
import { startWorldsOperator, type WorldsOperator } from "./operator.ts";

export interface WorldsStack {
  operator: WorldsOperator;
  sitePort: number;
  stop(): Promise<void>;
}

/** The site must be built. */
export async function startWorlds(): Promise<WorldsStack> {
  const operator = await startWorldsOperator();
  const sitePort = await anyFreePort();
  const site = await startSite({
    sitePort,
    operatorPort: operator.port,
    vars: { HANDOFF_ORIGIN: "", HANDOFF_PATHS: "" },
  });
  return {
    operator,
    sitePort,
    async stop() {
      await site.stop();
      await operator.stop();
    },
  };
}
