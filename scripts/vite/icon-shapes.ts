/** Draws the icon of tenants without one in gray; app/machine-readable/icons.ts adds a palette in the tenant's color. */

import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { pinDrawing } from "#app/domain/tenant/icons.ts";

const SHADES = 16;
const NAMES = { small: 192, large: 512, maskable: 512, touch: 180, favicon: 32 };

/** Black becomes the tenant's color and white its contrast color. */
function drawing(size: number, scale: number): string {
  const pin = pinDrawing("#000", "#fff", { scale });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${pin}</svg>`;
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
