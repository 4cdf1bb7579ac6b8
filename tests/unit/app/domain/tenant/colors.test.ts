/** Contrast with any tenant color (WCAG 2.2, 1.4.3 and 1.4.11). */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast, parseHexColor } from "#app/domain/tenant/colors.ts";
import { tenantColors } from "#app/domain/tenant/tenant.ts";
import { cases } from "#tests/support/fuzz.ts";

const TEXT = 4.5;
const SHAPE = 3;
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** `--name: light-dark(#…, #…)`, read from the style sheet. */
function token(name: string, scheme: Scheme): string {
  const match = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  const color = match?.[scheme === "light" ? 1 : 2];
  if (color === undefined) throw new Error(`tokens.css has no --${name}`);
  return color;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Chroma components `a` and `b` of a color in Oklab (CSS Color 4, section 10.5). */
function oklabOf(hex: string): { a: number; b: number } {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** The sRGB color a browser paints, clipped per channel. */
function paintedOklab(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** `--brand-wash` of tokens.css: two lightnesses, and the share of the brand's chroma each keeps. */
const WASH = /oklch\(from var\(--brand\) ([\d.]+) calc\(c \* ([\d.]+)\) h\)/g;

function wash(brand: string, scheme: Scheme): string {
  const [light, dark] = [...tokens.matchAll(WASH)];
  const [, lightness, share] = (scheme === "light" ? light : dark) ?? [];
  if (lightness === undefined || share === undefined) throw new Error("tokens.css has no --brand-wash");
  const { a, b } = oklabOf(brand);
  return paintedOklab(Number(lightness), a * Number(share), b * Number(share));
}

/** All backgrounds without a picture, by their names in the style sheets. */
function groundsOf(brand: string, scheme: Scheme) {
  const plain = ["page-bg", "surface", "sunken"].map((name) => [name, token(name, scheme)] as const);
  return [...plain, ["brand-wash", wash(brand, scheme)] as const];
}

/** "text on ground: 3.9" for each pair that does not reach `ratio`. */
function unreadable(texts: [string, string][], grounds: (readonly [string, string])[], ratio: number): string[] {
  return texts.flatMap(([name, text]) =>
    grounds
      .filter(([, ground]) => contrast(text, ground) < ratio)
      .map(([on, ground]) => `${name} on ${on}: ${contrast(text, ground).toFixed(2)}`),
  );
}

function problemsOf(brand: string): string[] {
  const { onBrand, textOnLight, textOnDark } = tenantColors(brand);
  return SCHEMES.flatMap((scheme) => {
    const grounds = groundsOf(brand, scheme);
    const brandText = scheme === "light" ? textOnLight : textOnDark;
    const texts: [string, string][] = ["text", "muted", "danger"].map((name) => [name, token(name, scheme)]);
    return [
      ...unreadable([...texts, ["brand-text", brandText]], grounds, TEXT),
      ...unreadable([["on-brand", onBrand]], [["brand", brand]], TEXT),
      // The ring of the focus and the edges of fields.
      ...unreadable([["focus", token("focus", scheme)]], grounds, SHAPE),
    ].map((problem) => `${scheme}: ${problem}`);
  });
}

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => parseHexColor(`#${value.toString(16).padStart(6, "0")}`) ?? "");

it("a tenant's color keeps texts at 4.5:1 and focus rings and edges at 3:1, light and dark", () => {
  fc.assert(
    fc.property(anyColor, (brand) => {
      expect(problemsOf(brand)).toEqual([]);
    }),
    {
      ...cases(500),
      // The corners of the cube, where chroma is largest.
      examples: [0, 0xff, 0xff00, 0xffff, 0xff0000, 0xff00ac, 0xff00ff, 0xffff00, 0xffffff].map((value) => [
        `#${value.toString(16).padStart(6, "0")}`,
      ]),
    },
  );
});
