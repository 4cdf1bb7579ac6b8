/**
 * A pointer on its way from an item to its panel may cross other items of the row: until it stops heading for the panel, the panel
 * stays open and no other one opens.
 */

interface Point {
  x: number;
  y: number;
}

interface Pursuit {
  /** Opens the panel of the item the pointer is over, once this pursuit has ended. */
  next: (() => void) | null;
}

let current: Pursuit | null = null;

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
 * Calls `close` when the pointer has not headed for the panel for `restMs`.
 *
 * @returns ends the pursuit without closing
 */
export function pursue(panel: Element, from: Point, restMs: number, close: () => void): () => void {
  const own: Pursuit = { next: null };
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
 * Opens at once, or when the pursuit of another panel has ended.
 *
 * @returns takes it back
 */
export function openWhenFree(open: () => void): () => void {
  if (current === null) open();
  else current.next = open;
  return () => {
    if (current?.next === open) current.next = null;
  };
}
