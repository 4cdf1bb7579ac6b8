/** One round of load on one address, by autocannon in a process of its own, so that it does not share our event loop. */

import { fork } from "node:child_process";

export interface Round {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers outside 2xx and 3xx, and connection errors. */
  failed: number;
}

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Statuses of 4xx that are the point of the measurement. */
  expects4xx?: boolean;
}

export const CONNECTIONS = 16;

export function load(target: Target, seconds: number): Promise<Round> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./load-process.ts", import.meta.url), [JSON.stringify({ target, seconds })]);
    child.once("message", (message) => resolve(message as Round));
    child.once("error", reject);
    child.once("exit", (code) => code !== 0 && reject(new Error(`load generator ended with ${code}`)));
  });
}
