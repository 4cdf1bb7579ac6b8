/** The menu as the header has it (specification 2). */

import type { MenuItem } from "./menu.ts";
import type { MenuRow, RowStep } from "./menu-row.ts";

/** An entry of the menu's row. */
export interface TopItem extends Omit<MenuItem, "children"> {
  /** It has children, which open in a panel. */
  opens: boolean;
  /** The window width from which on it is in the row; null: only in the drawer. */
  from: RowStep | null;
}

export function topItems(menu: readonly MenuItem[], { from }: MenuRow): TopItem[] {
  return menu.map(({ children, ...item }) => ({ ...item, opens: children.length > 0, from: from[item.id] ?? null }));
}
