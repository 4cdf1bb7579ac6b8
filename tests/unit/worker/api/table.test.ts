import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { API_TABLE, bodyProblem, matchApi } from "#worker/api/table.ts";

const nothing = new URLSearchParams();

/** Upstream paths an address may become: the row's path with parameters of plain characters. */
const upstreamShape = API_TABLE.map(({ path }) => new RegExp(`^${path.replaceAll(/:[a-z]+/g, "[A-Za-z0-9._-]+")}$`));
const nasty = fc.string({
  unit: fc.constantFrom(
    ..."abc019._-/\\%:;?#@ \u0000\u202e".split(""),
    "..",
    "%2f",
    "%2F",
    "%5c",
    "%2e",
    "%00",
    "%252f",
    "/../",
  ),
  maxLength: 40,
});

describe("the table of calls", () => {
  it("never lets an address become another endpoint (5,000 strings)", () => {
    const parameterized = API_TABLE.filter(({ path }) => path.includes(":"));
    fc.assert(
      fc.property(
        fc.constantFrom(...parameterized),
        fc.oneof(nasty, fc.string({ unit: anyCharacter, maxLength: 40 })),
        (row, text) => {
          const pathname = row.path.replaceAll(/:[a-z]+/g, () => text);
          const match = matchApi(row.method, pathname, nothing);
          if (!match.found) return;
          const url = new URL(match.call.upstreamPath, "https://operator.invalid");
          expect(url.origin).toBe("https://operator.invalid");
          expect(url.pathname).toBe(match.call.upstreamPath);
          expect(upstreamShape.some((shape) => shape.test(url.pathname))).toBe(true);
          expect(url.pathname).not.toContain("..");
        },
      ),
      cases(5_000),
    );
  });

  it("takes the row's fields of a body, and names another", () => {
    const row = API_TABLE.find(({ path }) => path === "/api/booking/check");
    if (row === undefined) throw new Error("no such row");
    expect(bodyProblem(row, { bookingRoomReference: "k", provider: "hbx" })).toBeNull();
    expect(bodyProblem(row, { bookingRoomReference: "k", constructor: true })).toContain("constructor");
    for (const body of [null, [], "x", 7]) expect(bodyProblem(row, body)).not.toBeNull();
  });
});
