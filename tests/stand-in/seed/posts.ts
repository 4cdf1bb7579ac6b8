import { chooseATour } from "./posts/a-blog-example.ts";
import { darkSkies } from "./posts/dark-skies-near-las-vegas.ts";
import { flashFloods } from "./posts/flash-floods-in-slot-canyons.ts";
import { geologyForBeginners } from "./posts/geology-for-beginners.ts";
import { heatSafety } from "./posts/heat-safety-in-the-desert.ts";
import { hooverDamNumbers } from "./posts/hoover-dam-in-plain-numbers.ts";
import { withChildren } from "./posts/national-park-tours-with-children.ts";
import { packingList } from "./posts/packing-list-by-season.ts";
import { photographingSlots } from "./posts/photographing-slot-canyons.ts";
import { southRimOrWestRim } from "./posts/south-rim-or-west-rim.ts";
import { timeZoneTraps } from "./posts/time-zone-traps-around-las-vegas.ts";
import { upperOrLowerAntelope } from "./posts/upper-or-lower-antelope-canyon.ts";
import { whenToVisit } from "./posts/when-to-visit-the-parks-around-las-vegas.ts";
import type { PostSeed } from "./types.ts";

/** Newest first. */
export const posts: PostSeed[] = [
  packingList,
  chooseATour,
  withChildren,
  geologyForBeginners,
  photographingSlots,
  hooverDamNumbers,
  darkSkies,
  whenToVisit,
  flashFloods,
  heatSafety,
  upperOrLowerAntelope,
  timeZoneTraps,
  southRimOrWestRim,
];
