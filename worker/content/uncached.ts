/** Content of a preview, as the operator has it now: nothing is read from KV or isolate memory, and nothing is written to them. */

import type { Loaded } from "#app/context.ts";
import { logError } from "#worker/ops/log.ts";
import type { Copy, Entry } from "./entry.ts";
import type { Answers, Parts } from "./envelope.ts";
import type { KvCache } from "./kv-cache.ts";

/** A cache for one request. An entry that is read twice is loaded once; the time limits of its calls hold, and no others. */
export function createUncached(): KvCache {
  const loading = new Map<string, Promise<Answers<Parts>>>();
  const load = (entry: Entry<Parts>) =>
    entry.load(entry.parts, null, true).catch((error: unknown): Answers<Parts> => {
      logError("refresh-failed", error, { key: entry.key });
      return {};
    });
  return {
    async read<T extends Parts>(entry: Entry<T>): Promise<Copy<T>> {
      const { key, parts, asks } = entry;
      const name = [key, ...parts].join(" ");
      const answers = asks === "never" ? Promise.resolve({}) : (loading.get(name) ?? load(entry));
      loading.set(name, answers);
      const given: Answers<Parts> = await answers;
      const loaded = parts.map((part): [string, Loaded<unknown>] => {
        const answer = given[part] ?? { status: "failed" };
        if (answer.status === "ok") return [part, { status: "ok", data: answer.data, asOf: Date.now() }];
        return [part, { status: answer.status }];
      });
      return { parts: Object.fromEntries(loaded) as Copy<T>["parts"], editedAt: 0 };
    },
    // Only notices of edits reload.
    reload: () => Promise.resolve({ isMissing: false, confirmed: [], waiting: {}, isNew: false }),
  };
}
