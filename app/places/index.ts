/** What this build knows of places: the eight of specification 2, one file each, and what they share. */

import type { KnownPlaces } from "#app/domain/tour/place.ts";
import { antelopeCanyon } from "./antelope-canyon.ts";
import { boulderCity } from "./boulder-city.ts";
import { bryceCanyonNationalPark } from "./bryce-canyon-national-park.ts";
import { deathValley } from "./death-valley.ts";
import { grandCanyon } from "./grand-canyon.ts";
import { hooverDam } from "./hoover-dam.ts";
import { OWN_PLACES } from "./own-places.ts";
import { REGION } from "./region.ts";
import { valleyOfFire } from "./valley-of-fire.ts";
import { zionNationalPark } from "./zion-national-park.ts";

export const PLACES: KnownPlaces = {
  region: REGION,
  places: [
    grandCanyon,
    antelopeCanyon,
    hooverDam,
    bryceCanyonNationalPark,
    zionNationalPark,
    boulderCity,
    deathValley,
    valleyOfFire,
    ...OWN_PLACES,
  ],
};
