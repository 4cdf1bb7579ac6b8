import { describe, expect, it } from "vitest";
import { headsFor } from "#app/features/mega-menu/hover-intent.ts";

const PANEL = { left: 100, right: 1_100, top: 116 };

describe("a pointer that has left its item", () => {
  it.each([
    ["straight down", { x: 300, y: 90 }, { x: 300, y: 95 }, true],
    ["diagonally, to the far corner", { x: 300, y: 80 }, { x: 360, y: 84 }, true],
    ["along the row", { x: 300, y: 80 }, { x: 360, y: 80 }, false],
    ["up", { x: 300, y: 80 }, { x: 310, y: 70 }, false],
    ["past the panel's end", { x: 300, y: 80 }, { x: 360, y: 82 }, false],
    ["to the left of it", { x: 110, y: 80 }, { x: 90, y: 90 }, false],
  ])("heads for the panel when it moves %s: %j to %j is %s", (_, from, to, expected) => {
    expect(headsFor(PANEL, from, to)).toBe(expected);
  });
});
