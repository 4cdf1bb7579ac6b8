/**
 * A pin in the tenant's colors, for tenants without icons of their own. PNG files, which home screens need, are drawn at build time in
 * 16 shades (scripts/vite/icon-shapes.ts): only the palette is written here.
 */

import { mixColors } from "#app/domain/tenant/colors.ts";
import { pinDrawing, smallIcon, touchIcon } from "#app/domain/tenant/icons.ts";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import { DAY_SECONDS, type FileRequest, FOR_SEARCH, found, moved } from "./file.ts";

interface IconShape {
  size: number;
  /** Base64 of PNG image data: 4 bits per pixel, palette indices. */
  data: string;
}

declare const ICON_SHAPES: Record<"small" | "large" | "maskable" | "touch" | "favicon", IconShape>;

const SHAPES = ICON_SHAPES;

const SHADES = 16;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** ISO 3309; PNG specification, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function bigEndian(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const body = Uint8Array.from([...new TextEncoder().encode(type), ...Array.from(data)]);
  return Uint8Array.from([...bigEndian(data.length), ...body, ...bigEndian(crc32(body))]);
}

/** From the tenant's color to its text color. */
function palette({ brand, onBrand }: Brand["colors"]): number[] {
  return Array.from({ length: SHADES }, (_, shade) => mixColors(brand, onBrand, shade / (SHADES - 1))).flat();
}

function png({ size, data }: IconShape, colors: Brand["colors"]): Uint8Array<ArrayBuffer> {
  const bitDepth = 4;
  const indexedColor = 3;
  const parts = [
    Uint8Array.from(PNG_SIGNATURE),
    chunk("IHDR", [...bigEndian(size), ...bigEndian(size), bitDepth, indexedColor, 0, 0, 0]),
    chunk("PLTE", palette(colors)),
    chunk(
      "IDAT",
      Uint8Array.from(atob(data), (char) => char.charCodeAt(0)),
    ),
    chunk("IEND", []),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** An ICO file may contain a PNG after its directory. */
function ico(picture: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(22));
  const isLittleEndian = true;
  header.setUint16(2, 1, isLittleEndian);
  header.setUint16(4, 1, isLittleEndian);
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, isLittleEndian);
  header.setUint16(12, 4, isLittleEndian);
  header.setUint32(14, picture.length, isLittleEndian);
  header.setUint32(18, header.byteLength, isLittleEndian);
  const bytes = new Uint8Array(header.byteLength + picture.length);
  bytes.set(new Uint8Array(header.buffer));
  bytes.set(picture, header.byteLength);
  return bytes;
}

function drawn(shape: IconShape, { brand }: FileRequest["site"]) {
  return found({
    body: png(shape, brand.colors),
    type: "image/png",
    browserMaxAgeSeconds: DAY_SECONDS,
    headers: FOR_SEARCH,
  });
}

export function icon(shape: "small" | "large" | "maskable") {
  return ({ site }: FileRequest) => drawn(SHAPES[shape], site);
}

/** Clients ask for the next two without reading a page. */
export function appleTouchIcon({ site }: FileRequest) {
  const own = touchIcon(site.brand);
  return site.brand.icons.length > 0 ? moved(own) : drawn(SHAPES.touch, site);
}

export function favicon({ site }: FileRequest) {
  const own = smallIcon(site.brand);
  if (own !== null) return moved(own);
  const { favicon: shape } = SHAPES;
  const body = ico(png(shape, site.brand.colors), shape.size);
  return found({ body, type: "image/x-icon", browserMaxAgeSeconds: DAY_SECONDS, headers: FOR_SEARCH });
}

/** For tabs. */
export function faviconSvg({ site }: FileRequest) {
  const { brand, onBrand } = site.brand.colors;
  return found({
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${pinDrawing(brand, onBrand, { radius: 14 })}</svg>`,
    type: "image/svg+xml",
    browserMaxAgeSeconds: DAY_SECONDS,
    headers: FOR_SEARCH,
  });
}
