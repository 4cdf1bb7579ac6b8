/** Draws the posters: `npx node tests/stand-in/posters/index.ts [slug | slug/scene ...]`. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { antelope } from "./antelope-canyon.ts";
import { boulderCity } from "./boulder-city.ts";
import { bryce } from "./bryce-canyon-national-park.ts";
import { deathValley } from "./death-valley.ts";
import { grandCanyon } from "./grand-canyon.ts";
import { hooverDam } from "./hoover-dam.ts";
import { lasVegas } from "./las-vegas.ts";
import type { Place } from "./lib.ts";
import { valleyOfFire } from "./valley-of-fire.ts";
import { zion } from "./zion.ts";

const PLACES: readonly Place[] = [
  grandCanyon,
  antelope,
  zion,
  valleyOfFire,
  bryce,
  boulderCity,
  deathValley,
  hooverDam,
  lasVegas,
];

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** Second pictures of the destinations: scenes that no tour's card shows. */
const VIEWS: Readonly<Record<string, string>> = {
  "grand-canyon": "scene-1",
  "antelope-canyon": "lake-powell",
  "hoover-dam": "scene-2",
  "bryce-canyon-national-park": "scene-2",
  "zion-national-park": "scene-2",
  "boulder-city": "old-hotel",
  "death-valley": "rhyolite",
  "valley-of-fire": "vista",
  "las-vegas": "strip",
};

function targets(slug: string, scene: string): string[] {
  const own = join(ROOT, "public", "destinations");
  if (scene === "tile") return [join(own, `${slug}.svg`)];
  if (scene === "ride") return [join(own, "ride.svg")];
  const media = join(ROOT, "tests", "stand-in", "public", "media", slug, `${scene}.svg`);
  return VIEWS[slug] === scene ? [media, join(own, `${slug}-view.svg`)] : [media];
}

const wanted = process.argv.slice(2);
for (const place of PLACES) {
  for (const [scene, draw] of Object.entries(place.scenes)) {
    if (wanted.length > 0 && !wanted.includes(place.slug) && !wanted.includes(`${place.slug}/${scene}`)) continue;
    const svg = draw();
    for (const file of targets(place.slug, scene)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, svg);
    }
  }
}
