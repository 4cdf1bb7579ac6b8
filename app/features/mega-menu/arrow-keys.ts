/** Arrow keys in rows and panels of links (optional in the WAI-ARIA disclosure navigation pattern). */

/** Visible links and buttons. */
export function focusablesIn(root: Element | null): HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>("a[href], button:not([disabled])") ?? [];
  // Safari has `checkVisibility` since 17.4.
  return [...all].filter((element) => element.checkVisibility?.() ?? element.getClientRects().length > 0);
}

const FORWARD = { row: ["ArrowRight"], both: ["ArrowRight", "ArrowDown"] };
const BACK = { row: ["ArrowLeft"], both: ["ArrowLeft", "ArrowUp"] };

/**
 * The element a key moves the focus to; null for other keys and at the ends.
 *
 * @param keys `row`: left and right only; `both`: all four arrows
 */
export function stepFor(
  key: string,
  elements: readonly HTMLElement[],
  current: Element | null,
  keys: "row" | "both",
): HTMLElement | null {
  const at = elements.findIndex((element) => element === current);
  if (at === -1) return null;
  if (key === "Home") return elements[0] ?? null;
  if (key === "End") return elements.at(-1) ?? null;
  if (FORWARD[keys].includes(key)) return elements[at + 1] ?? null;
  if (BACK[keys].includes(key)) return elements[at - 1] ?? null;
  return null;
}
