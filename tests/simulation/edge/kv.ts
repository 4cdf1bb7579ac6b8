/**
 * Workers KV as developers.cloudflare.com/kv/concepts/how-kv-works/ has it: one central store, and at each location a copy of
 * each key that was read there, also of one that was not there, for up to 60 s.
 */

import { sleep } from "../clock.ts";

const SEEN_MS = 60_000;
const APART_MS = 1_000;
/** Two writes that begin so soon after each other may both have read what was there before. */
const AT_ONCE_MS = 200;
/** After a read that failed or was late, so long may a write not know what is there. */
const UNREAD_MS = 10_000;

/** `reads`, `writes`: they fail; `hangs`: reads do not end; `slow`: reads take longer than a page waits. */
export type KvFault = "none" | "reads" | "writes" | "hangs" | "slow";

interface Stored {
  value: string;
  /** ms since the epoch. */
  until: number;
}

export interface Put {
  by: object;
  key: string;
  at: number;
}

export class Kv {
  readonly entries = new Map<string, Stored>();
  /** Writes since they were last looked at, as they were asked for. */
  readonly puts: Put[] = [];
  /** Writes that took away what was newer. */
  readonly losses: string[] = [];
  readonly #writtenAt = new Map<string, number>();

  keys(prefix: string): string[] {
    return [...this.entries.keys()].filter((key) => key.startsWith(prefix));
  }

  read(key: string): string | null {
    const stored = this.entries.get(key);
    return stored === undefined || stored.until <= Date.now() ? null : stored.value;
  }

  /** @throws for a second write within a second */
  write(key: string, value: string, seconds: number | undefined): void {
    const now = Date.now();
    if (now - (this.#writtenAt.get(key) ?? 0) < APART_MS) throw new Error("KV PUT failed: 429 Too Many Requests");
    this.#writtenAt.set(key, now);
    this.entries.set(key, { value, until: seconds === undefined ? Number.POSITIVE_INFINITY : now + seconds * 1_000 });
  }
}

/** When the operator gave each part of an entry. */
const timesIn = (value: string) => Object.entries((JSON.parse(value) as { at?: Record<string, number> }).at ?? {});

/** KV as one location sees it. */
export class KvLocation {
  fault: KvFault = "none";
  readonly #kv: Kv;
  readonly #random: () => number;
  readonly #seen = new Map<string, { value: string | null; at: number }>();
  #unreadAt = 0;

  constructor(kv: Kv, random: () => number) {
    this.#kv = kv;
    this.#random = random;
  }

  #look(key: string): string | null {
    const seen = this.#seen.get(key);
    if (seen !== undefined && Date.now() - seen.at < SEEN_MS) return seen.value;
    const value = this.#kv.read(key);
    this.#seen.set(key, { value, at: Date.now() });
    return value;
  }

  async #begin(fails: readonly KvFault[]): Promise<void> {
    const slowMs = { hangs: 3_600_000, slow: 400 } as Partial<Record<KvFault, number>>;
    const isRead = fails.includes("reads");
    if (isRead && this.fault !== "none") this.#unreadAt = Date.now();
    await sleep(3 + 25 * this.#random() + (isRead ? (slowMs[this.fault] ?? 0) : 0));
    if (fails.includes(this.fault)) throw new Error(`KV failed: 500 (${this.fault})`);
  }

  /** What a location has known for a while is not lost by what it writes. */
  #checkLoss(key: string, value: string): void {
    const seen = this.#seen.get(key);
    const now = Date.now();
    if (seen === undefined || seen.value === null || now - this.#unreadAt < UNREAD_MS) return;
    if (now - seen.at < AT_ONCE_MS || now - seen.at > SEEN_MS) return;
    const times = Object.fromEntries(timesIn(value));
    const lost = timesIn(seen.value).find(([part, at]) => (times[part] ?? -1) < at);
    if (lost !== undefined) this.#kv.losses.push(`${key} loses its newer ${lost[0]}`);
  }

  /** The binding of one isolate. @param by names the isolate in `puts` */
  binding(by: object): KVNamespace {
    const kv = this.#kv;
    const binding = {
      get: async (key: string, type?: string) => {
        await this.#begin(["reads", "hangs"]);
        const value = this.#look(key);
        return type === "json" && value !== null ? (JSON.parse(value) as unknown) : value;
      },
      put: async (key: string, value: string, { expirationTtl }: KVNamespacePutOptions = {}) => {
        kv.puts.push({ by, key, at: Date.now() });
        this.#checkLoss(key, value);
        await this.#begin(["writes"]);
        kv.write(key, value, expirationTtl);
        this.#seen.set(key, { value, at: Date.now() });
      },
      delete: async (key: string) => {
        await this.#begin(["writes"]);
        kv.entries.delete(key);
        this.#seen.set(key, { value: null, at: Date.now() });
      },
      list: async ({ prefix = "", limit = 1_000 }: KVNamespaceListOptions = {}) => {
        await this.#begin(["reads", "hangs"]);
        const keys = kv.keys(prefix ?? "");
        return { keys: keys.slice(0, limit).map((name) => ({ name })), list_complete: keys.length <= limit };
      },
    };
    return binding as unknown as KVNamespace;
  }
}
