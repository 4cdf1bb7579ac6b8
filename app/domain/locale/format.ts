/**
 * How a tenant writes amounts, dates, times of day and distances, by its currency and locale. No other file knows a sign, an order
 * of dates, a clock or a unit. Tables, because the first use of `Intl` blocks a phone (docs/performance.md); the tests compare them
 * with it.
 */

import {
  type IsoDate,
  isWallClockTime,
  monthAbbreviation,
  monthName,
  WEEKDAYS,
  weekdayOf,
} from "#app/domain/calendar/dates.ts";

export const DEFAULT_CURRENCY = "USD";
export const DEFAULT_LOCALE = "en-US";

interface Conventions {
  /** The halves of a day; null: hours count to 23. */
  halves: readonly [string, string] | null;
  isDayBeforeMonth: boolean;
  /** 0 is Sunday. */
  firstWeekday: 0 | 1;
  isMetric: boolean;
  isCelsius: boolean;
}

/** English as it is written by everybody for whom there is no locale of its own, as in most of Europe. */
const ANYWHERE: Conventions = {
  halves: null,
  isDayBeforeMonth: true,
  firstWeekday: 1,
  isMetric: true,
  isCelsius: true,
};

/** The English locales that a tenant may have (Unicode CLDR). */
export const LOCALES: Readonly<Record<string, Conventions>> = {
  "en-US": { halves: ["AM", "PM"], isDayBeforeMonth: false, firstWeekday: 0, isMetric: false, isCelsius: false },
  "en-GB": { ...ANYWHERE, isMetric: false },
  "en-CA": { ...ANYWHERE, halves: ["a.m.", "p.m."], isDayBeforeMonth: false, firstWeekday: 0 },
  "en-AU": { ...ANYWHERE, halves: ["am", "pm"] },
  "en-IE": ANYWHERE,
  "en-NZ": { ...ANYWHERE, halves: ["am", "pm"] },
  en: ANYWHERE,
};

/** In a locale, before `h12` or `h23`: another clock than its own (BCP 47, extension U). */
const CLOCK_KEY = "-u-hc-";

/**
 * `en_gb` → `en-GB`; English of other countries, which have no locale of their own here, → `en`; another clock stays.
 *
 * @returns null for another language, and what is no locale
 */
export function readLocale(text: string): string | null {
  const found = /^en(?:[-_]([a-z]{2}|\d{3}))?(-u-hc-h(?:12|23))?$/i.exec(text);
  if (found === null) return null;
  const [, region = "", clock = ""] = found;
  const own = `en-${region.toUpperCase()}`;
  return (own in LOCALES ? own : "en") + clock.toLowerCase();
}

/** Signs that readers of English know; other currencies are written with their code. */
const SIGNS: Readonly<Record<string, string>> = {
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  CNY: "CN¥",
  INR: "₹",
  ILS: "₪",
  KRW: "₩",
  PHP: "₱",
  VND: "₫",
  BRL: "R$",
  USD: "US$",
  CAD: "CA$",
  AUD: "A$",
  NZD: "NZ$",
  MXN: "MX$",
  HKD: "HK$",
  TWD: "NT$",
};

/** Currencies without and with three digits after the decimal point (ISO 4217). */
const NO_DIGITS = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
const THREE_DIGITS = "BHD IQD JOD KWD LYD OMR TND";

/** Digits after the decimal point. */
export function currencyDigits(currency: string): 0 | 2 | 3 {
  if (NO_DIGITS.includes(currency)) return 0;
  return THREE_DIGITS.includes(currency) ? 3 : 2;
}

/** `$` where it is the currency of the country, `US$` elsewhere; with a space behind letters alone. */
export function currencySign(currency: string, locale: string): string {
  if (currency === `${locale.slice(3, 5)}D`) return "$";
  return SIGNS[currency] ?? `${currency}\u00a0`;
}

export const KILOMETERS_PER_MILE = 1.609344;

