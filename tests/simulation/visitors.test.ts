/** Visitors of one device under random schedules of tabs, answers, sign-ins and storage. */

import { it } from "vitest";
import { simulate } from "./runs.ts";
import { lines, run, scripts } from "./visitors/script.ts";

it("visitors lose nothing and see nothing of each other, whatever happens to tabs, answers and storage", async () => {
  await simulate({ scripts, run, lines, runs: 300 });
});
