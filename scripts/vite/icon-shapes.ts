/** Draws the site's icon in gray; app/machine-readable/icons.ts adds a palette in the tenant's color. */

import { deflateSync } from "node:zlib";
import sharp from "sharp";

const SHADES = 16;
const NAMES = { small: 192, large: 512, maskable: 512, touch: 180, favicon: 32 };

/** Black becomes the tenant's color and white its contrast color. 64 × 64. */
const LANDSCAPE = `
  <circle cx="43" cy="19" r="8.5" fill="#fff"/>
  <path d="M-20 46 L13 25 L19 32 L28 15 L42 40 L48 34 L84 55 V90 H-20Z" fill="#8c8c8c"/>
  <path d="M-20 51 C12 37 20 47 30 49 C42 52 52 42 84 44 V90 H-20Z" fill="#e6e6e6"/>`;

/** @param scale of the landscape: platforms may cut a tenth off each side of a maskable icon (W3C manifest, "safe zone") */
function drawing(size: number, scale: number): string {
  const shift = 32 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="#000"/>
    <g transform="translate(${shift} ${shift}) scale(${scale})">${LANDSCAPE}</g></svg>`;
}

/** PNG image data: filter byte 0 before each row, two pixels per byte. */
function imageData(gray: Uint8Array, size: number): Buffer {
  const shade = (at: number) => Math.round(((gray[at] ?? 0) / 255) * (SHADES - 1));
  const rowBytes = 1 + size / 2;
  const rows = Buffer.alloc(rowBytes * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x += 2) {
      rows[y * rowBytes + 1 + x / 2] = (shade(y * size + x) << 4) | shade(y * size + x + 1);
    }
  }
  return deflateSync(rows, { level: 9 });
}

async function shape(size: number, scale: number): Promise<{ size: number; data: string }> {
  const { data } = await sharp(Buffer.from(drawing(size, scale)))
    .resize(size, size)
    .toColorspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size, data: imageData(data, size).toString("base64") };
}

/** The value of `ICON_SHAPES`. */
export async function iconShapes(): Promise<Record<string, { size: number; data: string }>> {
  const entries = Object.entries(NAMES).map(
    async ([name, size]) => [name, await shape(size, name === "maskable" ? 0.78 : 1)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
