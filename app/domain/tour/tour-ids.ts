/** Numbers of tours in an address: `101,121`. */

import { tourId } from "./detail.ts";

/** As many as a comparison shows side by side. */
export const MOST_COMPARED = 3;

const IDS = /^\d{1,15}(?:,\d{1,15}){0,39}$/;

export function isTourIds(text: string): boolean {
  return IDS.test(text);
}

/** The numbers, each once; none for what is no list of them. */
export function readTourIds(text: string | null): number[] {
  const ids = text !== null && isTourIds(text) ? text.split(",").map(tourId) : [];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The page that compares tours. */
export function compareHref(ids: readonly number[]): string {
  return `/our-tours?compare=${ids.slice(0, MOST_COMPARED).join(",")}`;
}
