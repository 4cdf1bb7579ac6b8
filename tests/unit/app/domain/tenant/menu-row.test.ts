import { describe, expect, it } from "vitest";
import { menuRow } from "#app/domain/tenant/menu-row.ts";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";

function item(id: number, title: string, more: Partial<MenuItem> = {}): MenuItem {
  return { id, title, url: "/", isButton: false, children: [], ...more };
}

const BOOK = item(99, "Book", { isButton: true });

/** Ids in the row at a width, in menu order. */
function shownAt(windowRem: number, menu: MenuItem[]): number[] {
  const { from } = menuRow(menu);
  return menu.map(({ id }) => id).filter((id) => (from[id] ?? Infinity) <= windowRem);
}

describe("the menu's row", () => {
  const short = ["FAQ", "Blog", "Map", "Team", "News", "Help", "Jobs"].map((title, n) => item(n + 1, title));
  const long = Array.from({ length: 12 }, (_, n) => item(n + 1, "Kontakt und Anfahrtsbeschreibung"));

  it("has everything that fits", () => {
    const menu = [item(94, "Tours"), ...short.slice(0, 4), BOOK];
    expect(shownAt(80, menu)).toEqual([94, 1, 2, 3, 4, 99]);
    expect(menuRow(menu).allFrom).toBeLessThanOrEqual(80);
    expect(shownAt(63, menu)).toEqual([]);
  });

  it("keeps the button, 94, 92 and the last four before the others", () => {
    const menu = [
      ...short.slice(0, 3),
      item(94, "Tours"),
      item(92, "Explore"),
      ...long.slice(7, 11),
      ...short.slice(4),
      BOOK,
    ];
    const shown = shownAt(80, menu);
    expect(shown).toEqual(expect.arrayContaining([94, 92, 5, 6, 7, 99]));
    expect(shown).not.toContain(8);
    expect(menuRow(menu).allFrom).toBeNull();
  });

  it("leaves the rest to the drawer, and never shows less in a wider window", () => {
    for (const menu of [long, [...long, BOOK], [item(94, "x".repeat(60)), ...short, BOOK], short]) {
      let before: number[] = [];
      for (const width of [64, 72, 76, 80, 86, 120]) {
        const shown = shownAt(width, menu);
        expect(shown).toEqual(expect.arrayContaining(before));
        before = shown;
      }
      if (menu.includes(BOOK)) expect(shownAt(64, menu)).toContain(99);
    }
    expect(menuRow(long).allFrom).toBeNull();
    expect(menuRow([])).toEqual({ from: {}, allFrom: 72 });
  });

  it("counts a Chinese character as wider than a Latin one", () => {
    const latin = [item(94, "Tours"), ...Array.from({ length: 6 }, (_, n) => item(n + 1, "abcdefg"))];
    const chinese = [item(94, "Tours"), ...Array.from({ length: 6 }, (_, n) => item(n + 1, "大峡谷一日游览"))];
    expect(shownAt(80, chinese).length).toBeLessThan(shownAt(80, latin).length);
  });
});
