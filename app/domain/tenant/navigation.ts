/** The main menu (specification 2 and 3). */

export interface MenuItem {
  id: number;
  title: string;
  /** Already safe to link to (`safeUrl`); null for a heading that only opens its children. */
  url: string | null;
  isButton: boolean;
  children: MenuItem[];
}

/** Limits that keep a hostile or cyclic menu from growing a page without bound. */
export const MENU_MAX_ITEMS = 40;
export const MENU_MAX_DEPTH = 3;

/** Specification 2: the last four menu items sit on the right. */
export function splitMenu<Item>(items: readonly Item[], rightItems: number): { left: Item[]; right: Item[] } {
  const cut = Math.max(0, items.length - rightItems);
  return { left: items.slice(0, cut), right: items.slice(cut) };
}
