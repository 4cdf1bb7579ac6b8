import { beforeEach, expect, it, vi } from "vitest";
import { consumeChanges, createPurges } from "#worker/content/changes.ts";
import type { Reloaded } from "#worker/content/entry.ts";
import type { ContentChange } from "#worker/platform.ts";

/**
 * What edits cost and when they show: the consumer on a clock and a queue of its own, as developers.cloudflare.com/queues/
 * has them: up to 100 messages a batch, one second after the first, one batch at a time, and delays.
 */

const START = 1_800_000_000_000;
const BATCH = 100;
const BATCH_MS = 1_000;
const PARTS = ["tenant", "menu", "tours"] as const;

interface Queued {
  at: number;
  body: ContentChange;
  sentAt: number;
  attempts: number;
}

const newWorld = () => ({
  get now(): number {
    return Date.now();
  },
  set now(ms: number) {
    vi.setSystemTime(ms);
  },
  queue: [] as Queued[],
  /** Seconds after the start, and what is purged. */
  purges: [] as { at: number; tags: string[]; isEverything: boolean }[],
  reloads: [] as { at: number; host: string }[],
  logged: [] as object[],
  /** The status of each call that reads a tenant anew. */
  operatorSays: { tenant: 200, menu: 200, tours: 200 },
  /** The edit since which each part of each tenant is confirmed, in ms since the epoch. */
  confirmedAt: new Map<string, number>(),
  /** Entries in KV of a removed tenant, and how many of them each step deletes. */
  entries: 0,
  deletions: [] as number[],
  /** What a batch takes if some call of it is needed. */
  reloadMs: 0,
  arePurgesRefused: false,
  /** A tenant of which KV gives and takes nothing. */
  unreadable: "",
  /** The next consumer ends between KV and the purge. */
  isConsumerLost: false,
});

let world: ReturnType<typeof newWorld>;
let budget: ReturnType<typeof createPurges>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  world = newWorld();
  budget = createPurges();
});

const seconds = (at: number) => (at - START) / 1_000;

function reload(host: string, editedAt: number): Reloaded {
  if (host === world.unreadable) throw new Error("KV GET failed: 500");
  world.reloads.push({ at: seconds(world.now), host });
  if (world.operatorSays.tenant === 404) return { isMissing: true, confirmed: [], waiting: {}, isNew: false };
  const due = PARTS.filter((part) => (world.confirmedAt.get(`${host} ${part}`) ?? 0) < editedAt);
  const come = due.filter((part) => world.operatorSays[part] === 200);
  for (const part of come) world.confirmedAt.set(`${host} ${part}`, world.now);
  const late = due.filter((part) => !come.includes(part));
  return {
    isMissing: false,
    confirmed: PARTS.filter((part) => !late.includes(part)),
    waiting: Object.fromEntries(late.map((part) => [part, String(world.operatorSays[part])])),
    isNew: come.length > 0,
  };
}

async function consume(due: Queued[]): Promise<void> {
  const messages = due.map(({ body, sentAt, attempts }) => ({ body, attempts, timestamp: new Date(sentAt) }));
  let isFree = true;
  await consumeChanges(
    { messages: messages as unknown as Message<ContentChange>[], ackAll: () => undefined },
    {
      purges: budget,
      reload: async (host, editedAt) => {
        const reloaded = reload(host, editedAt);
        if (reloaded.isNew && isFree) world.now += world.reloadMs;
        isFree &&= !reloaded.isNew;
        return reloaded;
      },
      remove: async (_host, maxKeys) => {
        world.deletions.push(Math.min(world.entries, maxKeys));
        world.entries -= Math.min(world.entries, maxKeys);
        return world.entries === 0;
      },
      forgotten: async () => {
        world.now += 2_000;
        if (!world.isConsumerLost) return;
        world.isConsumerLost = false;
        throw new Error("The isolate was evicted.");
      },
      purge: async ({ tags = [], purgeEverything = false }) => {
        if (world.arePurgesRefused) return { success: false, errors: [{ code: 429, message: "Too many purges." }] };
        world.purges.push({ at: seconds(world.now), tags, isEverything: purgeEverything });
        return { success: true, errors: [] };
      },
      queue: {
        sendBatch: async (messages: Iterable<MessageSendRequest<ContentChange>>) => {
          for (const { body, delaySeconds = 0 } of messages)
            world.queue.push({ at: world.now + delaySeconds * 1_000, body, sentAt: world.now, attempts: 1 });
          return {} as QueueSendBatchResponse;
        },
      },
      log: (event, fields) => void world.logged.push({ event, ...fields }),
    },
  );
}

