/** What ordinary platforms send, and what is made of it (docs/operator-api.md "What is tolerated"). */

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  flag,
  latitude,
  line,
  linkTarget,
  opaqueId,
  people,
  picture,
  price,
  seatsLeft,
  visible,
  whole,
} from "#app/operator/fields.ts";
import { isoDate, wallClockTime } from "#app/operator/moments.ts";
import { tourAddress } from "#app/operator/tour-address.ts";
import { readAs } from "#tests/support/read-as.ts";

/** @param rows what is read (null: nothing), and all that is sent for it */
function reads(schema: v.GenericSchema<unknown, unknown>, ...rows: [read: unknown, ...sent: unknown[]][]): void {
  for (const [read, ...all] of rows)
    for (const sent of all) expect(readAs(schema, sent).data, JSON.stringify(sent)).toEqual(read);
}

describe("values", () => {
  it("yes and no", () =>
    reads(
      flag,
      [true, true, 1, "1", "true", " TRUE ", "yes", "on"],
      [false, false, 0, "0", "false", "no", "off"],
      [null, "maybe", 2, [], {}],
    ));

  it("money", () =>
    reads(
      price,
      [129.5, 129.5, "129.50"],
      [1_049, "1,049.00"],
      [129, "$129", "US$ 129.0040"],
      [1_190, "1,190", "1,190.000"],
      // Thousands, or dollars to three places: nobody can tell.
      [null, "1.190", "129.000", "$12.345"],
      [null, "1e9", "0x10", "-5", "12 EUR", "1,04", -1, 1e308, Number.NaN, 0, "0.00"],
    ));

  it("seats: a number that cannot be sells none", () =>
    reads(
      seatsLeft("", 12),
      [12, 12],
      [3, "3"],
      [0, 0, "0", 2.5, -2, "many", 1e6, {}],
      [null, -1, null, undefined, ""],
    ));

  it("people", () => reads(people, [14, 14, "14"], [null, 12.5, -1, 1e308]));

  it("degrees", () => reads(latitude, [36.0988, "36.0988001"], [-36, -36], [null, 91, "north"]));

  it("numbers", () => reads(whole(), [17, 17, "17"], [null, "1.5", 0, {}]));

  it("dates", () =>
    reads(
      isoDate,
      ["2026-12-05", "2026-12-05", "2026-12-05T06:45:00", "2026-12-05 00:00:00", "2026-12-05T00:00:00.000000Z"],
      ["2026-12-05", "2026-12-05T06:45:00-08:00"],
      ["2026-12-04", "2026-12-05T03:00:00Z"],
      [null, "9999-12-31", "2026-02-30", "tomorrow", 20261205, "2026-12-05T99:00"],
    ));

  it("times", () =>
    reads(
      wallClockTime,
      ["06:45", "06:45", "6:45", "06:45:00", "6:45 AM", "2026-12-05T06:45:00", "2026-12-05T14:45:00Z"],
      ["00:05", "12:05 am"],
      ["13:30", "1:30 p.m."],
      ["24:15", "24:15"],
      // An hour of another zone without its date is no time.
      [null, "06:45:00Z", "30:15", "13:00 PM", "noon", "2026-12-05"],
    ));

  it("ids", () =>
    reads(
      opaqueId,
      ["dep:4021 06:45/2", "dep:4021 06:45/2"],
      ["7", 7],
      ["a".repeat(200), "a".repeat(200)],
      [null, "..", ".", "a".repeat(201), "a\u0000b", " a", {}],
    ));

  it("text", () =>
    reads(
      line(20),
      ["Rim & River ’26", "Rim &amp; River &#8217;26"],
      ["&amp;", "&amp;amp;"],
      ["A name", "  A \n name\u0007 "],
      ["7", 7],
      ["One two three four…", "One two three four five six"],
      [`${"x".repeat(19)}…`, "x".repeat(30)],
      ["\ufffdx", "\ud800x"],
      ["Rim evil", "Rim \u202eevil\u202c"],
      [`e${"\u0301".repeat(8)}`, `e${"\u0301".repeat(100)}`],
      ["שָׁלוֹם 👨‍👩‍👧", "שָׁלוֹם 👨‍👩‍👧"],
      // What shows nothing is nothing, and parts no word.
      ["Zion Canyon", "Zi\u200bon\u2060 \ufeffCanyon"],
      ["می‌خواهم", "می‌خواهم"],
      [null, {}, "\u200b", "\u200d\u2063", "\u3164", "\u2800 \u00ad"],
    ));

  it("pictures", () =>
    reads(
      picture,
      ["https://admin.example/media/a.jpg", "/media/a.jpg", "media/a.jpg"],
      ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg", "//cdn.example/a.jpg"],
      [null, "javascript:x", "data:image/png;base64,x", "http://plain.example/a.jpg", 5],
    ));

  it("addresses of tours", () =>
    reads(
      tourAddress,
      ["/tours/rim", "/tours/rim", "https://www.tenant.example/tours/rim?x=1", "tours/rim"],
      ["/rim", "rim"],
      ["https://base.example/tours/rim", "https://base.example/tours/rim"],
    ));

  it("links", () => reads(linkTarget, ["/faq", "/faq"], [null, "javascript:x", "//evil.example"]));

  it("what is visible", () => {
    const hidden = [false, 0, null, "", "false", "0", " FALSE "].map((sent) => ({ is_visible: sent }));
    const schema = v.object({ is_visible: visible("") });
    reads(schema, [{ is_visible: true }, {}, { is_visible: "1" }], [{ is_visible: false }, ...hidden]);
  });
});
