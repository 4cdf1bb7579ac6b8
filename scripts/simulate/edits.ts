/** Edits: a message each, a consumer that reloads tenants in batches, and purges within PURGE_POLICY's budget. */

import { createPurgeBudget } from "#worker/content/changes.ts";
import { ASSUMED, type Setup } from "./model.ts";

export interface Edit {
  rank: number;
  at: number;
  /** Purges after its reload: the first makes it visible, the second reaches pages made from old KV copies. */
  purgedAt: number[];
}

export interface EditCounts {
  edits: number;
  batches: number;
  queueOperations: number;
  purges: number;
  purgesOfAll: number;
}

interface EditWorld {
  schedule: (at: number, run: (now: number) => void) => void;
  reload: (now: number, rank: number) => void;
  purgeTags: (now: number, ranks: ReadonlySet<number>) => void;
  purgeEverything: (now: number) => void;
}

/** A purge covers every edit that was waiting for one. More tags than fit become a purge of everything. */
export function createEdits({ batchRunSeconds, policy: { purge: policy } }: Setup, world: EditWorld) {
  const all: Edit[] = [];
  const counts: EditCounts = { edits: 0, batches: 0, queueOperations: 0, purges: 0, purgesOfAll: 0 };
  let queue: Edit[] = [];
  let waiting: Edit[] = [];
  let isConsuming = false;
  let isConsumeScheduled = false;
  let isPurgeScheduled = false;
  let clock = 0;
  const budget = createPurgeBudget(policy, () => clock * 1_000);

  function scheduleConsume(now: number): void {
    if (isConsuming || queue.length === 0) return;
    if (queue.length >= ASSUMED.batchSize) consume(now);
    else if (!isConsumeScheduled) {
      isConsumeScheduled = true;
      world.schedule(now + ASSUMED.batchTimeoutSeconds, (later) => {
        isConsumeScheduled = false;
        if (!isConsuming && queue.length > 0) consume(later);
      });
    }
  }

  function consume(now: number): void {
    isConsuming = true;
    counts.batches += 1;
    const batch = queue.slice(0, ASSUMED.batchSize);
    queue = queue.slice(batch.length);
    world.schedule(now + batchRunSeconds, (later) => {
      for (const rank of new Set(batch.map((edit) => edit.rank))) world.reload(later, rank);
      waiting.push(...batch);
      isConsuming = false;
      purge(later);
      scheduleConsume(later);
    });
  }

  function purge(now: number): void {
    if (waiting.length === 0 || isPurgeScheduled) return;
    clock = now;
    const waitSeconds = budget.waitSeconds();
    if (waitSeconds > 0) {
      isPurgeScheduled = true;
      world.schedule(now + waitSeconds, (later) => {
        isPurgeScheduled = false;
        purge(later);
      });
      return;
    }
    budget.take();
    counts.purges += 1;
    const covered = waiting;
    waiting = [];
    const ranks = new Set(covered.map((edit) => edit.rank));
    if (ranks.size > policy.maxTags) {
      counts.purgesOfAll += 1;
      world.purgeEverything(now);
    } else world.purgeTags(now, ranks);
    for (const edit of covered) edit.purgedAt.push(now);
    const firsts = covered.filter((edit) => edit.purgedAt.length === 1);
    if (firsts.length === 0) return;
    counts.queueOperations += 3;
    world.schedule(now + policy.againAfterSeconds, (later) => {
      waiting.push(...firsts);
      purge(later);
    });
  }

  return {
    all,
    counts,
    add(now: number, rank: number): Edit {
      const edit: Edit = { rank, at: now, purgedAt: [] };
      all.push(edit);
      queue.push(edit);
      counts.edits += 1;
      counts.queueOperations += 3;
      scheduleConsume(now);
      return edit;
    },
  };
}
