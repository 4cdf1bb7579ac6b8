/** When the sun rises and sets, within two minutes for most places (the sunrise equation). */

import type { LatLon } from "#app/domain/tour/place.ts";
import type { IsoDate } from "./dates.ts";

const DAY_MS = 86_400_000;
/** 2000-01-01 at noon, from which the equation counts days. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** In degrees: how far below the horizon the sun's center is while its edge, seen through air, touches it. */
const HORIZON = -0.833;
const AXIS_TILT = 23.4397;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

/** In ms since the epoch; null where the sun does not rise, or does not set. */
export function daylightOn(date: IsoDate, [latitude, longitude]: LatLon): { rises: number; sets: number } | null {
  const noon = (Date.parse(`${date}T12:00:00Z`) - EPOCH_MS) / DAY_MS - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * noon;
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + center + 282.9372;
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const declination = sin(ecliptic) * sin(AXIS_TILT);
  const angle = (sin(HORIZON) - sin(latitude) * declination) / (cos(latitude) * Math.sqrt(1 - declination ** 2));
  if (Math.abs(angle) > 1) return null;
  const half = Math.acos(angle) / (2 * Math.PI);
  return { rises: EPOCH_MS + (transit - half) * DAY_MS, sets: EPOCH_MS + (transit + half) * DAY_MS };
}
