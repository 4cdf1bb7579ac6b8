/**
 * A KV namespace that fails on demand: the site's `CONTENT` binding is a worker with the same methods (RPC) in front of a
 * real namespace.
 */

import type { V4WorkerOptions } from "miniflare";
import type { Arrange, WorkerServer } from "#scripts/stack.ts";

/** `get`, `put`: that method rejects; `hang`: reads take longer than any test; `429`: writes are refused as by KV's own limit. */
export type KvFault = "none" | "get" | "put" | "429" | "hang";

const NAME = "faulty-kv";

const SCRIPT = `
import { WorkerEntrypoint } from "cloudflare:workers";
let fault = "none";
const counts = { get: 0, put: 0 };
const refuse = (what) => Promise.reject(new Error(what));
export class FaultyKv extends WorkerEntrypoint {
  get(...args) { return this.#read("get", args); }
  getWithMetadata(...args) { return this.#read("getWithMetadata", args); }
  #read(method, args) {
    counts.get++;
    if (fault === "get") return refuse("KV GET failed: 500");
    if (fault === "hang") return new Promise((resolve) => setTimeout(resolve, 600_000, null));
    return this.env.REAL[method](...args);
  }
  put(...args) {
    counts.put++;
    if (fault === "put") return refuse("KV PUT failed: 500");
    if (fault === "429") return refuse("KV PUT failed: 429 Too Many Requests");
    return this.env.REAL.put(...args);
  }
  delete(...args) { return this.env.REAL.delete(...args); }
  list(...args) {
    return fault === "get" || fault === "hang" ? refuse("KV LIST failed: 500") : this.env.REAL.list(...args);
  }
}
export default {
  async fetch(request) {
    const wanted = new URL(request.url).searchParams.get("fault");
    if (wanted !== null) { fault = wanted; counts.get = counts.put = 0; }
    return Response.json(counts);
  },
};`;

const worker: V4WorkerOptions = {
  name: NAME,
  compatibilityDate: "2026-10-01",
  modules: [{ type: "ESModule", path: "faulty-kv.js", contents: SCRIPT }],
  kvNamespaces: { REAL: "faulty-kv-real" },
};

/** The `arrange` of `startTestStack`. */
export const withFaultyKv: Arrange = (site) => {
  const serviceBindings = { CONTENT: { name: NAME, entrypoint: "FaultyKv" } };
  return [{ ...site, kvNamespaces: {}, serviceBindings }, worker];
};

/** Calls of the site since the fault was last set. */
async function ask({ miniflare }: WorkerServer, query: string) {
  const faulty = await miniflare.getWorker(NAME);
  return (await (await faulty.fetch(`http://faulty-kv/${query}`)).json()) as { get: number; put: number };
}

export const setKvFault = (site: WorkerServer, fault: KvFault) => ask(site, `?fault=${fault}`);
export const kvCounts = (site: WorkerServer) => ask(site, "");
