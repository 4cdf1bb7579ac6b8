/**
 * Hover intent: a pointer on its way from an item to its panel may cross other items of the row: until it stops heading for the panel, the panel
 * stays open and no other one opens.
 */

interface Point {
  x: number;
  y: number;
}

interface Hold {
  /** Opens the panel of the item the pointer is over, once this one is no longer held. */
  next: (() => void) | null;
}

let current: Hold | null = null;

/** Whether the line through both points, continued downward, meets the top edge of the panel. */
export function headsFor(
  { left, right, top }: Pick<DOMRect, "left" | "right" | "top">,
  from: Point,
  to: Point,
): boolean {
  if (to.y <= from.y) return false;
  const x = to.x + ((to.x - from.x) * (top - to.y)) / (to.y - from.y);
  return x >= left && x <= right;
}

/**
 * Holds the panel open while the pointer heads for it; calls `close` when it has not for `restMs`.
 *
 * @returns ends the hold without closing
 */
export function holdOpen(panel: Element, from: Point, restMs: number, close: () => void): () => void {
  const own: Hold = { next: null };
  current = own;
  let last = from;
  const finish = () => {
    end();
    close();
    own.next?.();
  };
  let timer = setTimeout(finish, restMs);
  const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (headsFor(panel.getBoundingClientRect(), last, { x, y })) {
      clearTimeout(timer);
      timer = setTimeout(finish, restMs);
    }
    last = { x, y };
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener("pointermove", onMove);
    if (current === own) current = null;
  };
  document.addEventListener("pointermove", onMove, { passive: true });
  return end;
}

/**
 * Opens at once, or when no other panel is held open.
 *
 * @returns takes it back
 */
export function openAfterHold(open: () => void): () => void {
  if (current === null) open();
  else current.next = open;
  return () => {
    if (current?.next === open) current.next = null;
  };
}
