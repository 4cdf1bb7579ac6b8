import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SimulatedBrowser } from "#tests/support/tabs/browser.ts";
import { type LoadModules, tabModules } from "#tests/support/tabs/bundle.ts";

let load: LoadModules;
let browser: SimulatedBrowser;

beforeAll(async () => {
  load = await tabModules();
});
beforeEach(() => {
  browser = new SimulatedBrowser(load);
});

const chosen = (tour: number) => ({
  ...{ tour, title: "Zion day", date: "2026-12-05" as const, session: "a 1", time: "6:45 AM", people: 2 },
});
const order = (number: string) => ({ number, items: [], total: null, next: [], cancelTerms: "" });
const signedIn = (username: string) => {
  browser.cookie = encodeURIComponent(JSON.stringify({ user: { username }, access_token: username }));
};

describe("a list of this device", () => {
  it("has what any tab has kept, the newest first, as soon as it was kept", async () => {
    const [one, other] = [browser.open(), browser.open()];
    const told: string[] = [];
    other.modules.keptBookings.subscribe(() => told.push("other"));
    expect(other.modules.keptBookings.current()).toEqual([]);
    one.modules.keptBookings.keep(order("N-1"));
    await browser.pass(10);
    expect(told).toEqual(["other"]);
    other.modules.keptBookings.keep(order("N-2"));
    one.modules.chosenTours.keep(chosen(1));
    other.modules.chosenTours.keep(chosen(2));
    await browser.pass(10);
    for (const { modules } of browser.tabs) {
      expect(modules.keptBookings.current().map(({ number }) => number)).toEqual(["N-2", "N-1"]);
      expect(modules.chosenTours.current().map(({ tour }) => tour)).toEqual([2, 1]);
    }
  });

  it("does not lose what another tab keeps at the same moment", () => {
    const [one, other] = [browser.open(), browser.open()];
    const lists = [one.modules.savedTours, other.modules.savedTours];
    for (const list of lists) expect(list.current()).toEqual([]);
    // Both tabs know an empty list: no event has arrived yet.
    for (const [index, list] of lists.entries()) list.keep(index + 1);
    expect(browser.open().modules.savedTours.current()).toEqual([2, 1]);
  });

  it("is bounded: twenty saved tours and six viewed ones, each once", () => {
    const { savedTours, viewedTours } = browser.open().modules;
    for (const list of [savedTours, viewedTours]) {
      for (let id = 1; id <= 30; id++) list.keep(id);
      list.keep(28);
    }
    expect(savedTours.current()).toEqual([28, 30, 29, ...Array.from({ length: 17 }, (_, index) => 27 - index)]);
    expect(viewedTours.current()).toEqual([28, 30, 29, 27, 26, 25]);
  });

  it("is read again when the page comes from the back/forward cache", () => {
    const [one, other] = [browser.open(), browser.open()];
    one.modules.savedTours.subscribe(() => undefined);
    expect(one.modules.savedTours.current()).toEqual([]);
    one.freeze();
    other.modules.savedTours.keep(7);
    one.thaw();
    expect(one.modules.savedTours.current()).toEqual([7]);
  });

  it("keeps what storage does not take until the document is left, and says so once", () => {
    for (const state of ["full", "refused"] as const) {
      browser = new SimulatedBrowser(load);
      browser.storage = state;
      const { modules, toasts } = browser.open();
      expect([modules.savedTours.keep(1), modules.savedTours.keep(2)]).toEqual([false, false]);
      expect(modules.savedTours.current()).toEqual([2, 1]);
      expect(toasts).toEqual(["warning: The saved tour is kept only until you leave this page"]);
      modules.savedTours.remove([1]);
      expect(modules.savedTours.current()).toEqual([2]);
    }
  });

  it("leaves out what is none of it, and has what version 0.2 kept", () => {
    browser.local.set(
      "saved-tours",
      JSON.stringify([{ id: 2, title: "T", href: "/tours/2", image: "x".repeat(999) }, 1, null]),
    );
    browser.local.set("bookings", JSON.stringify([order("N-1"), { number: 5 }]));
    browser.local.set("chosen-tours", JSON.stringify([chosen(1), chosen(2), { ...chosen(3), people: "2" }]));
    browser.local.set("recent-tours", "{");
    browser.local.set("list:saved-tours:3", "{");
    browser.local.set("list:saved-tours:4", JSON.stringify({ at: 1, by: null, value: -4 }));
    const { savedTours, keptBookings, chosenTours, viewedTours } = browser.open().modules;
    expect(savedTours.current()).toEqual([2, 1]);
    expect(keptBookings.current()).toEqual([order("N-1")]);
    expect(chosenTours.current()).toEqual([chosen(1), chosen(2)]);
    expect(viewedTours.current()).toEqual([]);
    expect(browser.local.has("saved-tours")).toBe(false);
  });
});

describe("what was made while signed in", () => {
  it("goes with that session; what a guest made stays", async () => {
    const guest = browser.open().modules;
    guest.savedTours.keep(1);
    guest.keptBookings.keep(order("GUEST"));
    signedIn("ana");
    const ana = browser.open();
    ana.modules.startSession(null);
    ana.modules.savedTours.keep(2);
    // The guest's own, viewed again.
    ana.modules.savedTours.keep(1);
    ana.modules.keptBookings.keep(order("ANA"));
    ana.modules.chosenTours.keep(chosen(3));
    expect(ana.modules.savedTours.current()).toEqual([1, 2]);

    // The operator's screen signs her out, and somebody else in.
    browser.cookie = null;
    expect(browser.open().modules.savedTours.current()).toEqual([1]);
    signedIn("bo");
    const bo = browser.open().modules;
    expect([bo.savedTours.current(), bo.chosenTours.current()]).toEqual([[1], []]);
    expect(bo.keptBookings.current()).toEqual([order("GUEST")]);
    expect([...browser.local.keys()].join()).toContain("ANA");
    bo.deviceUserChanged();
    expect([...browser.local.entries()].join()).not.toMatch(/ANA|ana/);
    await browser.settled();
  });

  it("is gone from every tab when she signs out in one", async () => {
    signedIn("ana");
    const [one, other] = [browser.open(), browser.open()];
    for (const { modules } of browser.tabs) modules.startSession(null);
    await browser.settled();
    one.modules.keptBookings.keep(order("ANA"));
    await browser.pass(10);
    expect(other.modules.keptBookings.current()).toHaveLength(1);
    one.modules.signOut();
    await browser.pass(10);
    for (const { modules } of browser.tabs) expect(modules.keptBookings.current()).toEqual([]);
    expect([...browser.local.keys()].filter((key) => key.startsWith("list:"))).toEqual([]);
  });
});
