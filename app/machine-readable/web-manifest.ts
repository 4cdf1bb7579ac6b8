/** `/manifest.webmanifest` (W3C Web Application Manifest). */

import { DAY_SECONDS, type FileRequest, found } from "./file.ts";
import { ICON_PATHS } from "./icons.ts";

declare const MANIFEST_SCREENSHOTS: Record<string, object[]>;

/** Of pages of this very host (scripts/vite/manifest-screenshots.ts). */
const SCREENSHOTS = new Map(Object.entries(MANIFEST_SCREENSHOTS));

/** `--page-bg` of the light scheme (app/styles/tokens.css). */
const BACKGROUND = "#fbf8f3";

export function webManifest({ site: { brand, origin } }: FileRequest) {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: brand.name,
    description: brand.slogan,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    // Booking leaves the site: keeps a back button and an address bar.
    display: "minimal-ui",
    theme_color: brand.colors.brand,
    background_color: BACKGROUND,
    shortcuts: [
      { name: "All tours", url: "/our-tours" },
      { name: "Cart", url: "/cart" },
      { name: "Questions and answers", url: "/faq" },
      { name: "Contact us", url: "/contact-us" },
    ],
    icons: [
      icon(ICON_PATHS.small, 192, "any"),
      icon(ICON_PATHS.large, 512, "any"),
      icon(ICON_PATHS.maskable, 512, "maskable"),
    ],
    screenshots: SCREENSHOTS.get(new URL(origin).hostname),
  };
  return found({
    body: JSON.stringify(manifest, null, 2),
    type: "application/manifest+json; charset=utf-8",
    browserMaxAgeSeconds: DAY_SECONDS,
  });
}
