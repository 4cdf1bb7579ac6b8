/** The position of something, as two of its fields. */

import { latitude, longitude, optional } from "./fields.ts";

export const coordinates = {
  latitude: optional(latitude, "Degrees", 37.0475),
  longitude: optional(longitude, "Degrees", -112.5263),
};

/** null unless both are given. 0, 0 is what a database holds where nobody filled them in. */
export function placed<T extends { latitude: number | null; longitude: number | null }>({
  latitude,
  longitude,
  ...rest
}: T) {
  const isKnown = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return { ...rest, at: isKnown ? { latitude, longitude } : null };
}
