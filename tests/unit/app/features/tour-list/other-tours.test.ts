import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { OtherTours } from "#app/features/tour-list/other-tours.tsx";
import { elementHtml } from "#tests/support/blocks.ts";

function isClosed(count: number, hasCards: boolean): boolean {
  const tours = Array.from({ length: Math.min(count, 12) }, (_, id) => ({
    id,
    title: "Zion",
    href: "/",
    note: "",
    next: null,
  }));
  const groups = [{ reason: "Not running", isNeverOpen: false, count, tours }];
  const dateQuery = { dates: ["2026-12-05"], party: null, people: null };
  const element = createElement(OtherTours, { groups, dateQuery, hasCards, allHref: "/our-tours" });
  const router = createMemoryRouter([{ path: "/", element }]);
  return elementHtml(createElement(RouterProvider, { router })).includes("<details>");
}

it("a long group of tours on other days is closed, unless no tour departs on the day", () => {
  expect([isClosed(6, true), isClosed(7, true), isClosed(7, false)]).toEqual([false, true, false]);
});
