/** What may happen on a device of visitors. */

import { expect } from "vitest";
import type { Modules } from "#tests/support/tabs/bundle.ts";
import type { PendingCall } from "#tests/support/tabs/tab.ts";
import { type Device, FORM, USERS, type Window } from "./device.ts";

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
  run: (moment: Moment) => void | Promise<void>;
}

export const STEPS: Readonly<Record<string, Step>> = {
  open: {
    weight: 2,
    run({ device }: Moment) {
      if (device.windows.length < 3) device.open();
    },
  },
  "close a tab": {
    weight: 1,
    run({ device, window }: Moment) {
      if (device.windows.length > 1) {
        window.tab.close();
        device.windows = device.windows.filter((each) => each !== window);
        device.shown = null;
        for (const other of device.windows.slice(0, 1)) device.show(other);
      }
    },
  },
  reload: {
    weight: 2,
    run({ device, window }: Moment) {
      device.reload(window);
    },
  },
  "leave for another page": {
    weight: 1,
    run({ device, window }: Moment) {
      if (device.left.length === 0 && !device.browser.locks.isUsedBy(window.tab)) {
        window.tab.freeze();
        device.left.push(window);
        device.windows = device.windows.filter((each) => each !== window);
        device.shown = null;
        device.open();
      }
    },
  },
  back: {
    weight: 2,
    run({ device }: Moment) {
      for (const left of device.left.splice(0)) {
        left.tab.thaw();
        device.windows.push(left);
        device.show(left);
      }
    },
  },
  "look at another tab": {
    weight: 3,
    run({ device, window, at }: Moment) {
      device.show(device.windows[at % device.windows.length] ?? window);
    },
  },
  "add a room": {
    weight: 4,
    run({ device, window }: Moment) {
      device.count += 1;
      const by = `${device.user ?? "guest"}-`;
      // One that may have been added is pressed again first.
      const again = window.unsure.findIndex((rate) => rate.startsWith(by));
      const [rate = `${by}${device.count}`] = again === -1 ? [] : window.unsure.splice(again, 1);
      void device.addRoom(window, rate);
    },
  },
  "remove a room": {
    weight: 2,
    run({ modules, at }: Moment) {
      const ids = modules.visitorCart.current().cart?.items.map(({ id }) => id) ?? [];
      if (ids.length > 0) void modules.visitorCart.remove([ids[at % ids.length] ?? ""]);
    },
  },
  save: {
    weight: 3,
    run({ device, window, modules, tour }: Moment) {
      const isKept = modules.savedTours.keep(tour);
      expect(isKept || window.tab.toasts.some((toast) => toast.includes("saved tour")), "a loss is told").toBe(true);
      device.keep("saved", String(tour));
    },
  },
  unsave: {
    weight: 1,
    run({ device, modules, tour }: Moment) {
      modules.savedTours.remove([tour]);
      device.forget("saved", String(tour));
    },
  },
  "choose a departure": {
    weight: 3,
    run({ device, modules, tour }: Moment) {
      modules.chosenTours.keep({ tour, title: "", date: "2026-12-05", session: "s", time: "", people: 2 });
      device.keep("chosen", String(tour));
    },
  },
  "book at the engine": {
    weight: 2,
    run({ device, window }: Moment) {
      if (device.browser.storage !== "refused") device.atOperator(window, () => device.order(device.user));
    },
  },
  "remove bookings": {
    weight: 1,
    run({ device, modules }: Moment) {
      for (const { number } of modules.keptBookings.current()) device.forget("bookings", number);
      modules.keptBookings.remove(modules.keptBookings.current());
      modules.update({ orderInfo: null });
    },
  },
  "sign in": {
    weight: 2,
    run({ device, window, at }: Moment) {
      if (device.browser.storage !== "refused") {
        device.atOperator(window, () => device.signIn(USERS[at % USERS.length] ?? ""));
      }
    },
  },
  "sign out": {
    weight: 2,
    run({ modules }: Moment) {
      modules.signOut();
    },
  },
  "sign out at the operator": {
    weight: 1,
    run({ device, window }: Moment) {
      device.atOperator(window, () => (device.browser.cookie = null));
    },
  },
  "tokens expire": {
    weight: 2,
    run({ device }: Moment) {
      device.operator.expire(false);
    },
  },
  "the session ends": {
    weight: 1,
    run({ device }: Moment) {
      device.operator.expire(true);
    },
  },
  type: {
    weight: 3,
    run({ device, window, modules }: Moment) {
      device.count += 1;
      window.field.value = `text ${device.count}`;
      modules.saveDraft({ elements: [window.field] } as unknown as HTMLFormElement, FORM);
      window.typed = { text: window.field.value, by: device.user, isStored: device.isKeeping, hasEnded: false };
    },
  },
  "send the form": {
    weight: 3,
    run({ device, window }: Moment) {
      if (!window.isSending && window.field.value !== "") void device.send(window);
    },
  },
  "answer a call": {
    weight: 14,
    run({ device, call }: Moment) {
      call?.answer(device.operator.take(call));
    },
  },
  "lose a call": {
    weight: 2,
    run({ call }: Moment) {
      call?.fail();
    },
  },
  "lose an answer": {
    weight: 3,
    run({ device, call }: Moment) {
      const lost = device.browser.pending.find(({ request }) => request.url.endsWith("/api/cart")) ?? call;
      if (lost !== undefined) device.operator.take(lost);
      lost?.fail();
    },
  },
  "half an answer": {
    weight: 2,
    async run({ device, call }: Moment) {
      if (call !== undefined) {
        const text = await device.operator.take(call).text();
        const headers = { "content-type": "application/json" };
        call.answer(new Response(text.slice(0, text.length / 2), { headers }));
      }
    },
  },
  "double a call": {
    weight: 2,
    run({ device, call }: Moment) {
      if (call !== undefined) device.operator.take(call);
      call?.answer(device.operator.take(call));
    },
  },
  "answer 500": {
    weight: 2,
    run({ call }: Moment) {
      call?.answer(Response.json({}, { status: 500 }));
    },
  },
  "a second passes": {
    weight: 3,
    async run({ device }: Moment) {
      await device.browser.pass(1_000);
    },
  },
  "a minute passes": {
    weight: 2,
    async run({ device }: Moment) {
      await device.browser.pass(60_000);
    },
  },
  "storage fills up": {
    weight: 1,
    run({ device }: Moment) {
      if (device.browser.storage === "works") device.browser.storage = "full";
    },
  },
  "storage has room again": {
    weight: 1,
    run({ device }: Moment) {
      if (device.browser.storage === "full") device.browser.storage = "works";
    },
  },
};

/** @param at chooses a tab, a call or a tour */
export async function runStep(device: Device, name: string, at: number): Promise<void> {
  const window = device.shown ?? device.open();
  const { pending } = device.browser;
  const call = pending[at % Math.max(1, pending.length)];
  const tour = (at % 5) + 1 + 10 * (USERS.indexOf(device.user ?? "") + 1);
  await STEPS[name]?.run({ device, window, modules: window.tab.modules, call, tour, at });
  await device.settle();
  device.check();
}
