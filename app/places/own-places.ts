import type { PlaceEntry } from "#app/domain/tour/places.ts";

/** Places of this installation, behind the others. A merge never touches this file (docs/upgrades.md). */
export const OWN_PLACES: readonly PlaceEntry[] = [];
