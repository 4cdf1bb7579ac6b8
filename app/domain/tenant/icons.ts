/** Icons of tabs and home screens: the tenant's own, else a plain pin. */

interface Icon {
  url: string;
  /** Width and height in pixels. */
  size: number;
  /** True if it may be cut to a circle. */
  maskable: boolean;
}

interface Icons {
  /** Square PNG files of the tenant. */
  icons: readonly Icon[];
}

/** The icon of a tab, drawn in the tenant's color. */
export const FAVICON_PATH = "/favicon.svg";

/** A white pin on a dark ground, nobody's brand; its margin is wide enough for a maskable icon (W3C manifest, "safe zone"). */
const PLAIN_ICON = { url: "/icons/icon-512.png", size: 512 };

const TOUCH_ICON_PX = 180;

export function manifestIcons({ icons }: Icons): readonly Icon[] {
  return icons.length > 0 ? icons : [false, true].map((maskable) => ({ ...PLAIN_ICON, maskable }));
}

/** The smallest icon that is at least this large, else the largest; null where the tenant has none. */
function ownIcon({ icons }: Icons, px: number): Icon | null {
  const whole = icons.filter(({ maskable }) => !maskable).toSorted((a, b) => a.size - b.size);
  return whole.find(({ size }) => size >= px) ?? whole.at(-1) ?? null;
}

/** Safari takes PNG only, and does not read the manifest's. */
export function touchIcon(tenant: Icons): string {
  return (ownIcon(tenant, TOUCH_ICON_PX) ?? PLAIN_ICON).url;
}

/** A large square picture of the tenant. */
export function largeIcon(tenant: Icons): { url: string; size: number } {
  return ownIcon(tenant, 512) ?? PLAIN_ICON;
}

/** The icon for clients that ask for `/favicon.ico` without reading a page. */
export function smallIcon(tenant: Icons & { faviconUrl: string }): string {
  return ownIcon(tenant, 32)?.url ?? tenant.faviconUrl;
}
