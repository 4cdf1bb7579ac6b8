/** Processes this one starts end with it. */

import { type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const PARENT_CHECK_MS = 200;

/**
 * Runs servers or a build, which end when npm ends: `npm start` runs us in a shell that a SIGTERM to npm ends without passing
 * it on. Miniflare and Vite stop what they started on SIGTERM. What goes wrong is told by its message alone.
 */
export async function runWithParent(work: () => Promise<void>): Promise<void> {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS);
  check.unref();
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * The file of a package's command, to run with `process.execPath`. Windows starts what is in `node_modules/.bin`
 * only from a shell, which would also read the arguments.
 */
export function commandFile(packageName: string, command = packageName): string {
  const folder = resolve("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as { bin: Record<string, string> };
  const file = bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command "${command}".`);
  return resolve(folder, file);
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
