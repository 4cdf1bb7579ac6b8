/** PNG cards for link previews, which cannot show SVG: cut from the posters in `public/destinations` by the build. */

import sharp from "sharp";
import type { Plugin } from "vite";
import { SHARE_CARD, shareCardNames } from "#app/domain/seo/share-image.ts";

const { width, height } = SHARE_CARD;

/** Upper edge of each card, as a share of the poster's height: the most recognizable part. */
const TOPS: Readonly<Record<string, number>> = {
  "antelope-canyon": 0.56,
  "boulder-city": 0.08,
  "bryce-canyon-national-park": 0.16,
  "death-valley": 0.03,
  "grand-canyon": 0.36,
  "hoover-dam": 0.28,
  "valley-of-fire": 0.3,
  "zion-national-park": 0.16,
};

/** Side by side on the card of pages without a destination. `left` and `top` are shares of the poster's size. */
const STRIPS = [
  { slug: "antelope-canyon", left: 0.26, top: 0.22 },
  { slug: "grand-canyon", left: 0.57, top: 0.22 },
  { slug: "bryce-canyon-national-park", left: 0.3, top: 0.1 },
  { slug: "zion-national-park", left: 0.18, top: 0.1 },
];

const PNG = { palette: true, colors: 64 } as const;

function poster(slug: string) {
  // 72 dpi is the SVG's own size, 800 pixels wide.
  return sharp(`public/destinations/${slug}.svg`, { density: 108 }).resize(width);
}

function destinationCard(slug: string): Promise<Buffer> {
  const top = Math.round((TOPS[slug] ?? 0.2) * width * 1.25);
  return poster(slug).extract({ left: 0, top, width, height }).png(PNG).toBuffer();
}

async function allPlacesCard(): Promise<Buffer> {
  const strip = width / STRIPS.length;
  const parts = STRIPS.map(async ({ slug, left, top }, index) => {
    const cut = { left: Math.round(left * 800), top: Math.round(top * 1000), width: strip, height };
    const input = await sharp(`public/destinations/${slug}.svg`).extract(cut).png().toBuffer();
    return { input, left: index * strip, top: 0 };
  });
  const sheet = sharp({ create: { width, height, channels: 3, background: "#fff" } });
  return sheet
    .composite(await Promise.all(parts))
    .png(PNG)
    .toBuffer();
}

function drawCard(name: string): Promise<Buffer> {
  return name in TOPS ? destinationCard(name) : allPlacesCard();
}

/** `/share/{name}.png`: files in a build, drawn per request in development. */
export function shareCards(): Plugin {
  return {
    name: "share-cards",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const draw = async (name: string) => {
        this.emitFile({ type: "asset", fileName: `share/${name}.png`, source: await drawCard(name) });
      };
      await Promise.all(shareCardNames().map(draw));
    },
    configureServer({ middlewares }) {
      middlewares.use("/share", (request, response, next) => {
        const name = shareCardNames().find((known) => request.url === `/${known}.png`);
        if (name === undefined) return next();
        drawCard(name).then((card) => response.setHeader("content-type", "image/png").end(card), next);
      });
    },
  };
}
