/** Runs a simulation: seeded random scripts, and the shortest one that fails. `npm run simulate` runs many. */

import fc from "fast-check";
import { vi } from "vitest";

const { SIMULATION_RUNS, SIMULATION_SEED = "1", SIMULATION_PATH, SIMULATION_TRACE } = process.env;

/** Prints what happens, with `--trace`, beside the log of the modules. */
export function trace(event: string, fields: object): void {
  if (SIMULATION_TRACE !== undefined) console.log(JSON.stringify({ event, ts: new Date().toISOString(), ...fields }));
}

interface Simulation<Script> {
  scripts: fc.Arbitrary<Script>;
  /** @throws when something does not hold */
  run: (script: Script) => Promise<void>;
  /** How a script reads. */
  lines: (script: Script) => string[];
  /** In `npm test`. */
  runs: number;
}

/** @throws with the seed and the shortest script that fails */
export async function simulate<Script>({ scripts, run, lines, runs }: Simulation<Script>): Promise<void> {
  if (SIMULATION_TRACE === undefined) vi.spyOn(console, "log").mockReturnValue();
  const result = await fc.check(fc.asyncProperty(scripts, run), {
    numRuns: Number(SIMULATION_RUNS ?? runs),
    seed: Number(SIMULATION_SEED),
    ...(SIMULATION_PATH === undefined ? {} : { path: SIMULATION_PATH, endOnFailure: true }),
  });
  if (!result.failed) return;
  const { seed, counterexamplePath, counterexample, errorInstance } = result;
  const again = `npm run simulate -- --seed ${seed} --path ${counterexamplePath}`;
  const script = counterexample === null ? [] : lines(counterexample[0]);
  throw new Error(`${String(errorInstance)}\n${again}\n${script.join("\n")}`, { cause: errorInstance });
}