/** Runs the queue until it is empty, or until a number of seconds after the start. */
async function run(untilSeconds = Number.POSITIVE_INFINITY): Promise<void> {
  while (world.queue.length > 0) {
    world.queue.sort((a, b) => a.at - b.at);
    const first = world.queue[0]?.at ?? 0;
    if (seconds(first) > untilSeconds) return;
    world.now = Math.max(world.now, first + BATCH_MS);
    const due = world.queue.filter(({ at }) => at <= world.now).slice(0, BATCH);
    world.queue = world.queue.filter((message) => !due.includes(message));
    // At least once: what is not acknowledged comes again.
    await consume(due).catch(() => {
      world.queue.push(...due.map((each) => ({ ...each, at: world.now + 30_000, attempts: each.attempts + 1 })));
    });
  }
}

function edit(host: string, atSeconds = 0): void {
  const at = START + atSeconds * 1_000;
  world.queue.push({ at, sentAt: at, attempts: 1, body: { step: "reload", host } });
}

const purgesOf = (host: string, since = 0) =>
  world.purges.filter(({ at, tags, isEverything }) => at >= since && (isEverything || tags.includes(`t-${host}`)));

it("edits by hand show within five seconds where they are made, and everywhere once KV does", async () => {
  for (const at of [0, 30]) edit("a.example", at);
  await run();
  const times = world.purges.map(({ at }) => at);
  for (const at of [0, 30]) expect(times.some((purgedAt) => purgedAt > at && purgedAt <= at + 5)).toBe(true);
  expect(times.some((at) => at > 90 && at <= 180)).toBe(true);
  expect(new Set(world.purges.map(({ tags }) => tags.join()))).toEqual(new Set(["t-a.example"]));
});

it("an edit is shown as far as the operator gives it; the rest is asked for again, logged, and shown when it comes", async () => {
  world.operatorSays.menu = 500;
  edit("a.example");
  await run(600);
  expect(world.purges.map(({ at }) => Math.round(at))).toEqual([3, expect.closeTo(78, -1)]);
  expect(world.logged).toContainEqual({
    ...{ event: "content-reload-failed", host: "a.example", waiting: { menu: "500" } },
    since: new Date(START).toISOString(),
  });
  world.operatorSays.menu = 200;
  await run();
  expect(world.purges.length).toBe(4);
  expect(world.purges[2]?.at).toBeLessThan(640);
});

it("an edit whose purge is refused, whose consumer ends before it, or that KV does not take, shows afterwards", async () => {
  world.arePurgesRefused = true;
  edit("a.example");
  await run(3_600);
  expect(world.logged).toContainEqual(expect.objectContaining({ event: "pages-not-purged" }));
  world.arePurgesRefused = false;
  await run();
  expect(world.purges[0]?.at).toBeLessThan(3_600 + 120);
  world.isConsumerLost = true;
  edit("b.example");
  await run();
  expect(purgesOf("b.example")).toHaveLength(2);
  world.unreadable = "c.example";
  edit("c.example");
  await run(seconds(world.now) + 600);
  world.unreadable = "";
  await run();
  expect(purgesOf("c.example")).toHaveLength(2);
});

it("a part that answers 404 is looked at again after the minute that a second 404 needs", async () => {
  world.operatorSays.menu = 404;
  edit("a.example");
  await run(120);
  expect(world.reloads.length).toBe(2);
  expect(world.reloads[1]?.at).toBeGreaterThan(60);
});

it("a host that the operator does not know costs two calls, in case KV shows a copy later, and no purge", async () => {
  world.operatorSays.tenant = 404;
  edit("unknown.example");
  await run();
  expect([world.reloads.length, world.purges]).toEqual([2, []]);
});

it("the removal of a tenant with thousands of entries is done in steps", async () => {
  world.entries = 1_500;
  world.queue.push({ at: START, sentAt: START, attempts: 1, body: { step: "remove", host: "a.example" } });
  await run();
  expect(world.deletions).toEqual([600, 600, 300]);
});

it.each([
  [1, 0],
  [1, 500],
  [40, 2_000],
  [100, 5_000],
  [1_000, 0],
  [1_000, 5_000],
])(
  "a thousand edits of %i tenants in a minute, %i ms a batch, cost at most five purges; none is lost",
  async (tenants, ms) => {
    world.reloadMs = ms;
    for (let n = 0; n < 1_000; n++) edit(`${n % tenants}.example`, (n * 60) / 1_000);
    await run();
    expect(world.purges.length).toBeLessThanOrEqual(5);
    for (let n = 0; n < 1_000; n++) {
      const [host, editedAt] = [`${n % tenants}.example`, (n * 60) / 1_000];
      // Everywhere: a purge 60 s after the write to KV, and at most 150 s after the edit.
      expect(purgesOf(host, editedAt + 60)).not.toEqual([]);
      expect((purgesOf(host, editedAt + 60)[0]?.at ?? 0) - editedAt).toBeLessThanOrEqual(150);
    }
    for (const { tags } of world.purges) expect(tags.length).toBeLessThanOrEqual(100);
  },
);
