/** Processes this one starts end with it. */

import { type SpawnOptions, spawn } from "node:child_process";

const PARENT_CHECK_MS = 200;

/**
 * Ends this process, and so its servers, when npm ends: `npm start` runs us in a shell that a SIGTERM to npm ends without
 * passing it on. Miniflare and Vite stop what they started on SIGTERM.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS);
  check.unref();
}

/** Runs a command to its end and passes SIGINT and SIGTERM on to it. @returns its exit status, or null after a signal */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ status: number | null; output: string }> {
  const child = spawn(command, args, options);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  process.off("SIGINT", end).off("SIGTERM", end);
  return { status, output };
}
