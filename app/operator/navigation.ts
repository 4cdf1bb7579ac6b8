/** The menu (specification 2, 3 and 7). */

import * as v from "valibot";
import { NAVIGATION_ID } from "#app/domain/constants.ts";
import { MENU_MAX_DEPTH, MENU_MAX_ITEMS, type MenuItem } from "#app/domain/tenant/menu.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import { line, linkTarget, listOf, many, optional, required, resolved, visible, whole } from "./fields.ts";
import type { Position } from "./reading.ts";
import { resource } from "./resource.ts";

/** A menu that is sent as one list has the items of all levels in it. */
const MAX_LISTED = 200;

interface ReadItem {
  id: number;
  title: string;
  url: string | null;
  type: string | null;
  is_visible: boolean;
  parent: number | null;
  children: ReadItem[];
}

const fields = {
  id: required(whole(), "Number of the item; 92 and 94 open places and tours, whatever their titles", 94),
  title: required(line(60), "Its words", "Tours"),
  url: optional(linkTarget, "Where it leads; absent for a heading that only opens what is below it", "/our-tours"),
  type: optional(line(20), "`button` makes it the button BOOK A TOUR; other values are ignored"),
  is_visible: visible("false hides it, with all that is below it"),
  parent: optional(whole(), "Number of the item above it, if the menu is one list without `children`"),
};

function itemAt(depth: number): v.GenericSchema<unknown, ReadItem> {
  if (depth === MENU_MAX_DEPTH) return resolved(v.object(fields), (item) => ({ ...item, children: [] as ReadItem[] }));
  return v.object({
    ...fields,
    children: many(itemAt(depth + 1), MAX_LISTED, `Items below it; the menu has ${MENU_MAX_DEPTH} levels`),
  });
}

/** Visible items. Ids name elements of the page, so the first of two with the same one stays. */
function shown(items: readonly ReadItem[], at: Position): MenuItem[] {
  const taken = new Set<number>();
  const level = items.filter(({ is_visible }) => is_visible);
  return level.slice(0, MENU_MAX_ITEMS).flatMap(({ id, title, url, type, children }) => {
    if (taken.has(id)) {
      at.note("dropped", "an item with an id that none beside it has", `${id} ${title}`);
      return [];
    }
    taken.add(id);
    return [{ id, title, url, isButton: type === "button", children: shown(children, at) }];
  });
}

/** Puts the items of one list below their `parent`; one whose parent is not there, or is below it, stays at the top. */
function withChildren(items: readonly ReadItem[]): ReadItem[] {
  const byId = new Map(items.toReversed().map((item) => [item.id, item]));
  const parentOf = ({ parent }: ReadItem) => (parent === null ? undefined : byId.get(parent));
  const isBelowItself = (item: ReadItem) => {
    let above = parentOf(item);
    for (let level = 0; above !== undefined && above.id !== item.id && level < items.length; level += 1)
      above = parentOf(above);
    return above !== undefined;
  };
  const below = (id: number | null, depth: number): ReadItem[] =>
    items
      .filter((item) => (isBelowItself(item) ? null : (parentOf(item)?.id ?? null)) === id)
      .map((item) => ({
        ...item,
        children: depth < MENU_MAX_DEPTH ? [...item.children, ...below(item.id, depth + 1)] : [],
      }));
  return below(null, 1);
}

const item = (id: number, title: string, url: string, more: object = {}) => ({ id, title, url, ...more });
const EXAMPLE = [
  { id: 92, title: "Where we go" },
  item(94, "Tours", "/our-tours"),
  { id: 10, title: "Stay", children: [item(11, "Hotels", "/hotel/"), item(12, "Activities", "/activities/")] },
  item(20, "About us", "/about-us"),
  item(21, "Blog", "/blog"),
  item(22, "Contact", "/contact-us"),
  item(23, "Book", "/our-tours", { type: "button" }),
];

export const menu = v.pipe(
  resolved(listOf(itemAt(1), MAX_LISTED), (items, at) => shown(withChildren(items), at)),
  v.examples([EXAMPLE as unknown as MenuItem[]]),
) as unknown as v.GenericSchema<unknown, MenuItem[]>;

export const navigation = resource({
  name: "navigation",
  path: `/api/website/navigation/${NAVIGATION_ID}`,
  meaning:
    "The menu of a tenant whose config has none: a list with `children`, or one list whose items name their `parent`. Item 92 opens your places if it has nothing below it, item 94 eight tours. The last four stand on the right",
  without: "A header without a menu",
  maxBytes: MAX_SMALL_BODY_BYTES,
  data: menu,
});