/** `10,000`, `2,485.5` */
export function grouped(value: number): string {
  const [whole = "", ...rest] = String(value).split(".");
  let text = whole;
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return [text, ...rest].join(".");
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function createFormat(locale: string, currency: string) {
  const [language = "", clock] = locale.split(CLOCK_KEY);
  const { halves: own, isDayBeforeMonth, firstWeekday, isMetric, isCelsius } = LOCALES[language] ?? ANYWHERE;
  const halves = clock === undefined ? own : clock === "h23" ? null : (own ?? ["am", "pm"]);
  const sign = currencySign(currency, language);
  const digits = currencyDigits(currency);

  const yearOf = (date: IsoDate) => date.slice(0, 4);
  const inOrder = (month: string, date: IsoDate) => {
    const day = Number(date.slice(8));
    return isDayBeforeMonth ? `${day} ${month}` : `${month} ${day}`;
  };
  const withYear = (text: string, date: IsoDate) => `${text}${isDayBeforeMonth ? "" : ","} ${yearOf(date)}`;
  /** `Dec 5` */
  const shortDay = (date: IsoDate) => inOrder(monthAbbreviation(date), date);
  /** `Sat, Dec 5` */
  const shortDate = (date: IsoDate) => `${WEEKDAYS[weekdayOf(date)]?.slice(0, 3)}, ${shortDay(date)}`;
  /** `Mar 16, 2027` */
  const shortDateAndYear = (date: IsoDate) => withYear(shortDay(date), date);
  /** `September 5` */
  const dayAndMonth = (date: IsoDate) => inOrder(monthName(date), date);
  /** `Saturday, November 21` */
  const dayTitle = (date: IsoDate) => `${WEEKDAYS[weekdayOf(date)]}, ${dayAndMonth(date)}`;
  /** `5:45 AM`, `05:45`; text that is no time is returned as it is. */
  const clockTime = (time: string) => {
    if (halves === null || !isWallClockTime(time)) return time;
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)} ${halves[hour < 12 ? 0 : 1]}`;
  };
  const distanceIn = (miles: number) => {
    const kilometers = miles * KILOMETERS_PER_MILE;
    return grouped(isMetric ? rounded(kilometers, kilometers < 10 ? 1 : 0) : rounded(miles, 1));
  };

  return {
    currency,
    /** The language for `lang`. */
    language,
    firstWeekday,
    shortDay,
    shortDate,
    shortDateAndYear,
    dayAndMonth,
    dayTitle,
    clockTime,
    /** `Saturday, November 21, 2026` */
    dayTitleWithYear: (date: IsoDate) => withYear(dayTitle(date), date),
    /** `September 5, 2026` */
    longDate: (date: IsoDate) => withYear(dayAndMonth(date), date),
    /** `Sat, Dec 5` in this year; in another, the year instead of the weekday. */
    comingDate: (date: IsoDate, today: IsoDate) =>
      yearOf(date) === yearOf(today) ? shortDate(date) : shortDateAndYear(date),
    /** `7 AM`, `7:30 AM`, `07:00`, on one line. */
    shortClock: (time: string) => {
      const text = clockTime(time);
      return halves === null ? text : text.replace(":00", "").replace(" ", "\u00a0");
    },
    /** `$129`, `$1,234.50`, `NOK 1,490`: digits after the decimal point only when there are any, or for `$0.00`. */
    money: (amount: number) => {
      const unit = 10 ** digits;
      const minor = Math.round(Math.abs(amount) * unit);
      const isPlain = digits === 0 || (minor > 0 && minor % unit === 0);
      const rest = isPlain ? "" : `.${String(minor % unit).padStart(digits, "0")}`;
      return `${amount < 0 && minor > 0 ? "-" : ""}${sign}${grouped(Math.floor(minor / unit))}${rest}`;
    },
    /** `10,000` */
    number: grouped,
    /** `280 mi`, `451 km` */
    distance: (miles: number) => `${distanceIn(miles)} ${isMetric ? "km" : "mi"}`,
    /** In a sentence: `280 miles`, `451 km`. */
    longDistance: (miles: number) => `${distanceIn(miles)} ${isMetric ? "km" : miles === 1 ? "mile" : "miles"}`,
    /** `45 °F`, `7 °C`. @param fahrenheit in degrees */
    temperature: (fahrenheit: number) =>
      isCelsius ? `${Math.round(((fahrenheit - 32) * 5) / 9)}\u00a0°C` : `${fahrenheit}\u00a0°F`,
  };
}

export type Format = ReturnType<typeof createFormat>;

const formats = new Map<string, Format>();

/** What decides how a tenant writes. */
export interface Written {
  locale: string;
  currency: string;
}

/** @param ownCurrency the currency of a tour; null: the tenant's */
export function formatOf(tenant: Written, ownCurrency: string | null = null): Format {
  const currency = ownCurrency ?? tenant.currency;
  const key = `${tenant.locale} ${currency}`;
  const known = formats.get(key) ?? createFormat(tenant.locale, currency);
  formats.set(key, known);
  return known;
}
