import fc from "fast-check";
import { expect, it } from "vitest";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import { menuRow } from "#app/domain/tenant/menu-row.ts";

function item(id: number, title: string, more: Partial<MenuItem> = {}): MenuItem {
  return { id, title, url: "/", isButton: false, children: [], ...more };
}

const BOOK = item(99, "Book", { isButton: true });

/** Ids in the row at a width, in menu order. */
function shownAt(windowRem: number, menu: MenuItem[]): number[] {
  const { from } = menuRow(menu);
  return menu.map(({ id }) => id).filter((id) => (from[id] ?? Infinity) <= windowRem);
}

const short = ["FAQ", "Blog", "Map", "Team"].map((title, n) => item(n + 1, title));
const long = Array.from({ length: 12 }, (_, n) => item(n + 1, "Kontakt und Anfahrtsbeschreibung"));

it("the menu's row shows others than 94 only beside all of the last four, and never less in a wider window", () => {
  const anyItem = fc.record({ title: fc.string({ maxLength: 24 }), isButton: fc.boolean() });
  const ids = fc.uniqueArray(fc.constantFrom(92, 94, ...Array.from({ length: 14 }, (_, n) => n + 1)));
  fc.assert(
    fc.property(ids, fc.array(anyItem, { minLength: 16, maxLength: 16 }), (order, items) => {
      const menu = order.map((id, index) => item(id, "", items[index]));
      const lastFour = menu.slice(-4).filter(({ isButton }) => !isButton);
      const others = menu.slice(0, -4).filter(({ id, isButton }) => id !== 94 && !isButton);
      let before: number[] = [];
      for (const width of [64, 72, 76, 80, 86, 120]) {
        const shown = shownAt(width, menu);
        expect(shown).toEqual(expect.arrayContaining(before));
        before = shown;
        const isLeftShown = others.some(({ id }) => shown.includes(id));
        if (isLeftShown) expect(shown).toEqual(expect.arrayContaining(lastFour.map(({ id }) => id)));
      }
    }),
  );
});

it("the menu's row leaves what does not fit to the drawer, but not the button", () => {
  expect(shownAt(64, [...long, BOOK])).toContain(99);
  expect(menuRow(long).allFrom).toBeNull();
  expect(menuRow([])).toEqual({ from: {}, allFrom: 72 });
});

it("the menu's row has everything that fits", () => {
  const menu = [item(94, "Tours"), ...short, BOOK];
  expect(shownAt(80, menu)).toEqual([94, 1, 2, 3, 4, 99]);
  expect(menuRow(menu).allFrom).toBeLessThanOrEqual(80);
  expect(shownAt(63, menu)).toEqual([]);
});

it("the menu's row counts a Chinese character as wider than a Latin one", () => {
  const latin = [item(94, "Tours"), ...Array.from({ length: 6 }, (_, n) => item(n + 1, "abcdefg"))];
  const chinese = [item(94, "Tours"), ...Array.from({ length: 6 }, (_, n) => item(n + 1, "大峡谷一日游览"))];
  expect(shownAt(80, chinese).length).toBeLessThan(shownAt(80, latin).length);
});
