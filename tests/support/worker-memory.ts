/** Memory of the workerd processes this process started (Linux only). */

import { readdirSync, readFileSync } from "node:fs";

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Resident bytes of all workerd children together; null where `/proc` does not exist. */
export function workerMemory(): number | null {
  const status = (pid: string) => read(`/proc/${pid}/status`);
  const pids = read("/proc/self/status") === "" ? [] : readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const own = pids
    .map(status)
    .filter((text) => /^Name:\s+workerd$/m.test(text) && text.includes(`PPid:\t${process.pid}\n`));
  const kilobytes = own.map((text) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0));
  return kilobytes.length === 0 ? null : kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}
