/** Icons of tabs and home screens: the tenant's own, else a plain pin. */

import type { Brand } from "./tenant.ts";

type Icon = Brand["icons"][number];
type Icons = Pick<Brand, "icons">;

/** A white pin on a dark ground, nobody's brand; its margin is wide enough for a maskable icon (W3C manifest, "safe zone"). */
const PLAIN_ICON = { url: "/icons/icon-512.png", size: 512 };

const TOUCH_ICON_PX = 180;

export function manifestIcons({ icons }: Icons): readonly Icon[] {
  if (icons.length > 0) return icons;
  return [
    { ...PLAIN_ICON, maskable: false },
    { ...PLAIN_ICON, maskable: true },
  ];
}

/** The smallest icon that is at least this large, else the largest; null where the tenant has none. */
function ownIcon({ icons }: Icons, px: number): Icon | null {
  const whole = icons.filter(({ maskable }) => maskable !== true).toSorted((a, b) => a.size - b.size);
  return whole.find(({ size }) => size >= px) ?? whole.at(-1) ?? null;
}

/** Safari takes PNG only, and does not read the manifest's. */
export function touchIcon(brand: Icons): string {
  return (ownIcon(brand, TOUCH_ICON_PX) ?? PLAIN_ICON).url;
}

/** A large square picture of the brand. */
export function largeIcon(brand: Icons): { url: string; size: number } {
  return ownIcon(brand, 512) ?? PLAIN_ICON;
}

/** The icon for clients that ask for `/favicon.ico` without reading a page. */
export function smallIcon(brand: Pick<Brand, "icons" | "favicon">): string {
  return ownIcon(brand, 32)?.url ?? brand.favicon;
}
