/** How single values of answers are read: amounts, days and times, ids, time zones and positions. */

import { memoize } from "es-toolkit/function";
import * as v from "valibot";
import { isTimeZone, placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, isIsoDate, isWallClockTime, twoDigits } from "#app/domain/calendar/dates.ts";
import { currencyDigits, readLocale } from "#app/domain/locale/format.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { expects, latitude, longitude, optional, resolved, textOrNumber } from "./fields.ts";
import type { About } from "./reading.ts";

const upperCase = v.pipe(v.string(), v.trim(), v.toUpperCase());

export const currencyCode = resolved(expects("the code of a currency (ISO 4217), NOK", upperCase), (code) =>
  Intl.supportedValuesOf("currency").includes(code) ? code : undefined,
);

/** The currency of a tour, in lists as well as on its page: both show its prices. null: the tenant's. */
export const ownCurrency = v.pipe(
  resolved(
    optional(currencyCode, "Currency of its amounts, where it is not the tenant's", "EUR", "the tenant's `currency`"),
    (code, { reading }) => (code === reading.currency ? null : code),
  ),
  v.metadata({ rules: "currency" } satisfies About),
) as v.GenericSchema<unknown, string | null>;

export const englishLocale = resolved(
  expects("en-US, en-GB, en-CA, en-AU, en-IE, en-NZ or en", v.pipe(v.string(), v.trim())),
  (text) => readLocale(text) ?? undefined,
);

