import { beforeEach, describe, expect, it } from "vitest";
import { consumeChanges, createPurges } from "#worker/content/changes.ts";
import type { Reloaded } from "#worker/content/entry.ts";
import type { ContentChange } from "#worker/platform.ts";

/**
 * The consumer on a clock and a queue of its own, as developers.cloudflare.com/queues/ has them: up to 100 messages a batch,
 * one second after the first, one batch at a time, and delays.
 */

const START = 1_800_000_000_000;
const BATCH = 100;
const BATCH_MS = 1_000;

let now = START;
let queue: { at: number; body: ContentChange; sentAt: number; attempts: number }[] = [];
let purgeCalls: { at: number; options: CachePurgeOptions }[] = [];
let reloads: { at: number; host: string }[] = [];
let logged: Record<string, unknown>[] = [];
/** The status of each call that reads a tenant anew. */
let operatorSays: Record<"tenant" | "menu" | "tours", number> = { tenant: 200, menu: 200, tours: 200 };
/** The edit since which each part of each tenant is confirmed, in ms since the epoch. */
let confirmedAt = new Map<string, number>();
/** Entries in KV of a removed tenant. */
let entries = 0;
let deletions: number[] = [];
let arePurgesRefused = false;
let crashes = 0;
/** The time that a batch takes if some call of it is needed. */
let reloadMs = 0;
let isSlow = false;
let purges = createPurges(() => now);

beforeEach(() => {
  now = START;
  queue = [];
  purgeCalls = [];
  reloads = [];
  logged = [];
  operatorSays = { tenant: 200, menu: 200, tours: 200 };
  confirmedAt = new Map();
  entries = 0;
  deletions = [];
  arePurgesRefused = false;
  crashes = 0;
  reloadMs = 0;
  purges = createPurges(() => now);
});

const seconds = (at: number) => (at - START) / 1_000;

async function reload(host: string, editedAt: number): Promise<Reloaded> {
  reloads.push({ at: now, host });
  const parts = Object.entries(operatorSays);
  if (operatorSays.tenant === 404) return { isMissing: true, confirmed: [], waiting: {}, isNew: false };
  const due = parts.filter(([part]) => (confirmedAt.get(`${host} ${part}`) ?? 0) < editedAt);
  const come = due.filter(([, status]) => status === 200);
  for (const [part] of come) confirmedAt.set(`${host} ${part}`, now);
  if (isSlow && come.length > 0) now += reloadMs;
  isSlow &&= come.length === 0;
  const late = due.filter(([, status]) => status !== 200);
  return {
    isMissing: false,
    confirmed: parts.map(([part]) => part).filter((part) => late.every(([other]) => other !== part)),
    waiting: Object.fromEntries(late.map(([part, status]) => [part, String(status)])),
    isNew: come.length > 0,
  };
}

async function consume(due: readonly (typeof queue)[number][]): Promise<boolean> {
  let isAcknowledged = false;
  isSlow = true;
  const messages = due.map(({ body, sentAt, attempts }) => ({ body, attempts, timestamp: new Date(sentAt) }));
  const batch = {
    messages: messages as unknown as Message<ContentChange>[],
    ackAll: () => void (isAcknowledged = true),
  };
  await consumeChanges(batch, {
    purges,
    reload,
    remove: async (_host, maxKeys) => {
      deletions.push(Math.min(entries, maxKeys));
      entries = Math.max(0, entries - maxKeys);
      return entries === 0;
    },
    forgotten: async () => {
      if (crashes > 0) {
        crashes -= 1;
        throw new Error("The isolate was evicted.");
      }
      now += 2_000;
    },
    purge: async (options) => {
      if (arePurgesRefused) return { success: false, errors: [{ code: 429, message: "Too many purges." }] };
      purgeCalls.push({ at: now, options });
      return { success: true, errors: [] };
    },
    queue: {
      sendBatch: async (messages: Iterable<MessageSendRequest<ContentChange>>) => {
        for (const { body, delaySeconds = 0 } of messages)
          queue.push({ at: now + delaySeconds * 1_000, body, sentAt: now, attempts: 1 });
        return {} as QueueSendBatchResponse;
      },
    },
    log: (event, fields) => void logged.push({ event, ...fields }),
    now: () => now,
  }).catch(() => undefined);
  return isAcknowledged;
}

/** Runs the queue until it is empty, or until a number of seconds after the start. */
async function run(untilSeconds = Number.POSITIVE_INFINITY): Promise<void> {
  while (queue.length > 0) {
    queue.sort((a, b) => a.at - b.at);
    const first = queue[0]?.at ?? 0;
    if (seconds(first) > untilSeconds) return;
    now = Math.max(now, first + BATCH_MS);
    const due = queue.filter(({ at }) => at <= now).slice(0, BATCH);
    queue = queue.filter((message) => !due.includes(message));
    // At least once: what is not acknowledged comes again.
    if (!(await consume(due)))
      queue.push(...due.map((message) => ({ ...message, at: now + 30_000, attempts: message.attempts + 1 })));
  }
}

const edit = (host: string, atSeconds = 0) =>
  void queue.push({
    at: START + atSeconds * 1_000,
    sentAt: START + atSeconds * 1_000,
    attempts: 1,
    body: { step: "reload", host },
  });
const tagsOf = ({ options }: { options: CachePurgeOptions }) => options.tags ?? [];

