/** Names on a drawn map: each beside its point, where it covers nothing. All lengths are units of the drawing. */

export interface Position {
  x: number;
  y: number;
}

type Anchor = "start" | "middle" | "end";

/** Its position is that of the first line's baseline, before `shift`. */
interface Label extends Position {
  anchor: Anchor;
  lines: readonly string[];
  /** Lines to move the text by, up when negative. */
  shift: number;
}

export interface NameOnMap extends Position {
  name: string;
}

export interface PointOnMap extends Position {
  /** Of the stops there, in order. */
  names: string[];
  /** null: there is no room, and the list beside the map has the name. */
  label: Label | null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of labels on phones, where they are largest (map.css). */
const FONT_SIZE = 40;
/** Of labels on wide screens, where they keep off roads and borders. */
const WIDE_FONT_SIZE = 20;
/** Of names of states, as wide as their capitals are apart. */
const STATE_FONT_SIZE = 30;
/** In ems. */
const CHARACTER_WIDTH = 0.56;
/** Of the lines of a label, in ems; map.css has no other. */
export const LINE_HEIGHT = 1.15;
const MOST_LINES = 3;
/** In characters. */
const LONG_NAME = 16;
const GAP = 26;
/** From the top of a line to its baseline, in lines. */
const BELOW = 0.7;
/** From the bottom of a name to the top of another. */
const NAMES_APART = 16;
/** From the middle of a point to the baseline of a line beside it. */
const BESIDE = 12;

/** Beside, above or below a point, the best first. */
const SIDES: readonly { dx: number; dy: number; anchor: Anchor }[] = [
  { dx: GAP, dy: BESIDE, anchor: "start" },
  { dx: -GAP, dy: BESIDE, anchor: "end" },
  { dx: GAP, dy: 0, anchor: "start" },
  { dx: -GAP, dy: 0, anchor: "end" },
  { dx: 0, dy: -GAP, anchor: "middle" },
  { dx: 0, dy: GAP, anchor: "middle" },
  { dx: GAP / 2, dy: -GAP, anchor: "start" },
  { dx: GAP / 2, dy: GAP, anchor: "start" },
  { dx: -GAP / 2, dy: -GAP, anchor: "end" },
  { dx: -GAP / 2, dy: GAP, anchor: "end" },
  { dx: GAP, dy: -1.5 * GAP, anchor: "end" },
  { dx: 1.75 * GAP, dy: -1.5 * GAP, anchor: "end" },
  { dx: 2.5 * GAP, dy: -1.5 * GAP, anchor: "end" },
  { dx: -GAP, dy: -1.5 * GAP, anchor: "start" },
  { dx: 5 * GAP, dy: -GAP, anchor: "end" },
  { dx: -5 * GAP, dy: -GAP, anchor: "start" },
];

/** A long name on two lines, as even as its words allow; null for others. */
function onTwoLines(name: string): string[] | null {
  if (name.length < LONG_NAME) return null;
  const spaces = Array.from(name.matchAll(/ /gu), ({ index }) => index);
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return middle === undefined ? null : [name.slice(0, middle), name.slice(middle + 1)];
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf({ x, y, anchor, lines, shift }: Label, fontSize = FONT_SIZE): Box {
  const width = Math.max(...lines.map((line) => Array.from(line).length)) * CHARACTER_WIDTH * fontSize;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const first = y + shift * LINE_HEIGHT * fontSize;
  const last = first + (lines.length - 1) * LINE_HEIGHT * fontSize;
  return { left, right: left + width, top: first - fontSize * 0.85, bottom: last + fontSize * 0.25 };
}

/** The text at each side of a point, the best first. */
function labelsOf({ x, y }: PointOnMap, lines: readonly string[]): Label[] {
  const more = lines.length - 1;
  return SIDES.map(({ dx, dy, anchor }) => {
    const shift = dy <= 0 ? -more : dy === BESIDE ? -more / 2 : BELOW;
    return { x: x + dx, y: y + dy, anchor, lines, shift };
  });
}

function around({ x, y }: Position): Box {
  return { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 };
}

/** Of each line: others may be longer. */
function lineBoxes(label: Label, fontSize = FONT_SIZE): Box[] {
  const { lines, shift } = label;
  return lines.map((line, row) => boxOf({ ...label, lines: [line], shift: shift + row }, fontSize));
}

function withRoom({ left, right, top, bottom }: Box): Box {
  return { left, right, top: top - NAMES_APART, bottom: bottom + NAMES_APART };
}

function distanceTo({ left, right, top, bottom }: Box, { x, y }: Position): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** With what is between them. */
function boxWithPoint({ left, right, top, bottom }: Box, { x, y }: Position): Box {
  return { left: Math.min(left, x), right: Math.max(right, x), top: Math.min(top, y), bottom: Math.max(bottom, y) };
}

/** Whether the straight line from `a` to `b` passes through the box. */
function passesThrough({ left, top, right, bottom }: Box, a: Position, b: Position): boolean {
  // Most lines of a map are far from the box.
  if (Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > right) return false;
  if (Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > bottom) return false;
  // Shares of the way at which the line is within the box, horizontally and vertically.
  let [from, to] = [0, 1];
  for (const [way, near, far] of [
    [b.x - a.x, left - a.x, right - a.x],
    [b.y - a.y, top - a.y, bottom - a.y],
  ] as const) {
    if (way === 0) continue;
    from = Math.max(from, Math.min(near / way, far / way));
    to = Math.min(to, Math.max(near / way, far / way));
  }
  return from < to;
}

interface Drawing {
  width: number;
  height: number;
  /** No label covers it. */
  scale: Box;
  points: PointOnMap[];
  /** All points of the line, in order. */
  way: readonly Position[];
  /** Roads or borders that labels cover only where there is no other room. */
  surroundings: readonly (readonly Position[])[];
  /** Of the lake, which labels cover rather than a border. */
  shore: readonly Position[];
  states: readonly NameOnMap[];
}

/** Whether the line passes through the box. */
export function crosses(line: readonly Position[], box: Box): boolean {
  return line.some((stop, index) => passesThrough(box, stop, line[index + 1] ?? stop));
}

/**
 * Gives each point, those with the least room first, the side where its label covers no other and the fewest lines. Only the start
 * and the farthest may cover the way.
 *
 * @returns the states that have room for their name, each once and none that a point has
 */
export function addLabels({ width, height, scale, points, way, surroundings, shore, states }: Drawing): NameOnMap[] {
  const taken = [scale, ...points.map(around)];
  const [start] = points;
  if (start === undefined) return [];
  const distance = ({ x, y }: PointOnMap) => Math.hypot(x - start.x, y - start.y);
  const farthest = points.toSorted((a, b) => distance(b) - distance(a)).slice(0, 1);
  const isFree = (box: Box) =>
    box.left >= 8 &&
    box.right <= width - 8 &&
    box.top >= 8 &&
    box.bottom <= height - 8 &&
    !taken.some((other) => overlap(box, other));
  const sidesFor = (point: PointOnMap, texts: readonly (readonly string[])[]) =>
    texts
      .flatMap((lines) => labelsOf(point, lines))
      .map((label) => ({ label, box: boxOf(label) }))
      .filter(({ box }) => isFree(box))
      .map((side) => ({ ...side, isOnWay: lineBoxes(side.label).some((box) => crosses(way, box)) }));
  const sides = new Map(
    points.map((point) => [point, sidesFor(point, [point.names.slice(0, MOST_LINES), point.names.slice(0, 1)])]),
  );
  const freeSides = (point: PointOnMap) => (sides.get(point) ?? []).filter(({ box }) => isFree(box));
  const beside = (point: PointOnMap) => freeSides(point).filter(({ isOnWay }) => !isOnWay);
  const struck = (boxes: readonly Box[], lines: readonly (readonly Position[])[]) =>
    boxes.flatMap((box) => lines.filter((line) => crosses(line, box))).length;
  const names: Box[] = [];
  /** Two names one above the other read as one. */
  const touchesName = (label: Label) => names.some((name) => overlap(withRoom(boxOf(label)), name));
  const isNearerToOther = (point: PointOnMap, label: Label) => {
    const box = boxOf(label, WIDE_FONT_SIZE);
    return points.some((other) => distanceTo(box, other) < distanceTo(box, point));
  };
  const cost = (point: PointOnMap, label: Label) => {
    const boxes = [boxOf(label), boxOf(label, WIDE_FONT_SIZE)];
    // Nothing may run between a name and its point either.
    const reaches = boxes.map((box) => boxWithPoint(box, point));
    const ownLines = [...lineBoxes(label), ...lineBoxes(label, WIDE_FONT_SIZE)];
    const covered = 2 * struck([...boxes, ...reaches], surroundings) + 2 * struck(ownLines, [way]);
    return covered + struck(boxes, [shore]) + Number(isNearerToOther(point, label)) + Number(touchesName(label));
  };
  const clearest = (point: PointOnMap, among: ReturnType<typeof freeSides>) =>
    among.map((side) => ({ ...side, cost: cost(point, side.label) })).toSorted((a, b) => a.cost - b.cost)[0];
  const coversBorder = (label: Label) => struck([boxOf(label), boxOf(label, WIDE_FONT_SIZE)], surroundings) > 0;
  /** The name on two lines where only that keeps it off a border. */
  const narrower = (point: PointOnMap, label: Label) => {
    const [name, ...others] = label.lines;
    const lines = name === undefined || others.length > 0 || !coversBorder(label) ? null : onTwoLines(name);
    if (lines === null) return undefined;
    return clearest(
      point,
      sidesFor(point, [lines]).filter((side) => !side.isOnWay && !coversBorder(side.label)),
    );
  };
  const important = [start, ...farthest];
  let unlabeled = points;
  for (;;) {
    const room = new Map(unlabeled.map((point) => [point, beside(point).length]));
    const [point] = unlabeled.toSorted((a, b) => (room.get(a) ?? 0) - (room.get(b) ?? 0));
    if (point === undefined) break;
    unlabeled = unlabeled.filter((other) => other !== point);
    const all = beside(point);
    const longest = all.filter(({ label }) => label.lines.length === all[0]?.label.lines.length);
    const onOneLine = clearest(point, longest.length === 0 && important.includes(point) ? freeSides(point) : longest);
    const best = (onOneLine && narrower(point, onOneLine.label)) ?? onOneLine;
    point.label = best?.label ?? null;
    if (best !== undefined) {
      taken.push(best.box);
      names.push(best.box);
    }
  }
  const named = new Set(points.flatMap(({ names }) => names));
  return states.filter(({ name, x, y }) => {
    const box = boxOf({ x, y, anchor: "middle", lines: [name], shift: 0 }, STATE_FONT_SIZE);
    if (named.has(name) || !isFree(box) || [way, ...surroundings].some((line) => crosses(line, box))) return false;
    named.add(name);
    return true;
  });
}
