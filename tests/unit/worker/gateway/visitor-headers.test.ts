import { expect, it } from "vitest";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { visitorHeaders } from "#worker/gateway/visitor-headers.ts";

const VISIT = { method: "GET", isData: false, https: true, bookingOrigin: "https://base.example" };

it("the headers a visitor is sent contain none that the list of passed-on headers does not name", () => {
  const passed = { "content-type": "text/calendar", "content-disposition": "inline", "x-robots-tag": "all" };
  const headers = new Headers({
    ...{
      ...passed,
      "x-internal-of-tomorrow": "secret",
      "cloudflare-cdn-cache-control": "public",
      etag: '"1"',
      age: "5",
    },
    ...{ "cache-tag": "t-site.example", "cf-cache-status": "HIT", "set-cookie": "a=b" },
    "last-modified": "Thu, 01 Jan 2026 00:00:00 GMT",
  });
  writeAnswerHeaders(headers, {
    ...{ render: "whole", route: "r", nonceSlot: "0".repeat(32), browserCache: "public", facts: "{}" },
    pictureOrigins: "https://admin.example",
  });
  const sent = visitorHeaders(new Response(null, { headers }), VISIT).headers;
  expect(Object.fromEntries(sent)).toEqual({ ...passed, "cache-control": "public" });
});

it.each([
  ["GET", 200, "text/html", false, "private, no-cache"],
  ["GET", 404, "text/html", false, "private, max-age=30"],
  ["GET", 503, "text/html", false, "private, no-store"],
  ["POST", 200, "text/html", false, "private, no-store"],
  ["GET", 200, "text/x-script", true, "private, max-age=15"],
  ["GET", 404, "text/x-script", true, "private, max-age=30"],
  ["HEAD", 200, "text/x-script", true, "private, no-cache"],
])(
  "the headers a visitor is sent let a browser keep the answer to %s, %i, %s (data: %s) as %s",
  (method, status, type, isData, expected) => {
    const headers = new Headers({ "content-type": type, "cache-control": "public, max-age=60" });
    const visit = { ...VISIT, method, isData };
    expect(visitorHeaders(new Response(null, { status, headers }), visit).headers.get("cache-control")).toBe(expected);
  },
);
