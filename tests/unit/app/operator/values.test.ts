/** What ordinary platforms send, and what is made of it (docs/operator-api.md "What is tolerated"). */

import * as v from "valibot";
import { expect, it } from "vitest";
import { formatOf } from "#app/domain/locale/format.ts";
import { flag, latitude, line, linkTarget, people, picture, seatsLeft, visible, whole } from "#app/operator/fields.ts";
import { read, startReading } from "#app/operator/reading.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { tourAddress, tourSummary } from "#app/operator/tours.ts";
import { isoDate, opaqueId, price, wallClockTime } from "#app/operator/values.ts";
import { FORMAT } from "#tests/support/format.ts";
import { CONTEXT, readAs } from "#tests/support/read-as.ts";

/** @param rows what is read (null: nothing), and all that is sent for it */
function reads(schema: v.GenericSchema<unknown, unknown>, ...rows: [read: unknown, ...sent: unknown[]][]): void {
  for (const [read, ...all] of rows)
    for (const sent of all) expect(readAs(schema, sent).data, JSON.stringify(sent)).toEqual(read);
}

it("reads yes and no as platforms send them", () =>
  reads(
    flag,
    [true, true, 1, "1", "true", " TRUE ", "yes", "on"],
    [false, false, 0, "0", "false", "no", "off"],
    [null, "maybe", 2, [], {}],
  ));

/** As numbers are read in a currency. */
const inCurrency = (currency: string, sent: unknown) => read(price, sent, startReading({ ...CONTEXT, currency }));

it("money has the tenant's sign or code, or none", () =>
  reads(
    price,
    [129.5, 129.5, "129.50"],
    [1_049, "1,049.00"],
    [129, "$129", "US$ 129.0040", "129 USD"],
    [1_190, "1,190", "1,190.000"],
    // Thousands, or dollars to three places: nobody can tell.
    [null, "1.190", "129.000", "$12.345"],
    [null, "1e9", "0x10", "-5", "12 EUR", "€12", "1,04", -1, 1e308, Number.NaN, 0, "0.00"],
  ));

it.each([
  ["NOK", ["1490", "kr 1490", "1,490 kr", "NOK 1490"], 1_490, ["$1490", "1490 SEK", "€1490"]],
  ["EUR", ["€99.50", "99.50 EUR"], 99.5, ["$99.50", "99.50 USD"]],
  ["JPY", ["¥12000", "12,000", "JPY 12000", 12_000.4], 12_000, ["$12000"]],
  ["KWD", ["12.125", "KWD 12.125", 12.125], 12.125, ["12.125 BHD", "$12.125"]],
  ["CAD", ["$99", "CA$99", "99 CAD"], 99, ["US$99", "99 USD", "€99"]],
])("money in %s is read from %j", (currency, all, amount, others) => {
  expect(all.map((sent) => inCurrency(currency, sent))).toEqual(all.map(() => amount));
  expect(others.map((sent) => inCurrency(currency, sent))).toEqual(others.map(() => null));
});

it("money is in a tour's own currency, wherever in the answer that is said", () => {
  const tour = { id: 1, title: "T", url: "/t", priceFrom: "€ 99", currency: "eur" };
  const { data, notes } = readAs(tourSummary, tour);
  expect([data?.currency, data?.priceFrom, notes]).toEqual(["EUR", 99, []]);
  const other = readAs(tourSummary, { ...tour, currency: "USD" });
  expect([other.data?.currency, other.data?.priceFrom, other.notes]).toEqual([null, null, ["dropped priceFrom"]]);
  expect(readAs(tourSummary, { ...tour, currency: "XX" }).notes).toEqual(["dropped currency", "dropped priceFrom"]);
});

it("the times of a tour are those of its own zone", () => {
  const { data } = readAs(tourSummary, {
    ...{ id: 1, title: "T", url: "/t", startTimes: ["2026-12-05T05:45:00Z"], timeZone: "Europe/Oslo" },
  });
  expect(data?.startTimes).toEqual(["06:45"]);
});

it("a distance in kilometers is one in miles", () => {
  const { data } = readAs(tourDetail.data, { id: 1, title: "T", distanceKilometers: 450 });
  expect(formatOf({ locale: "en", currency: "NOK" }).distance(data?.distanceMiles ?? 0)).toBe("450 km");
  expect(FORMAT.distance(data?.distanceMiles ?? 0)).toBe("279.6 mi");
});

