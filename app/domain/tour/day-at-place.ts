/** What a day is usually like at a place: of the operator's or this build's months, and of the sun. */

import { placeTime } from "#app/domain/calendar/clock.ts";
import { type IsoDate, monthName } from "#app/domain/calendar/dates.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { clockName, type Tenant, zoneName } from "#app/domain/tenant/tenant.ts";
import type { LatLon, Month, Place } from "#app/domain/tour/places.ts";
import { hoursText } from "./text.ts";
import { shortPlace } from "./tour.ts";

/** Degrees Fahrenheit. */
const [FREEZING, COOL, WARM, HOT] = [32, 50, 75, 95];
const HOUR_MS = 3_600_000;

/** What to take along, by the day's high and the night's low; "" where neither says anything. */
function packText({ high, low }: Month): string {
  const sun =
    high === null || high < WARM ? "" : high < HOT ? "sun cream, a hat and water" : "sun cream, a hat and much water";
  const warm =
    low === null || low > COOL
      ? ""
      : low > FREEZING
        ? "a jacket for morning and evening"
        : "a warm jacket and gloves for the cold hours";
  return [sun, warm].filter((text) => text !== "").join(", ");
}

type Teller = Pick<Tenant, "locale" | "currency" | "timeZone" | "isZoneKnown" | "departureTown">;

function temperatureText(tenant: Teller, { high, low }: Month): string {
  if (high === null || low === null) return "";
  const { temperature } = formatOf(tenant);
  return `${temperature(high)} by day, ${temperature(low)} at night`;
}

function daylightText(tenant: Teller, date: IsoDate, at: Place["at"], ownZone: string | null): string {
  const sun = at && daylightOn(date, at);
  if (sun === null) return "";
  const length = hoursText((sun.sets - sun.rises) / HOUR_MS);
  const timeZone = zoneName(tenant, ownZone);
  if (timeZone === null) return length;
  const clock = (ms: number) => formatOf(tenant).clockTime(placeTime(ms, timeZone).time);
  return `${length}: ${clock(sun.rises)} to ${clock(sun.sets)}, ${clockName(tenant, ownZone)}`;
}

/** null where nothing is known. @param ownZone of a tour; null: the tenant's */
export function dayAtPlace(
  tenant: Teller,
  { title, months, at }: Pick<Place, "title" | "months" | "at">,
  date: IsoDate,
  ownZone: string | null,
): { title: string; facts: { name: string; value: string }[] } | null {
  const number = Number(date.slice(5, 7));
  const month = months.find((each) => each.month === number) ?? { month: number, high: null, low: null, text: "" };
  const facts = [
    { name: "Average", value: temperatureText(tenant, month) },
    { name: "Daylight", value: daylightText(tenant, date, at, ownZone) },
    { name: "Season", value: month.text },
    { name: "Bring", value: packText(month) },
  ].filter(({ value }) => value !== "");
  return facts.length === 0 ? null : { title: `${shortPlace(title)} in ${monthName(date)}`, facts };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** 2000-01-01 at noon, from which the equation counts days. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** In degrees: how far below the horizon the sun's center is while its edge, seen through air, touches it. */
const HORIZON = -0.833;
const AXIS_TILT = 23.4397;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

/**
 * Sunrise and sunset within two minutes for most places (the sunrise equation), in ms since the epoch; null where the sun does not
 * rise, or does not set.
 */
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
  const wholeMinutes = (days: number) => EPOCH_MS + Math.round(days * DAY_MINUTES) * MINUTE_MS;
  return { rises: wholeMinutes(transit - half), sets: wholeMinutes(transit + half) };
}
