import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { API_TABLE, bodyProblem, matchApi } from "#worker/gateway/api-table.ts";

const nothing = new URLSearchParams();

/** Upstream paths an address may become: the call's path with encoded parameters, which no server takes for more segments. */
const upstreamShape = API_TABLE.map(
  ({ path }) => new RegExp(`^${path.replaceAll(/:[a-z]+/g, "[A-Za-z0-9._~!*'()%-]+")}$`),
);
const parts = ["..", "%2f", "%2F", "%5c", "%2e", "%00", "%252f", "/../"];
const unit = fc.constantFrom(..."abc019._-/\\%:;?#@ \u0000\u202e".split(""), ...parts);
const nasty = fc.string({ unit, maxLength: 40 });

it("the table of calls never lets an address become another endpoint (5,000 strings)", () => {
  const parameterized = API_TABLE.filter(({ path }) => path.includes(":"));
  fc.assert(
    fc.property(
      fc.constantFrom(...parameterized),
      fc.oneof(nasty, fc.string({ unit: anyCharacter, maxLength: 40 })),
      (resource, text) => {
        const pathname = resource.path.replaceAll(/:[a-z]+/g, () => text);
        const match = matchApi(resource.method, pathname, nothing);
        if (!match.found) return;
        const { path } = match.call.call;
        const url = new URL(path, "https://operator.invalid");
        expect(url.origin).toBe("https://operator.invalid");
        expect(url.pathname).toBe(path);
        expect(upstreamShape.some((shape) => shape.test(path))).toBe(true);
        // Nor does one climb that decodes slashes before it looks for dots.
        expect(decodeURIComponent(path).split(/[/\\]/)).not.toContain("..");
      },
    ),
    cases(5_000),
  );
});

it("the table of calls takes any printable id of 1 to 200 characters, and gives it on encoded", () => {
  const idOf = (id: string) => {
    const match = matchApi("DELETE", `/api/cart/${encodeURIComponent(id)}`, nothing);
    return match.found ? match.call.call.path : match.status;
  };
  const taken = ["812", "cart:812", "a..b", "a b/é", "YQ==", "{4f-2}", "山", "x".repeat(200)];
  expect(taken.map(idOf)).toEqual(taken.map((id) => `/api/cart/${encodeURIComponent(id)}`));
  const refused = [".", "..", "a/../b", "..\\b", " a", "a\u0000", "", "x".repeat(201)];
  expect(new Set(refused.map(idOf))).toEqual(new Set([404]));
});

it("the table of calls takes the fields of a body in their form, and names another", () => {
  const call = (path: string) => API_TABLE.find((each) => each.path === path) as (typeof API_TABLE)[0];
  const check = call("/api/booking/check");
  expect(bodyProblem(check, { bookingRoomReference: "k", provider: "hbx" })).toBeNull();
  expect(bodyProblem(check, { bookingRoomReference: "k", constructor: true })).toContain("constructor");
  for (const body of [null, [], "x", 7]) expect(bodyProblem(check, body)).not.toBeNull();
  const search = call("/api/hotel/search/v1");
  expect(bodyProblem(search, { checkIn: "2026-12-05", guests: 2 })).toBeNull();
  expect(bodyProblem(search, { checkIn: "tomorrow" })).toContain("checkIn");
});
