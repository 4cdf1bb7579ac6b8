import { beforeEach, expect, it } from "vitest";
import { SimulatedBrowser } from "#tests/support/tabs/browser.ts";
import { tabModules } from "#tests/support/tabs/bundle.ts";

let browser: SimulatedBrowser;
beforeEach(async () => {
  browser = new SimulatedBrowser(await tabModules());
});

const chosen = (tour: number) => ({
  ...{ tour, title: "Zion day", date: "2026-12-05" as const, session: "a 1", time: "6:45 AM", people: 2 },
});
const order = (number: string) => ({ number, items: [], total: null, next: [], cancelTerms: "", canceled: false });

it("a list of this device is bounded: twenty saved tours and six viewed ones, each once", () => {
  const { savedTours, viewedTours } = browser.open().modules;
  for (const list of [savedTours, viewedTours]) {
    for (let id = 1; id <= 30; id++) list.keep(id);
    list.keep(28);
  }
  expect(savedTours.current()).toEqual([28, 30, 29, ...Array.from({ length: 17 }, (_, index) => 27 - index)]);
  expect(viewedTours.current()).toEqual([28, 30, 29, 27, 26, 25]);
});

it("a list of this device keeps what storage does not take until the document is left, and says so once", async () => {
  for (const state of ["full", "refused"] as const) {
    browser = new SimulatedBrowser(await tabModules());
    browser.storage = state;
    const { modules, toasts } = browser.open();
    expect([modules.savedTours.keep(1), modules.savedTours.keep(2)]).toEqual([false, false]);
    expect(modules.savedTours.current()).toEqual([2, 1]);
    expect(toasts).toEqual(["warning: The saved tour is kept only until you leave this page"]);
    modules.savedTours.remove([1]);
    expect(modules.savedTours.current()).toEqual([2]);
    // Saved again once there is room, it stays.
    browser.storage = "works";
    expect(modules.savedTours.keep(2)).toBe(true);
    expect(browser.open().modules.savedTours.current()).toEqual([2]);
  }
});

it("a list of this device leaves out what is none of it, and has what version 0.2 kept", () => {
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