it("seats: a number that cannot be sells none", () =>
  reads(seatsLeft("", 12), [12, 12], [3, "3"], [0, 0, "0", 2.5, -2, "many", 1e6, {}], [null, -1, null, undefined, ""]));

it("reads people as platforms send them", () => reads(people, [14, 14, "14"], [null, 12.5, -1, 1e308]));

it("reads degrees as platforms send them", () =>
  reads(latitude, [36.0988, "36.0988001"], [-36, -36], [null, 91, "north"]));

it("reads numbers as platforms send them", () => reads(whole(), [17, 17, "17"], [null, "1.5", 0, {}]));

it("reads dates as platforms send them", () =>
  reads(
    isoDate,
    ["2026-12-05", "2026-12-05", "2026-12-05T06:45:00", "2026-12-05 00:00:00", "2026-12-05T00:00:00.000000Z"],
    ["2026-12-05", "2026-12-05T06:45:00-08:00"],
    ["2026-12-04", "2026-12-05T03:00:00Z"],
    [null, "9999-12-31", "2026-02-30", "tomorrow", 20261205, "2026-12-05T99:00"],
  ));

it("reads times as platforms send them", () =>
  reads(
    wallClockTime,
    ["06:45", "06:45", "6:45", "06:45:00", "6:45 AM", "2026-12-05T06:45:00", "2026-12-05T14:45:00Z"],
    ["00:05", "12:05 am"],
    ["13:30", "1:30 p.m."],
    ["24:15", "24:15"],
    // An hour of another zone without its date is no time.
    [null, "06:45:00Z", "30:15", "13:00 PM", "noon", "2026-12-05"],
  ));

it("reads ids as platforms send them", () =>
  reads(
    opaqueId,
    ["dep:4021 06:45/2", "dep:4021 06:45/2"],
    ["7", 7],
    ["a".repeat(200), "a".repeat(200)],
    [null, "..", ".", "a".repeat(201), "a\u0000b", " a", {}],
  ));

it("reads text as platforms send it", () =>
  reads(
    line(20),
    ["Rim & River ’26", "Rim &amp; River &#8217;26"],
    ["&amp;", "&amp;amp;"],
    ["A name", "  A \n name\u0007 "],
    ["7", 7],
    ["One two three four…", "One two three four five six"],
    [`${"x".repeat(19)}…`, "x".repeat(30)],
    // Not within a letter, an emoji among them.
    [`${"x".repeat(17)}…`, `${"x".repeat(17)}👨‍👩‍👧‍👦`],
    [`${"x".repeat(18)}…`, `${"x".repeat(18)}म्पम्`],
    ["\ufffdx", "\ud800x"],
    ["Rim evil", "Rim \u202eevil\u202c"],
    [`e${"\u0301".repeat(8)}`, `e${"\u0301".repeat(100)}`],
    ["שָׁלוֹם 👨‍👩‍👧", "שָׁלוֹם 👨‍👩‍👧"],
    // What shows nothing is nothing, and parts no word.
    ["Zion Canyon", "Zi\u200bon\u2060 \ufeffCanyon"],
    ["می‌خواهم", "می‌خواهم"],
    [null, {}, "\u200b", "\u200d\u2063", "\u3164", "\u2800 \u00ad"],
  ));

it("reads pictures as platforms send them", () =>
  reads(
    picture,
    ["https://admin.example/media/a.jpg", "/media/a.jpg", "media/a.jpg"],
    ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg", "//cdn.example/a.jpg"],
    [null, "javascript:x", "data:image/png;base64,x", "http://plain.example/a.jpg", 5],
  ));

it("reads addresses of tours as platforms send them", () =>
  reads(
    tourAddress,
    ["/tours/rim", "/tours/rim", "https://www.tenant.example/tours/rim?x=1", "tours/rim"],
    ["/rim", "rim"],
    ["https://base.example/tours/rim", "https://base.example/tours/rim"],
  ));

it("reads links as platforms send them", () =>
  reads(linkTarget, ["/faq", "/faq"], [null, "javascript:x", "//evil.example"]));

it("reads what is visible as platforms send it", () => {
  const hidden = [false, 0, null, "", "false", "0", " FALSE "].map((sent) => ({ is_visible: sent }));
  const schema = v.object({ is_visible: visible("") });
  reads(schema, [{ is_visible: true }, {}, { is_visible: "1" }], [{ is_visible: false }, ...hidden]);
});
