/** Contrast of tenant colors (WCAG 2.2, 1.4.3). */

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#aabbcc` in lower case, or null. Alpha is rejected: it would change the contrast. */
export function parseHexColor(input: unknown): string | null {
  if (typeof input !== "string" || !HEX.test(input)) return null;
  const hex = input.slice(1).toLowerCase();
  return `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`;
}

/** Red, green and blue, 0 to 255. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of text on its background, at least. */
const READABLE = 4.5;

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white; the better one always has a contrast of at least 4.58. */
export function textColorOn(background: string): "#ffffff" | "#000000" {
  return contrast("#ffffff", background) >= contrast("#000000", background) ? "#ffffff" : "#000000";
}

/** A color between two; `share` 0 is `from`, 1 is `to`. */
function mixed(from: string, to: string, share: number): string {
  const target = channels(to);
  const mix = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The color if its contrast is enough on every background, else the nearest mix with black or white that has it. */
export function readableColorOn(color: string, backgrounds: readonly string[]): string {
  const reads = (hex: string) => backgrounds.every((background) => contrast(hex, background) >= READABLE);
  const target = textColorOn(backgrounds[0] ?? "#ffffff");
  for (let step = 0; step <= 20; step++) {
    const mix = mixed(color, target, step / 20);
    if (reads(mix)) return mix;
  }
  return target;
}
