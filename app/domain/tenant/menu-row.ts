/**
 * Which menu items fit into the header's row. Estimated on the server from the titles, so that the style sheet alone can show
 * what fits at each width: nothing is measured in the browser, and nothing moves (docs/decisions.md 060).
 */

import { BUTTON_ITEM_TEXT, DROPDOWN_ITEM_ID, MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import { type MenuItem, splitMenu } from "./menu.ts";

/** Window widths in rem at which more fits, as in main-menu.css. In narrower windows the drawer has the whole menu. */
const ROW_STEPS_REM = [64, 72, 76, 80, 86] as const;
type RowStep = (typeof ROW_STEPS_REM)[number];

export interface MenuRow {
  /** By item id: from which window width on it is in the row; null: only in the drawer. */
  from: Record<number, RowStep | null>;
  /** From which width on all are in the row, so that the drawer's button is not needed. */
  allFrom: RowStep | null;
}

/** Widths from `tokens.css`, `site-header.css` and `main-menu.css`, in rem. */
const PAGE_REM = 80;
/** What is in the row has to fit on both. */
const DEVICES = [
  { name: "mouse", scrollbarRem: 1, chevronRem: 1.15 },
  { name: "touch screen", scrollbarRem: 0, chevronRem: 1.65 },
] as const;
type Device = (typeof DEVICES)[number];
const LOGO_REM = 12.5;
const VISITOR_LINKS_REM = 12.2;
const GAPS_REM = 2;
const DRAWER_BUTTON_REM = 7;
const LINK_PADDING_REM = 1.4;
const BUTTON_PADDING_REM = 3.9;
const ITEM_GAP_REM = 0.25;
/** In narrower windows the header has no top bar, so the drawer's button is always shown. */
const TOP_BAR_FROM_REM = 72;

/** Widths of the heading typeface, rounded up. */
const EM: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.28, " !'.:\\il|’"],
      [0.32, ",Ij"],
      [0.36, ";[]`"],
      [0.4, '"f{}'],
      [0.44, "()-/rt"],
      [0.52, "*1?_svxz~"],
      [0.56, "7FJLceky"],
      [0.6, "235$+<=>EPSTYZ^aou"],
      [0.64, "689ABCKVXbdghnpq"],
      [0.68, "04#DGR"],
      [0.72, "&HNOU"],
      [0.8, "Qw"],
      [0.84, "%W"],
      [0.92, "Mm"],
    ] as const
  ).flatMap(([em, chars]) => Array.from(chars).map((char) => [char, em] as const)),
);
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u;
/** Other scripts, which come from the visitor's fonts. */
const OTHER_EM = 0.6;

function textEm(text: string): number {
  let em = 0;
  // Accents take no room of their own.
  for (const char of text.normalize("NFD").replace(/\p{Mn}/gu, "")) {
    em += EM.get(char) ?? (SQUARE.test(char) ? 1.05 : OTHER_EM);
  }
  return em;
}

function itemRem(item: MenuItem, windowRem: number, { chevronRem }: Device): number {
  // --step-0.
  const fontRem = Math.min(0.97 + 0.0015 * windowRem, 1.125);
  if (item.isButton) return textEm(BUTTON_ITEM_TEXT) * fontRem + BUTTON_PADDING_REM + ITEM_GAP_REM;
  const opens = item.id === MEGA_MENU_ITEM_ID || item.children.length > 0;
  return textEm(item.title) * fontRem + LINK_PADDING_REM + ITEM_GAP_REM + (opens ? chevronRem : 0);
}

/** What the items share at a window width, in rem. */
function roomAt(windowRem: number, { scrollbarRem }: Device): number {
  const gutter = Math.min(Math.max(1, windowRem * 0.04), 3);
  return Math.min(windowRem - scrollbarRem - 2 * gutter, PAGE_REM) - LOGO_REM - VISITOR_LINKS_REM - GAPS_REM;
}

/** The button, item 94, the last four from the end, item 92, and then the others from the left (specification 2.7). */
function byImportance(items: readonly MenuItem[]): MenuItem[] {
  const { left, right } = splitMenu(items);
  const rank = (item: MenuItem) => {
    if (item.isButton) return 0;
    if (item.id === MEGA_MENU_ITEM_ID) return 1;
    if (right.includes(item)) return 2;
    return item.id === DROPDOWN_ITEM_ID ? 3 : 4;
  };
  return [...right.toReversed(), ...left].toSorted((a, b) => rank(a) - rank(b));
}

export function menuRow(items: readonly MenuItem[]): MenuRow {
  const isRoomForAll = (step: RowStep) =>
    DEVICES.every(
      (device) => items.reduce((sum, item) => sum + itemRem(item, step, device), 0) <= roomAt(step, device),
    );
  const allFrom = ROW_STEPS_REM.find((step) => step >= TOP_BAR_FROM_REM && isRoomForAll(step)) ?? null;
  const steps = ROW_STEPS_REM.filter((step) => allFrom === null || step < allFrom);
  const left = steps.map((step) => DEVICES.map((device) => roomAt(step, device) - DRAWER_BUTTON_REM));
  const from: MenuRow["from"] = {};
  let at = 0;
  for (const item of byImportance(items)) {
    for (const [index, step] of steps.entries()) {
      left[index] = DEVICES.map((device, each) => (left[index]?.[each] ?? 0) - itemRem(item, step, device));
    }
    // It must fit at every greater width too, and is never in the row without what is more important.
    at = Math.max(at, left.findLastIndex((rems) => Math.min(...rems) < 0) + 1);
    from[item.id] = steps[at] ?? allFrom;
  }
  return { from, allFrom };
}

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
