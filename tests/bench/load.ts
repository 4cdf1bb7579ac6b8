/** One round of load on one URL. autocannon runs in a child process, so that it does not share our event loop. */

import { fork } from "node:child_process";

export interface Round {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Connection errors, and answers other than 2xx and 3xx. */
  failed: number;
}

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** 4xx does not count as failed. */
  expects4xx?: boolean;
}

export const CONNECTIONS = 16;

export function load(target: Target, seconds: number): Promise<Round> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./load-process.ts", import.meta.url), [JSON.stringify({ target, seconds })]);
    child.once("message", (message) => resolve(message as Round));
    child.once("error", reject);
    child.once("exit", (code) => code !== 0 && reject(new Error(`autocannon exited with ${code}`)));
  });
}
