/** `npm run simulate`: runs the simulations (tests/simulation) for as long as that takes. */

import { commandFile, runCommand } from "./child-processes.ts";
import { run } from "./owner/command.ts";

const USAGE = `npm run simulate -- --runs 10000 --seed 7 [edge]

Random schedules of what may happen; a word narrows them to the files of tests/simulation whose path contains it.

  --runs           how many schedules, 1000 by default
  --seed, --path   as a failing run prints them: runs its shortest schedule again
  --trace          prints what happens`;

await run({
  usage: USAGE,
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    path: { type: "string" },
    trace: { type: "boolean" },
  },
  async main({ values: { runs, seed, path, trace }, positionals: filters }) {
    console.log(`${runs} runs, seed ${seed}`);
    const args = [commandFile("vitest"), "run", "--project=simulation", ...filters];
    const env = {
      ...process.env,
      SIMULATION_RUNS: runs,
      SIMULATION_SEED: seed,
      SIMULATION_PATH: path,
      SIMULATION_TRACE: trace === true ? "1" : undefined,
    };
    const { status } = await runCommand(process.execPath, args, { stdio: "inherit", env });
    return status === 0 ? 0 : 1;
  },
});
