/**
 * `npm run simulate -- --runs 10000 --seed 7`: runs the simulations (tests/simulation) for as long as that takes; `edge` narrows
 * it to files whose path contains it. A failing run prints its seed and path, which run its shortest script again; `--trace`
 * prints what happens in it.
 */

import { parseArgs } from "node:util";
import { commandFile, runCommand } from "./child-processes.ts";

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    path: { type: "string" },
    trace: { type: "boolean", default: false },
  },
});
const { runs, seed, path, trace } = values;
console.log(`${runs} runs, seed ${seed}`);
const args = [commandFile("vitest"), "run", "--project=simulation", ...filters];
const env = {
  ...process.env,
  SIMULATION_RUNS: runs,
  SIMULATION_SEED: seed,
  SIMULATION_PATH: path,
  SIMULATION_TRACE: trace ? "1" : undefined,
};
const { status } = await runCommand(process.execPath, args, { stdio: "inherit", env });
process.exit(status ?? 1);
