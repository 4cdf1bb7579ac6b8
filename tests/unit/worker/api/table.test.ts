import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { API_TABLE, allowedBody, matchApi } from "#worker/api/table.ts";

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

  it("forwards only the row's query, in the row's format (1,000 strings)", () => {
    fc.assert(
      fc.property(nasty, nasty, (year, other) => {
        const query = new URLSearchParams({ year, other, [other]: "x" });
        const match = matchApi("GET", "/api/product/web/products/7/sales-dates", query);
        if (match.found)
          expect(match.call.upstreamPath).toMatch(/^\/api\/product\/web\/products\/7\/sales-dates(\?year=\d{4})?$/);
      }),
      cases(1_000),
    );
  });

  it.each([
    ["GET", "/api/cart", "/api/cart"],
    ["DELETE", "/api/cart/17", "/api/cart/17"],
    ["DELETE", "/api/cart/a1b2-c3", "/api/cart/a1b2-c3"],
    ["DELETE", "/api/cart/%61%31", "/api/cart/a1"],
    [
      "GET",
      "/api/product/web/products/12/sessions/date/2026-12-01",
      "/api/product/web/products/12/sessions/date/2026-12-01",
    ],
    ["GET", "/api/series?q=kayak+tour&x=1", "/api/series?q=kayak+tour"],
    [
      "GET",
      "/api/product/web/products/12/sales-dates?year=2026&month=12",
      "/api/product/web/products/12/sales-dates?year=2026&month=12",
    ],
  ])("%s %s goes to %s", (method, address, upstream) => {
    const { pathname, searchParams } = new URL(address, "https://site.invalid");
    expect(matchApi(method, pathname, searchParams)).toMatchObject({ found: true, call: { upstreamPath: upstream } });
  });

  it.each([
    ["GET", "/api/office/top-tours", 404],
    ["POST", "/api/tenant-config/user/public", 404],
    ["GET", "/api/website/builder/page/1/home", 404],
    ["GET", "/api/cart/", 404],
    ["GET", "/api/cart/1/2", 404],
    ["DELETE", "/api/cart/a..b", 404],
    ["GET", "/api/product/web/products/7/sessions/date/2026-1-1", 404],
    ["GET", "/api/product/web/products/7/sessions/date/today", 404],
    ["GET", "/api/product/web/products/7/sessions/date/2026-12-011", 404],
    ["GET", "/API/cart", 404],
    ["PUT", "/api/cart", 405],
    ["GET", "/api/cart/1", 405],
    ["DELETE", "/api/auth/current_user", 405],
    ["OPTIONS", "/api/cart", 405],
    ["HEAD", "/api/cart", 405],
    ["GET", "/api/product/web/products/1/sales-dates?month=13", 400],
    ["GET", "/api/series?q=%3Cscript%3E", 400],
  ])("%s %s is %i", (method, address, status) => {
    const { pathname, searchParams } = new URL(address, "https://site.invalid");
    expect(matchApi(method, pathname, searchParams)).toMatchObject({ found: false, status });
  });

  it("names the methods an address allows", () => {
    expect(matchApi("PUT", "/api/cart", nothing)).toEqual({ found: false, status: 405, allow: ["GET", "POST"] });
    expect(matchApi("GET", "/api/cart/17", nothing)).toEqual({ found: false, status: 405, allow: ["DELETE"] });
  });

  it("contains exactly these calls and fields, so that adding one is a decision", () => {
    const calls = API_TABLE.map(({ method, path, query, body, isTokenCall }) =>
      [method, path, ...Object.keys(query ?? {}), ...(body ?? []), isTokenCall === true ? "(token)" : ""]
        .join(" ")
        .trim(),
    );
    expect(calls).toEqual([
      "GET /api/auth/current_user",
      "POST /api/auth/guest/token (token)",
      "POST /api/auth/guest/refresh_token refreshToken (token)",
      "POST /api/auth/refresh_token refreshToken (token)",
      "GET /api/cart",
      "POST /api/cart items",
      "DELETE /api/cart/:id",
      "POST /api/booking/check bookingRoomReference provider",
      "POST /api/hotel/search/v1 destination checkIn checkOut guests",
      "GET /api/series q destination",
      "GET /api/product/web/products/:id/sales-dates year month",
      "GET /api/product/web/products/:id/sessions/date/:date",
    ]);
  });

  it("forwards only the row's fields of a body", () => {
    const row = API_TABLE.find(({ path }) => path === "/api/booking/check");
    if (row === undefined) throw new Error("no such row");
    expect(allowedBody(row, { bookingRoomReference: "k", provider: "hbx", admin: true })).toEqual({
      bookingRoomReference: "k",
      provider: "hbx",
    });
    for (const body of [null, [], "x", 7]) expect(allowedBody(row, body)).toBeNull();
  });
});
