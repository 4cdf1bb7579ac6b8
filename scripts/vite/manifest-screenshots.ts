/**
 * Pictures of the site for the web app manifest, which browsers show when somebody installs it: made by
 * `npm run screenshots -- --manifest`, a folder for each host. A host without a folder has none, never another brand's.
 */

import { existsSync, globSync } from "node:fs";
import { basename, dirname } from "node:path";
import sharp from "sharp";

export const MANIFEST_SCREENSHOTS = "public/screenshots";

/** Chrome wants JPEG or PNG, sides of 320 to 3,840 px, the longer at most 2.3 times the other, and one ratio per form. */
export const SHOTS = [
  { name: "home-narrow", path: "/", label: "The home page on a phone", form: "narrow" },
  { name: "tours-narrow", path: "/our-tours", label: "All tours with prices on a phone", form: "narrow" },
  { name: "home-wide", path: "/", label: "The home page", form: "wide" },
] as const;

export const FORMS = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
};

export interface ManifestScreenshot {
  src: string;
  sizes: string;
  type: "image/jpeg";
  form_factor: keyof typeof FORMS;
  label: string;
}

async function screenshotsIn(folder: string): Promise<ManifestScreenshot[]> {
  const made = SHOTS.filter(({ name }) => existsSync(`${folder}/${name}.jpg`));
  return Promise.all(
    made.map(async ({ name, label, form }) => {
      const { width, height } = await sharp(`${folder}/${name}.jpg`).metadata();
      const src = `/screenshots/${basename(folder)}/${name}.jpg`;
      return { src, sizes: `${width}x${height}`, type: "image/jpeg", form_factor: form, label };
    }),
  );
}

/** The value of `MANIFEST_SCREENSHOTS`, by host name. */
export async function manifestScreenshots(): Promise<Record<string, ManifestScreenshot[]>> {
  const folders = [...new Set(globSync(`${MANIFEST_SCREENSHOTS}/*/*.jpg`).map((file) => dirname(file)))].toSorted();
  const entries = folders.map(async (folder) => [basename(folder), await screenshotsIn(folder)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
