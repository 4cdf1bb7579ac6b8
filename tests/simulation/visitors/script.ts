/** Random days of visitors on one device, step by step. */

import fc from "fast-check";
import { SimulatedBrowser } from "#tests/support/tabs/browser.ts";
import { tabModules } from "#tests/support/tabs/bundle.ts";
import type { StorageState } from "#tests/support/tabs/storage.ts";
import { Device } from "./device.ts";
import { runStep, STEPS } from "./steps.ts";

/** Whose session there is from before. */
const BEFORE = {
  nobody: () => undefined,
  "a guest": (device: Device) => device.signIn(null),
  "a user": (device: Device) => device.signIn("ana"),
  "a user without a refresh token": (device: Device) => device.signIn("ana", { refresh_token: null }),
};

const names = Object.entries(STEPS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) }));

export const scripts = fc.record({
  storage: fc.oneof(
    { weight: 8, arbitrary: fc.constant<StorageState>("works") },
    { weight: 1, arbitrary: fc.constant<StorageState>("refused") },
  ),
  before: fc.constantFrom(...(Object.keys(BEFORE) as (keyof typeof BEFORE)[])),
  steps: fc.array(fc.record({ name: fc.oneof(...names), at: fc.nat(11) }), { maxLength: 40, size: "max" }),
});

type Script = typeof scripts extends fc.Arbitrary<infer T> ? T : never;

export const lines = ({ storage, before, steps }: Script) => [
  `storage ${storage}, ${before} was here before`,
  ...steps.map(({ name, at }) => `${name} ${at}`),
];

/** @throws when something does not hold */
export async function run({ storage, before, steps }: Script): Promise<void> {
  const browser = new SimulatedBrowser(await tabModules());
  browser.storage = storage;
  const device = new Device(browser);
  if (storage !== "refused") BEFORE[before](device);
  for (const { name, at } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await runStep(device, name, at);
  }
  await device.end();
}
