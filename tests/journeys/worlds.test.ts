/** A few generated operators (tests/worlds); `npm run worlds -- 500` looks at more. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedBrowser } from "#tests/support/journey.ts";
import { inspectWorld } from "#tests/worlds/inspect.ts";
import { startWorlds, type WorldsStack } from "#tests/worlds/stack.ts";

/** With nine short and with long menu items, Chinese and Arabic ones, 400 tours and none, logos of 8:1 and 1:2. */
const SEEDS = [2, 3, 5, 8];

let worlds: WorldsStack;
beforeAll(async () => {
  worlds = await startWorlds();
});
afterAll(() => worlds.stop());

describe("an ordinary operator", () => {
  it.each(SEEDS)("number %i has a site without faults at any width", async (seed) => {
    const { problems } = await inspectWorld(await sharedBrowser(), seed, worlds);
    expect(problems).toEqual([]);
  });
});
