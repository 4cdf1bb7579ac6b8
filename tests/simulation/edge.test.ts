/** The edge under random schedules of visits, edits, faults and jumps of the clock. */

import { it } from "vitest";
import { scripts } from "./edge/scenes.ts";
import { lines, run } from "./edge/script.ts";
import { simulate } from "./runs.ts";

it("the edge keeps its promises, whatever happens to operator, KV, queue, purges and isolates", async () => {
  await simulate({ scripts, run, lines, runs: 40 });
});
