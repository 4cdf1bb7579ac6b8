/** PNG pictures for share cards, which cannot show SVG: cut from the posters in `public/destinations` by the build. */

import sharp from "sharp";
import type { Plugin } from "vite";
import { SHARE_CARD } from "#app/domain/seo/share-image.ts";
import { PLACES } from "#app/places/index.ts";

const { width, height } = SHARE_CARD;

const NAMES = PLACES.places.map(({ slug }) => slug);

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

const PNG = { palette: true, colors: 64 } as const;

function poster(slug: string) {
  // 72 dpi is the SVG's own size, 800 pixels wide.
  return sharp(`public/destinations/${slug}.svg`, { density: 108 }).resize(width);
}

function destinationCard(slug: string): Promise<Buffer> {
  const top = Math.round((TOPS[slug] ?? 0.2) * width * 1.25);
  return poster(slug).extract({ left: 0, top, width, height }).png(PNG).toBuffer();
}

/** `/share/{name}.png`: files in a build, drawn per request in development. */
export function shareCards(): Plugin {
  return {
    name: "share-cards",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const draw = async (name: string) => {
        this.emitFile({ type: "asset", fileName: `share/${name}.png`, source: await destinationCard(name) });
      };
      await Promise.all(NAMES.map(draw));
    },
    configureServer({ middlewares }) {
      middlewares.use("/share", (request, response, next) => {
        const name = NAMES.find((known) => request.url === `/${known}.png`);
        if (name === undefined) return next();
        destinationCard(name).then((card) => response.setHeader("content-type", "image/png").end(card), next);
      });
    },
  };
}
