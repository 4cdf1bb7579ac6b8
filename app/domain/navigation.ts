/** The main menu (spec sections 2 and 3). */

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

/** Spec section 2: the last four menu items sit on the right. */
export function splitMenu(items: readonly MenuItem[], rightItems: number): { left: MenuItem[]; right: MenuItem[] } {
  const cut = Math.max(0, items.length - rightItems);
  return { left: items.slice(0, cut), right: items.slice(cut) };
}