/** How an amount of a currency may be marked: by its code, `US$`, `$`. The longest first. */
const signsOf = memoize((currency: string): string[] => {
  const signOf = (currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat("en-001", { style: "currency", currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? currency;
  return [currency, signOf("symbol"), signOf("narrowSymbol")];
});

/** Without the sign or code of its currency; another one stays. */
function unmarked(text: string, currency: string): string {
  for (const sign of signsOf(currency)) {
    if (text.startsWith(sign)) return text.slice(sign.length).trim();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** `129.5`, `"129.50"`, `"1,049.00"`. `"1.190"` is none: half of the world writes thousands so. */
const AMOUNT = /^(?:[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{1,6})?|[0-9]{1,9}(?:\.(?:[0-9]{1,2}|[0-9]{4,6}))?)$/;
/** Three digits are thousandths where a currency has them. */
const THOUSANDTHS = /^[0-9]{1,9}\.[0-9]{3}$/;
const MOST = 1_000_000_000;

/** @returns undefined for what is no amount of the currency, another currency's sign included */
function readAmount(sent: number | string, currency: string): number | undefined {
  const digits = currencyDigits(currency);
  const text = typeof sent === "number" ? "" : unmarked(sent.trim(), currency);
  const isAmount = AMOUNT.test(text) || (digits === 3 && THOUSANDTHS.test(text));
  const amount = typeof sent === "number" ? sent : isAmount ? Number(text.replaceAll(",", "")) : Number.NaN;
  return amount >= 0 && amount <= MOST ? Number(amount.toFixed(digits)) : undefined;
}

const amountIn = (expected: string) => expects(expected, v.union([v.number(), v.string()]));

/** An amount in the currency of the tour or the tenant, in its smallest units. 0 is no price. */
export const price = resolved(
  amountIn("an amount in the currency that `currency` says"),
  (sent, { reading: { currency } }) => {
    const amount = readAmount(sent, currency);
    return amount === undefined ? undefined : amount || null;
  },
);

/** As `price`, but 0 is nothing to pay, and less is a discount: `-20`, `"-$20.00"`. */
export const balance = resolved(
  amountIn("an amount, also 0 or less, in the currency that `currency` says"),
  (sent, { reading: { currency } }) => {
    const text = String(sent).trim();
    if (!/^[-\u2212]/.test(text)) return readAmount(sent, currency);
    const amount = readAmount(typeof sent === "number" ? -sent : text.slice(1), currency);
    return amount === undefined ? undefined : 0 - amount;
  },
);

/** A date, then a time, then an offset: RFC 3339, and the same with a space or without seconds or offset. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?)? ?(Z|[+-]\d{2}:?\d{2})?$/;
const CLOCK =
  /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)? ?([AP])\.?M\.?$|^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/i;

interface Moment {
  date: string;
  /** "" without one. */
  time: string;
}

/** As the clock of the place shows it: an offset is converted. @param isOfDay the date alone is meant */
function momentOf(text: string, timeZone: string, isOfDay = false): Moment | null {
  const [, date = "", time = "", offset] = MOMENT.exec(text) ?? [];
  if (!isIsoDate(date) || (time !== "" && !isWallClockTime(time))) return null;
  // Midnight UTC, which many frameworks print for a day without a time.
  const isDayInUtc = time === "00:00" && (offset === "Z" || offset === "+00:00");
  if (offset === undefined || (isOfDay && isDayInUtc)) return { date, time };
  if (time === "") return null;
  const ms = Date.parse(`${date}T${time}:00${offset.replace(/(\d{2})(\d{2})$/, "$1:$2")}`);
  return Number.isNaN(ms) ? null : placeTime(ms, timeZone);
}

/** `2026-12-05`, or a moment, whose day at the place it is. */
export const isoDate = resolved(
  expects("a date, 2026-12-05", v.pipe(v.string(), v.trim())),
  (text, { reading }) => momentOf(text, reading.timeZone, true)?.date,
);

/** "" without a day. */
export function day(meaning: string, example = "2026-11-01", without?: string) {
  return resolved(optional(isoDate, meaning, example, without), (date) => date ?? "");
}

/** Timetables count on after midnight, `24:15`: hours up to 27 are kept. */
const LATE_TIME = /^2[4-7]:[0-5]\d$/;

function clockOf(text: string): string | undefined {
  const [, hour12, minute12, half, hour24 = "", minute24 = ""] = CLOCK.exec(text) ?? [];
  if (half !== undefined) {
    const hour = Number(hour12);
    const time = `${twoDigits((hour % 12) + (half.toUpperCase() === "P" ? 12 : 0))}:${minute12}`;
    return hour >= 1 && hour <= 12 && isWallClockTime(time) ? time : undefined;
  }
  const time = `${hour24.padStart(2, "0")}:${minute24}`;
  return isWallClockTime(time) || LATE_TIME.test(time) ? time : undefined;
}

/** `06:45`, `06:45:00`, `6:45 AM`, or a moment. Hours over 23 are kept. */
export const wallClockTime = resolved(
  expects("a time at the place, 06:45", v.pipe(v.string(), v.trim())),
  (text, { reading }) => {
    const moment = momentOf(text, reading.timeZone);
    return moment === null ? clockOf(text) : moment.time || undefined;
  },
);

/** As `wallClockTime`, of the day that is asked for (`date`): a moment after the midnight that ends it is `24:30`, one of another day does not fit. */
export const timeOfDay = resolved(
  expects("a time (06:45) of the day asked for", v.pipe(v.string(), v.trim())),
  (text, { reading }) => {
    const moment = momentOf(text, reading.timeZone);
    if (moment === null) return clockOf(text);
    const { date, time } = moment;
    const asked = reading.asked?.date;
    if (time === "" || typeof asked !== "string" || date === asked) return time || undefined;
    const late = `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
    return date === addDays(asked, 1) && LATE_TIME.test(late) ? late : undefined;
  },
);

/** Letters and digits of any script; encoded as in addresses, too. */
export const slugText = expects(
  "lower-case words joined by hyphens",
  v.pipe(
    v.string(),
    v.transform((text) => decodedPath(text) ?? text),
    v.check(isSlug),
  ),
);

/** Made by the operator and given back as it is: what can be seen, and spaces inside. */
export const opaqueText = (max: number) =>
  expects(
    `1 to ${max} printable characters`,
    v.pipe(textOrNumber, v.maxLength(max), v.regex(/^(?! )[\p{L}\p{M}\p{N}\p{P}\p{S} ]+(?<! )$/u)),
  );

/** Segments of dots would climb, also where a server decodes `%2F` first (docs/threats.md T6). */
export const OPAQUE_ID = /^(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))(?! )[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,200}(?<! )$/u;

/** As `opaqueText`; encoded where it becomes part of a path. */
export const opaqueId = expects("1 to 200 printable characters", v.pipe(textOrNumber, v.regex(OPAQUE_ID)));

export const timeZone = expects(
  "the IANA name of a time zone, America/Denver",
  v.pipe(v.string(), v.trim(), v.check(isTimeZone)),
);

/** The zone of a tour, in lists as well as on its page: both show its departures. */
export const ownTimeZone = v.pipe(
  optional(
    timeZone,
    "Zone of its meeting point and departures, where it is not the tenant's",
    "America/Phoenix",
    "the tenant's `timeZone`",
  ),
  v.metadata({ rules: "timeZone" } satisfies About),
) as v.GenericSchema<unknown, string | null>;

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
