/** Random days of visitors on one device, step by step. */

import fc from "fast-check";
import { SimulatedBrowser } from "#tests/support/tabs/browser.ts";
import { tabModules } from "#tests/support/tabs/bundle.ts";
import type { StorageState } from "#tests/support/tabs/storage.ts";
import { Device } from "./device.ts";
import { runStep, STEPS } from "./steps.ts";

interface Script {
  storage: StorageState;
  /** The guest was here before, and has a session. */
  isReturning: boolean;
  steps: readonly { name: string; at: number }[];
}

const names = Object.entries(STEPS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) }));

export const scripts: fc.Arbitrary<Script> = fc.record({
  storage: fc.oneof(
    { weight: 8, arbitrary: fc.constant<StorageState>("works") },
    { weight: 1, arbitrary: fc.constant<StorageState>("refused") },
  ),
  isReturning: fc.boolean(),
  steps: fc.array(fc.record({ name: fc.oneof(...names), at: fc.nat(11) }), { maxLength: 40, size: "max" }),
});

export const lines = ({ storage, isReturning, steps }: Script) => [
  `storage ${storage}, ${isReturning ? "a guest who was here before" : "a first visit"}`,
  ...steps.map(({ name, at }) => `${name} ${at}`),
];

/** @throws when something does not hold */
export async function run({ storage, isReturning, steps }: Script): Promise<void> {
  const browser = new SimulatedBrowser(await tabModules());
  browser.storage = storage;
  const device = new Device(browser);
  if (isReturning) device.signIn(null);
  for (const { name, at } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await runStep(device, name, at);
  }
  await device.end();
}
