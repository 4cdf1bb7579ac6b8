/** Tours that a device keeps: saved ones, and those viewed last. */

import { isObject, storedEntries } from "#app/domain/json.ts";

/** What its link shows. */
export interface KeptTour {
  id: number;
  title: string;
  /** A path of this site. */
  href: string;
  image: string;
}

const MOST_STORED = 20;
const MAX_CHARS = 500;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_CHARS;

function isKept(value: unknown): value is KeptTour {
  if (!isObject(value)) return false;
  const { id, title, href, image } = value;
  return Number.isSafeInteger(id) && isText(title) && isText(href) && /^\/(?![/\\])/.test(href) && isText(image);
}

/** What a device stored; nothing for what is none of it. */
export function storedTours(stored: string | null): KeptTour[] {
  return storedEntries(stored).slice(0, MOST_STORED).filter(isKept);
}

/** With a tour as the first. @param most how many are kept */
export function withTour(tours: readonly KeptTour[], tour: KeptTour, most = MOST_STORED): KeptTour[] {
  return [tour, ...withoutTour(tours, tour.id)].slice(0, most);
}

export function withoutTour(tours: readonly KeptTour[], id: number): KeptTour[] {
  return tours.filter((tour) => tour.id !== id);
}
