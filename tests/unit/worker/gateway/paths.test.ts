import { expect, it } from "vitest";
import { documentPath, documentSearch, routedPath } from "#worker/gateway/address.ts";
import { checkPath } from "#worker/gateway/redirects.ts";

const judge = (path: string) => checkPath(routedPath(new Request(`http://site.example${path}`)));

it.each([
  ["/faq/", "ok"],
  ["/tours-detail/zion-tours/?original_url=%2Ftour%2Fa", "ok"],
  ["/search/a%20b?x=1&y=%2F", "ok"],
  ["/b%C3%BCcher", "ok"],
  ["/a//b", "ambiguous"],
  ["/a%2Fb", "ambiguous"],
  ["/%2e%2e/a", "ok"], // the URL parser resolves it to /a first
  ["/a%2eb", "ok"], // one form with /a.b
  ["/api/cart/a%2Fb", "ok"],
  ["/%61pi%2Fcart", "ambiguous"],
  ["/a%0d%0ab", "ambiguous"],
  ["/a%C2%80b", "ambiguous"], // a C1 control character
  ["/%ff", "ambiguous"],
  [`/${"a".repeat(3000)}`, "too-long"],
])("canonical path: %s is %s", (path, verdict) => {
  expect(judge(path)).toBe(verdict);
});

it.each([
  ["/faq.data", "/faq", true],
  ["/faq/_.data", "/faq/", true],
  ["/_.data", "/", true],
  ["/x.database", "/x.database", false],
])("document path of %s is %s (data: %s)", (path, pathname, isData) => {
  expect(documentPath(path)).toEqual({ pathname, isData });
});

it("the document path keeps the query of the page and drops the router's parameter", () => {
  expect(documentSearch(new URL("http://s/x.data?_routes=root&a=1"), true)).toBe("?a=1");
  expect(documentSearch(new URL("http://s/x.data?_routes=root"), true)).toBe("");
  expect(documentSearch(new URL("http://s/x?a=%2F&b"), false)).toBe("?a=%2F&b");
});