describe("one edit", () => {
  it("is read into KV, purged within five seconds where it was made, and once more after KV shows it everywhere", async () => {
    edit("a.example");
    await run();
    // The second look finds out whether another location has written an older copy meanwhile.
    expect(reloads.map(({ host }) => host)).toEqual(["a.example", "a.example"]);
    expect(purgeCalls.map(tagsOf)).toEqual([["t-a.example"], ["t-a.example"]]);
    const [first = 0, second = 0] = purgeCalls.map(({ at }) => seconds(at));
    expect(first).toBeLessThanOrEqual(5);
    expect(second).toBeGreaterThan(first + 60);
    expect(second).toBeLessThanOrEqual(150);
  });

  it("waits for the operator, and is not lost", async () => {
    operatorSays = { tenant: 500, menu: 500, tours: 500 };
    edit("a.example");
    await run(3_600);
    expect(purgeCalls).toEqual([]);
    operatorSays = { tenant: 200, menu: 200, tours: 200 };
    await run();
    expect(purgeCalls.length).toBe(2);
  });

  it("is shown as far as the operator gives it; the rest is asked for again, logged, and shown when it comes", async () => {
    operatorSays.menu = 500;
    edit("a.example");
    await run(600);
    expect(purgeCalls.map(({ at }) => Math.round(seconds(at)))).toEqual([3, expect.closeTo(78, -1)]);
    expect(logged).toContainEqual({
      event: "content-reload-failed",
      host: "a.example",
      waiting: { menu: "500" },
      since: new Date(START).toISOString(),
    });
    operatorSays.menu = 200;
    await run();
    expect(purgeCalls.length).toBe(4);
    expect(seconds(purgeCalls[2]?.at ?? 0)).toBeLessThan(640);
  });

  it("of a part that answers 404 is looked at again after the minute that a second 404 needs", async () => {
    operatorSays.menu = 404;
    edit("a.example");
    await run(120);
    expect(reloads.length).toBe(2);
    expect(seconds(reloads[1]?.at ?? 0)).toBeGreaterThan(60);
  });

  it("and the removal of a tenant with thousands of entries is done in steps", async () => {
    entries = 1_500;
    queue.push({ at: START, sentAt: START, attempts: 1, body: { step: "remove", host: "a.example" } });
    await run();
    expect(deletions).toEqual([600, 600, 300]);
  });

  it("of a host that the operator does not know costs two calls, in case KV shows a copy later, and no purge", async () => {
    operatorSays.tenant = 404;
    edit("unknown.example");
    await run();
    expect(reloads.length).toBe(2);
    expect(purgeCalls).toEqual([]);
  });

  it("whose purge is refused for an hour is purged afterwards", async () => {
    arePurgesRefused = true;
    edit("a.example");
    await run(3_600);
    expect(queue.length).toBeGreaterThan(0);
    expect(logged).toContainEqual(
      expect.objectContaining({
        event: "pages-not-purged",
        errors: [expect.objectContaining({ code: 429 })],
      }),
    );
    arePurgesRefused = false;
    await run();
    expect(purgeCalls.map(tagsOf)).toContainEqual(["t-a.example"]);
    expect(seconds(purgeCalls[0]?.at ?? 0)).toBeLessThan(3_600 + 120);
  });

  it("whose consumer ends between KV and the purge is purged all the same", async () => {
    crashes = 1;
    edit("a.example");
    await run();
    expect(reloads.length).toBe(3);
    expect(purgeCalls.length).toBe(2);
  });
});

describe("a thousand edits in a minute", () => {
  const lastPurgeOf = (host: string) =>
    Math.max(
      ...purgeCalls
        .filter((call) => call.options.purgeEverything || tagsOf(call).includes(`t-${host}`))
        .map(({ at }) => at),
    );
  const firstPurgeOf = (host: string, editedAt: number) =>
    Math.min(
      ...purgeCalls
        .filter((call) => call.at >= editedAt && (call.options.purgeEverything || tagsOf(call).includes(`t-${host}`)))
        .map(({ at }) => at),
    );

  it.each([
    [1, 0],
    [1, 500],
    [40, 2_000],
    [100, 5_000],
    [1_000, 0],
    [1_000, 5_000],
  ])("of %i tenants, %i ms a batch, cost at most five purges, and none is lost", async (tenants, ms) => {
    reloadMs = ms;
    for (let n = 0; n < 1_000; n++) edit(`${n % tenants}.example`, (n * 60) / 1_000);
    await run();
    expect(purgeCalls.length).toBeLessThanOrEqual(5);
    expect(purgeCalls.length).toBeGreaterThanOrEqual(2);
    for (let n = 0; n < 1_000; n++) {
      const host = `${n % tenants}.example`;
      const editedAt = START + n * 60;
      // Everywhere: a purge 60 s after the write to KV, and at most 150 s after the edit.
      expect(seconds(lastPurgeOf(host))).toBeGreaterThan(seconds(editedAt) + 60);
      expect((firstPurgeOf(host, editedAt + 60_000) - editedAt) / 1_000).toBeLessThanOrEqual(150);
    }
    for (const call of purgeCalls) expect(tagsOf(call).length).toBeLessThanOrEqual(100);
  });
});

it("two edits by hand, half a minute apart, are both visible within five seconds", async () => {
  edit("a.example", 0);
  edit("a.example", 30);
  await run();
  const times = purgeCalls.map(({ at }) => seconds(at));
  expect(times.some((at) => at > 0 && at <= 5)).toBe(true);
  expect(times.some((at) => at > 30 && at <= 35)).toBe(true);
});
