/** `GET /api/website/navigation/1`, and the menu in the tenant config (specification 3 and 7). */

import { NAVIGATION_ID } from "#app/domain/constants.ts";
import { isObject } from "#app/domain/json.ts";
import { MENU_MAX_DEPTH, MENU_MAX_ITEMS, type MenuItem } from "#app/domain/tenant/navigation.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import type { PageOperator } from "./client.ts";
import { field, line, list, type Note, wholeNumber } from "./field-readers.ts";
import { linkTarget } from "./link-readers.ts";
import { type Outcome, read } from "./outcome.ts";

function readItem(input: unknown, note: Note, depth: number): MenuItem | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", wholeNumber, note);
  const title = field(input, "title", line(60), note);
  if (id === null || title === null) return null;
  return {
    id,
    title,
    url: field(input, "url", linkTarget, note),
    isButton: input.type === "button",
    children: depth < MENU_MAX_DEPTH ? readItems(input.children, (path) => note(`children${path}`), depth + 1) : [],
  };
}

/** Ids name elements of the page: the first of duplicates wins. */
function readLevel(depth: number): (input: unknown, note: Note) => MenuItem | null {
  const taken = new Set<number>();
  return (input, note) => {
    const item = readItem(input, note, depth);
    if (item === null) return null;
    if (taken.has(item.id)) {
      note("id");
      return null;
    }
    taken.add(item.id);
    return item;
  };
}

/** Without the field an item is visible. Databases write "no" in many ways. */
const HIDDEN: readonly unknown[] = [false, 0, null, "", "0", "false", "no", "off"];

function isVisible(input: unknown): boolean {
  if (!isObject(input)) return true;
  const { is_visible: value } = input;
  return !HIDDEN.includes(typeof value === "string" ? value.trim().toLowerCase() : value);
}

function readItems(input: unknown, note: Note, depth: number): MenuItem[] {
  const visible = Array.isArray(input) ? input.filter(isVisible) : input;
  return list(visible, MENU_MAX_ITEMS, note, readLevel(depth));
}

export function readMenu(input: unknown, note: Note): MenuItem[] {
  return readItems(input, note, 1);
}

export async function fetchNavigation(operator: PageOperator, note: Note): Promise<Outcome<MenuItem[]>> {
  return read(
    await operator.call({
      endpoint: "navigation",
      path: `/api/website/navigation/${NAVIGATION_ID}`,
      maxBytes: MAX_SMALL_BODY_BYTES,
    }),
    (data) => (Array.isArray(data) ? readMenu(data, note) : null),
  );
}
