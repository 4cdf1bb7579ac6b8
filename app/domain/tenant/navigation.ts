export interface MenuItem {
  id: number;
  title: string;
  /** Checked with `safeUrl`; null for a heading that only opens its children. */
  url: string | null;
  isButton: boolean;
  children: MenuItem[];
}

/** Bound the size of a page whose menu is hostile or cyclic. */
export const MENU_MAX_ITEMS = 40;
export const MENU_MAX_DEPTH = 3;

/** Specification 2: the last four items are on the right. */
export function splitMenu<Item>(items: readonly Item[], rightItems: number): { left: Item[]; right: Item[] } {
  const cut = Math.max(0, items.length - rightItems);
  return { left: items.slice(0, cut), right: items.slice(cut) };
}
