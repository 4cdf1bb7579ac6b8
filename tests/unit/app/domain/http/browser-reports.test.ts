import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_REPORT_FIELD_CHARS, readError, readViolations } from "#app/domain/http/browser-reports.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";

const ORIGIN = "https://site.example";

const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 400 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(`${ORIGIN}/faq?secret=1#secret`, "inline", "eval", "data:secret", "script-src-elem", "a@b.example"),
);
const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.constant({}), fc.constant([]));
const object = fc.dictionary(
  fc.constantFrom(
    ..."document-uri documentURL effective-directive effectiveDirective blocked-uri blockedURL source-file line-number page message source line column disposition".split(
      " ",
    ),
  ),
  value,
);
const body = fc.oneof(
  fc.jsonValue(),
  object,
  object.map((report) => ({
    "csp-report": { "document-uri": `${ORIGIN}/x`, "effective-directive": "img-src", ...report },
  })),
  fc.array(object.map((report) => ({ type: "csp-violation", body: { documentURL: `${ORIGIN}/x`, ...report } }))),
  object.map((report) => ({ page: `${ORIGIN}/x`, message: "x", ...report })),
);

it("a report of any shape gives short fields without queries, or nothing", () => {
  let read = 0;
  fc.assert(
    fc.property(body, (json) => {
      const found = [...readViolations(json, ORIGIN), readError(json, ORIGIN)].filter((report) => report !== null);
      expect(found.length).toBeLessThanOrEqual(11);
      for (const report of found) {
        read++;
        expect(report.page).toMatch(/^\/[^?#]*$/);
        for (const [name, field] of Object.entries(report)) {
          if (typeof field === "number" || field === null) continue;
          expect(field.length).toBeLessThanOrEqual(MAX_REPORT_FIELD_CHARS);
          expect(field.isWellFormed()).toBe(true);
          if (name === "source" || name === "blocked") expect(field).not.toMatch(/[?#]/);
          if (name === "message") expect(field).not.toMatch(/[\p{Cc}@]/u);
        }
      }
    }),
    cases(1_000),
  );
  expect(read).toBeGreaterThan(100);
});

it.each([
  ["Error: GET https://site.example/x?token=abc failed", "Error: GET https://site.example/x failed"],
  ["mail ana@example.com now", "mail (address) now"],
  [`Bearer ${"a1".repeat(30)}`, "Bearer (token)"],
  ["at /assets/some-file-of-ours-B6eGrkef.js:1", "at /assets/some-file-of-ours-B6eGrkef.js:1"],
  ["two\r\nlines", "two lines"],
])("a report message %j is logged as %j", (message, logged) => {
  expect(readError({ page: `${ORIGIN}/`, message }, ORIGIN)?.message).toBe(logged);
});
