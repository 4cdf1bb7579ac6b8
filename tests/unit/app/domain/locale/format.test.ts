import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOf, timesOf } from "#app/domain/locale/amounts.ts";
import { currencyDigits, currencySign, formatOf, LOCALES, readLocale } from "#app/domain/locale/format.ts";
import { FORMAT } from "#tests/support/format.ts";
import { cases } from "#tests/support/fuzz.ts";

/** CLDR has no English for everybody; that of Europe is closest. */
const cldr = (locale: string) => (locale === "en" ? "en-150" : locale);
const locales = Object.keys(LOCALES);
/** CLDR writes `Sept`, `June` and `July` for short in some locales; commas differ from release to release. */
const plain = (text: string) =>
  text
    .replace(/\b(Jun|Jul|Sep)[eyt]\b/, "$1")
    .replaceAll(",", "")
    .replaceAll("\u202f", " ");
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(locales)("dates and clocks in %s", (locale) => {
  const format = formatOf({ locale, currency: "USD" });
  const byIntl = (date: string, options: Intl.DateTimeFormatOptions) =>
    plain(new Intl.DateTimeFormat(cldr(locale), { timeZone: "UTC", ...options }).format(new Date(`${date}Z`)));

  it("are ordered as Intl orders them", () => {
    const [short, long] = [{ day: "numeric", month: "short" } as const, { day: "numeric", month: "long" } as const];
    fc.assert(
      fc.property(day, (date) => {
        const expected = {
          shortDay: byIntl(`${date}T00:00`, short),
          shortDate: byIntl(`${date}T00:00`, { ...short, weekday: "short" }),
          shortDateAndYear: byIntl(`${date}T00:00`, { ...short, year: "numeric" }),
          dayTitleWithYear: byIntl(`${date}T00:00`, { ...long, weekday: "long", year: "numeric" }),
          longDate: byIntl(`${date}T00:00`, { ...long, year: "numeric" }),
        };
        for (const [name, text] of Object.entries(expected))
          expect(plain(format[name as keyof typeof expected](date)), name).toBe(text);
      }),
      cases(100),
    );
  });

  it("have the hours of Intl", () => {
    const isShort = locale === "en-US" || LOCALES[locale]?.halves !== null;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), (minute) => {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        const hour = isShort ? "numeric" : "2-digit";
        expect(format.clockTime(time)).toBe(byIntl(`2026-12-05T${time}`, { hour, minute: "2-digit" }));
      }),
      cases(100),
    );
    expect(["24:00", "around noon"].map(format.clockTime)).toEqual(["24:00", "around noon"]);
  });
});

/** Rarely seen signs, which we leave out; Australians write codes of all currencies but their own. */
const LEFT_OUT = ["XAF", "XCD", "XCG", "XOF", "XPF"];

it.each(locales.filter((locale) => locale !== "en" && locale !== "en-AU"))(
  "amounts have the signs of Intl in %s",
  (locale) => {
    const differing = Intl.supportedValuesOf("currency").filter((currency) => {
      const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(1);
      const sign = parts.find(({ type }) => type === "currency")?.value;
      return sign?.replace("JP¥", "¥") !== currencySign(currency, locale).trim();
    });
    expect(differing.filter((currency) => !LEFT_OUT.includes(currency))).toEqual([]);
  },
);

it("amounts agree with Intl but for digits that are all zero", () => {
  const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const currencies = fc.constantFrom("USD", "EUR", "NOK", "JPY", "KWD", "ISK", "CHF");
  fc.assert(
    fc.property(minor, currencies, (count, currency) => {
      const digits = currencyDigits(currency);
      const amount = count / 10 ** digits;
      const text = new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
      expect(formatOf({ locale: "en-US", currency }).money(amount)).toBe(
        count === 0 ? text : text.replace(/\.0+$/, ""),
      );
    }),
    cases(1_000),
  );
  expect(FORMAT.money(0.1 + 0.2)).toBe("$0.30");
  expect(FORMAT.money(128.999)).toBe("$129");
});

it("amounts are added and multiplied without errors of fractions", () => {
  expect([sumOf([0.1, 0.2]), sumOf([45.2, 200.1]), timesOf(1.1, 3), timesOf(12.125, 2)]).toEqual([
    ...[0.3, 245.3, 3.3, 24.25],
  ]);
});

it("a tenant elsewhere reads its own money, clock and units", () => {
  const { money, clockTime, shortClock, distance, temperature, firstWeekday, language } = formatOf({
    ...{ locale: "en", currency: "NOK" },
  });
  expect([
    money(1_490),
    money(99.5),
    clockTime("05:45"),
    shortClock("07:00"),
    distance(1_280),
    temperature(45),
  ]).toEqual([...["NOK\u00a01,490", "NOK\u00a099.50", "05:45", "07:00", "2,060 km", "7\u00a0°C"]]);
  expect([firstWeekday, language]).toEqual([1, "en"]);
  expect(formatOf({ locale: "en", currency: "NOK" }, "EUR").money(10)).toBe("€10");
});

it("24-hour times are one setting, whatever else the locale says", () => {
  const of = (locale: string) => formatOf({ locale, currency: "USD" });
  expect([of("en-US-u-hc-h23").clockTime("17:05"), of("en-US-u-hc-h23").shortDate("2026-12-05")]).toEqual([
    ...["17:05", "Sat, Dec 5"],
  ]);
  expect(of("en-GB-u-hc-h12").clockTime("17:05")).toBe("5:05 pm");
  expect(of("en-US-u-hc-h23").language).toBe("en-US");
});

it.each([
  ["en-GB", "en-GB"],
  ["en_us", "en-US"],
  ["en-150", "en"],
  ["en-us-u-hc-H23", "en-US-u-hc-h23"],
  ["nb-NO", null],
  ["en-GB-u-nu-arab", null],
  ["", null],
])("the locale %j is read as %j", (sent, locale) => {
  expect(readLocale(sent)).toBe(locale);
});
