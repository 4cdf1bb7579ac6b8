/** Random days of visitors on one device, step by step. */

import fc from "fast-check";
import { expect } from "vitest";
import { type PendingCall, SimulatedBrowser } from "#tests/support/tabs/browser.ts";
import { type Modules, tabModules } from "#tests/support/tabs/bundle.ts";
import type { StorageState } from "#tests/support/tabs/storage.ts";
import { Device, FORM, USERS, type Window } from "./device.ts";

/** What a step acts on. */
interface Moment {
  device: Device;
  /** The one that is looked at. */
  window: Window;
  modules: Modules;
  /** One that waits for its answer. */
  call: PendingCall | undefined;
  /** A tour that only the present visitor chooses. */
  tour: number;
  at: number;
}

interface Step {
  /** How often it happens, beside others. */
  weight: number;
  run: (moment: Moment) => unknown;
}

const step = (weight: number, run: Step["run"]): Step => ({ weight, run });

/** What may happen. */
const STEPS: Readonly<Record<string, Step>> = {
  open: step(2, ({ device }) => {
    if (device.windows.length < 3) device.open();
  }),
  "close a tab": step(1, ({ device, window }) => {
    if (device.windows.length > 1) {
      window.tab.close();
      device.windows = device.windows.filter((each) => each !== window);
      device.shown = null;
      for (const other of device.windows.slice(0, 1)) device.show(other);
    }
  }),
  reload: step(2, ({ device, window }) => device.reload(window)),
  "leave for another page": step(1, ({ device, window }) => {
    if (device.left.length === 0 && !device.browser.locks.isUsedBy(window.tab)) {
      window.tab.freeze();
      device.left.push(window);
      device.windows = device.windows.filter((each) => each !== window);
      device.shown = null;
      device.open();
    }
  }),
  back: step(2, ({ device }) => {
    for (const left of device.left.splice(0)) {
      left.tab.thaw();
      device.windows.push(left);
      device.show(left);
    }
  }),
  "look at another tab": step(3, ({ device, window, at }) =>
    device.show(device.windows[at % device.windows.length] ?? window),
  ),
  "add a room": step(4, ({ device, window }) => {
    device.count += 1;
    const by = `${device.user ?? "guest"}-`;
    // One that may have been added is pressed again first.
    const again = window.unsure.findIndex((rate) => rate.startsWith(by));
    const [rate = `${by}${device.count}`] = again === -1 ? [] : window.unsure.splice(again, 1);
    void device.addRoom(window, rate);
  }),
  "remove a room": step(2, ({ modules, at }) => {
    const ids = modules.visitorCart.current().cart?.items.map(({ id }) => id) ?? [];
    if (ids.length > 0) void modules.visitorCart.remove(ids[at % ids.length] ?? "");
  }),
  save: step(3, ({ device, window, modules, tour }) => {
    const isKept = modules.savedTours.keep(tour);
    expect(isKept || window.tab.toasts.some((toast) => toast.includes("saved tour")), "a loss is told").toBe(true);
    device.keep("saved", String(tour));
  }),
  unsave: step(1, ({ device, modules, tour }) => {
    modules.savedTours.remove([tour]);
    device.forget("saved", String(tour));
  }),
  "choose a departure": step(3, ({ device, modules, tour }) => {
    modules.chosenTours.keep({ tour, title: "", date: "2026-12-05", session: "s", time: "", people: 2 });
    device.keep("chosen", String(tour));
  }),
  "book at the engine": step(2, ({ device, window }) => {
    if (device.browser.storage !== "refused") device.atOperator(window, () => device.order(device.user));
  }),
  "remove bookings": step(1, ({ device, modules }) => {
    for (const { number } of modules.keptBookings.current()) device.forget("bookings", number);
    modules.keptBookings.remove(modules.keptBookings.current());
    modules.update({ orderInfo: null });
  }),
  "sign in": step(2, ({ device, window, at }) => {
    if (device.browser.storage !== "refused") {
      device.atOperator(window, () => device.signIn(USERS[at % USERS.length] ?? ""));
    }
  }),
  "sign out": step(2, ({ modules }) => modules.signOut()),
  "sign out at the operator": step(1, ({ device, window }) =>
    device.atOperator(window, () => (device.browser.cookie = null)),
  ),
  "tokens expire": step(2, ({ device }) => device.operator.expire(false)),
  "the session ends": step(1, ({ device }) => device.operator.expire(true)),
  type: step(3, ({ device, window, modules }) => {
    device.count += 1;
    window.field.value = `text ${device.count}`;
    modules.saveDraft({ elements: [window.field] } as unknown as HTMLFormElement, FORM);
    window.typed = { text: window.field.value, by: device.user, isStored: device.isKeeping, hasEnded: false };
  }),
  "send the form": step(3, ({ device, window }) => {
    if (!window.isSending && window.field.value !== "") void device.send(window);
  }),
  "answer a call": step(14, ({ device, call }) => call?.answer(device.operator.take(call))),
  "lose a call": step(2, ({ call }) => call?.fail()),
  "lose an answer": step(3, ({ device, call }) => {
    const lost = device.browser.pending.find(({ request }) => request.url.endsWith("/api/cart")) ?? call;
    if (lost !== undefined) device.operator.take(lost);
    lost?.fail();
  }),
  "half an answer": step(2, async ({ device, call }) => {
    if (call !== undefined) {
      const text = await device.operator.take(call).text();
      const headers = { "content-type": "application/json" };
      call.answer(new Response(text.slice(0, text.length / 2), { headers }));
    }
  }),
  "double a call": step(2, ({ device, call }) => {
    if (call !== undefined) device.operator.take(call);
    call?.answer(device.operator.take(call));
  }),
  "answer 500": step(2, ({ call }) => call?.answer(Response.json({}, { status: 500 }))),
  "a second passes": step(3, ({ device }) => device.browser.pass(1_000)),
  "a minute passes": step(2, ({ device }) => device.browser.pass(60_000)),
  "storage fills up": step(1, ({ device }) => {
    if (device.browser.storage === "works") device.browser.storage = "full";
  }),
  "storage has room again": step(1, ({ device }) => {
    if (device.browser.storage === "full") device.browser.storage = "works";
  }),
};

/** @param at chooses a tab, a call or a tour */
async function runStep(device: Device, name: string, at: number): Promise<void> {
  const window = device.shown ?? device.open();
  const { pending } = device.browser;
  const call = pending[at % Math.max(1, pending.length)];
  const tour = (at % 5) + 1 + 10 * (USERS.indexOf(device.user ?? "") + 1);
  await STEPS[name]?.run({ device, window, modules: window.tab.modules, call, tour, at });
  await device.settle();
  device.check();
}

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
