import { DROPDOWN_ITEM_ID, RIGHT_MENU_ITEMS } from "#app/domain/constants.ts";

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

/** Item 92 opens what is below it, or else the tenant's places (specification 2). */
export function withPlaces(
  menu: readonly MenuItem[],
  places: readonly { title: string; href: string }[],
): readonly MenuItem[] {
  // No item of the operator has a negative id.
  const children = places.map(({ title, href }, index) => ({
    id: -1 - index,
    title,
    url: href,
    isButton: false,
    children: [],
  }));
  return menu.map((item) =>
    item.id === DROPDOWN_ITEM_ID && item.children.length === 0 && !item.isButton ? { ...item, children } : item,
  );
}

/** Specification 2: the last four items are on the right. */
export function splitMenu<Item>(items: readonly Item[]): { left: Item[]; right: Item[] } {
  const cut = Math.max(0, items.length - RIGHT_MENU_ITEMS);
  return { left: items.slice(0, cut), right: items.slice(cut) };
}
