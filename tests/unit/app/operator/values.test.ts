/** What ordinary platforms send, and what is made of it (docs/operator-api.md "What is tolerated"). */

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  flag,
  isoDate,
  latitude,
  line,
  linkTarget,
  opaqueId,
  people,
  picture,
  price,
  seats,
  tourAddress,
  visible,
  wallClockTime,
  whole,
} from "#app/operator/fields.ts";
import { readAs } from "#tests/support/read-as.ts";

describe("values", () => {
  it.each<[string, v.GenericSchema<unknown, unknown>, [sent: unknown, read: unknown][]]>([
    [
      "yes and no",
      flag,
      [
        ...[true, 1, "1", "true", " TRUE ", "yes", "on"].map((sent) => [sent, true] as [unknown, unknown]),
        ...[false, 0, "0", "false", "no", "off"].map((sent) => [sent, false] as [unknown, unknown]),
        ...["maybe", 2, [], {}].map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "money",
      price,
      [
        ...([
          [129.5, 129.5] as [unknown, unknown],
          ["129.50", 129.5],
          ["1,049.00", 1_049],
          ["$129", 129],
          ["US$ 129.004", 129],
        ] as [unknown, unknown][]),
        ...(["1e9", "0x10", "-5", "12 EUR", "1,04", -1, 1e308, Number.NaN] as const).map(
          (sent) => [sent, null] as [unknown, unknown],
        ),
        ...([0, "0.00"] as const).map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "seats",
      seats,
      [
        [12, 12],
        ["3", 3],
        [0, 0],
        [-1, null],
        [2.5, null],
        [-2, null],
      ],
    ],
    [
      "people",
      people,
      [
        [14, 14],
        ["14", 14],
        [12.5, null],
        [-1, null],
        [1e308, null],
      ],
    ],
    [
      "degrees",
      latitude,
      [
        ["36.0988001", 36.0988],
        [-36, -36],
        [91, null],
        ["north", null],
      ],
    ],
    [
      "numbers",
      whole(),
      [
        [17, 17],
        ["17", 17],
        ["1.5", null],
        [0, null],
        [{}, null],
      ],
    ],
    [
      "dates",
      isoDate,
      [
        ["2026-12-05", "2026-12-05"],
        ["2026-12-05T06:45:00", "2026-12-05"],
        ["2026-12-05 00:00:00", "2026-12-05"],
        ["2026-12-05T00:00:00.000000Z", "2026-12-05"],
        ["2026-12-05T03:00:00Z", "2026-12-04"],
        ["2026-12-05T06:45:00-08:00", "2026-12-05"],
        ...["9999-12-31", "2026-02-30", "tomorrow", 20261205, "2026-12-05T99:00"].map(
          (sent) => [sent, null] as [unknown, unknown],
        ),
      ],
    ],
    [
      "times",
      wallClockTime,
      [
        ["06:45", "06:45"],
        ["6:45", "06:45"],
        ["06:45:00", "06:45"],
        ["6:45 AM", "06:45"],
        ["12:05 am", "00:05"],
        ["1:30 p.m.", "13:30"],
        ["2026-12-05T06:45:00", "06:45"],
        ["2026-12-05T14:45:00Z", "06:45"],
        ["24:15", "24:15"],
        // An hour of another zone without its date is no time.
        ...["06:45:00Z", "30:15", "13:00 PM", "noon", "2026-12-05"].map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "ids",
      opaqueId,
      [
        ["dep:4021 06:45/2", "dep:4021 06:45/2"],
        [7, "7"],
        ["a".repeat(200), "a".repeat(200)],
        ...["..", ".", "a".repeat(201), "a\u0000b", " a", {}].map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "text",
      line(20),
      [
        ["Rim &amp; River &#8217;26", "Rim & River ’26"],
        ["&amp;amp;", "&amp;"],
        ["  A \n name\u0007 ", "A name"],
        [7, "7"],
        ["One two three four five six", "One two three four…"],
        ["x".repeat(30), `${"x".repeat(19)}…`],
        ["\ud800x", "\ufffdx"],
        ["Rim \u202eevil\u202c", "Rim evil"],
        [`e${"\u0301".repeat(100)}`, `e${"\u0301".repeat(8)}`],
        ["שָׁלוֹם 👨‍👩‍👧", "שָׁלוֹם 👨‍👩‍👧"],
        [{}, null],
      ],
    ],
    [
      "pictures",
      picture,
      [
        ["/media/a.jpg", "https://admin.example/media/a.jpg"],
        ["media/a.jpg", "https://admin.example/media/a.jpg"],
        ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
        ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
        ...["javascript:x", "data:image/png;base64,x", "http://plain.example/a.jpg", 5].map(
          (sent) => [sent, null] as [unknown, unknown],
        ),
      ],
    ],
    [
      "addresses of tours",
      tourAddress,
      [
        ["/tours/rim", "/tours/rim"],
        ["https://www.tenant.example/tours/rim?x=1", "/tours/rim"],
        ["https://base.example/tours/rim", "https://base.example/tours/rim"],
      ],
    ],
    [
      "links",
      linkTarget,
      [
        ["/faq", "/faq"],
        ["javascript:x", null],
        ["//evil.example", null],
      ],
    ],
    [
      "what is visible",
      v.object({ is_visible: visible("") }),
      [
        [{}, { is_visible: true }],
        ...[false, 0, null, "", "false", "0", " FALSE "].map(
          (sent) => [{ is_visible: sent }, { is_visible: false }] as [unknown, unknown],
        ),
        [{ is_visible: "1" }, { is_visible: true }],
      ],
    ],
  ])("%s", (_, schema, rows) => {
    for (const [sent, expected] of rows) expect(readAs(schema, sent).data, JSON.stringify(sent)).toEqual(expected);
  });
});
