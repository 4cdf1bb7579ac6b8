/** Icons of tabs and home screens: the tenant's own, else a pin in its color, which the site draws. */

import type { Brand } from "./tenant.ts";

type Icon = Brand["icons"][number];
type Icons = Pick<Brand, "icons">;

/** Files that the site draws (app/machine-readable/icons.ts). */
const DRAWN_ICONS: readonly Icon[] = [
  { url: "/icons/icon-192.png", size: 192, maskable: false },
  { url: "/icons/icon-512.png", size: 512, maskable: false },
  { url: "/icons/maskable-512.png", size: 512, maskable: true },
];
const DRAWN_TOUCH_ICON = "/apple-touch-icon.png";
const TOUCH_ICON_PX = 180;

/** A map pin, 64 × 64. @param scale platforms may cut a tenth off each side of a maskable icon (W3C manifest, "safe zone") */
export function pinDrawing(background: string, pin: string, { scale = 1, radius = 0 } = {}): string {
  const shift = 32 * (1 - scale);
  return [
    `<rect width="64" height="64" rx="${radius}" fill="${background}"/>`,
    `<g transform="translate(${shift} ${shift}) scale(${scale})">`,
    `<path fill="${pin}" d="M32 8A18 18 0 0 0 14 26C14 39 32 57 32 57S50 39 50 26A18 18 0 0 0 32 8Z"/>`,
    `<circle cx="32" cy="26" r="7" fill="${background}"/></g>`,
  ].join("");
}

export function manifestIcons({ icons }: Icons): readonly Icon[] {
  return icons.length > 0 ? icons : DRAWN_ICONS;
}

/** The smallest icon that is at least this large, else the largest; null where the tenant has none. */
function ownIcon({ icons }: Icons, px: number): Icon | null {
  const whole = icons.filter(({ maskable }) => maskable !== true).toSorted((a, b) => a.size - b.size);
  return whole.find(({ size }) => size >= px) ?? whole.at(-1) ?? null;
}

/** Safari takes PNG only, and does not read the manifest's. */
export function touchIcon(brand: Icons): string {
  return ownIcon(brand, TOUCH_ICON_PX)?.url ?? DRAWN_TOUCH_ICON;
}

/** A large square picture of the brand. */
export function largeIcon(brand: Icons): { url: string; size: number } {
  return ownIcon(brand, 512) ?? { url: "/icons/icon-512.png", size: 512 };
}

/** For clients that ask for `/favicon.ico` without reading a page; null: the drawn one. */
export function smallIcon(brand: Icons): string | null {
  return ownIcon(brand, 32)?.url ?? null;
}
