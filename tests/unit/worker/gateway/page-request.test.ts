import { describe, expect, it } from "vitest";
import { documentPath } from "#worker/gateway/document-path.ts";
import { formRequest, pageRequest, pageUrl } from "#worker/gateway/page-request.ts";
import { pageRoutes } from "#worker/gateway/page-routes.ts";

const routesOf = pageRoutes({
  root: { id: "root", path: "" },
  "layout/common-layout": { id: "layout/common-layout", parentId: "root" },
  "routes/faq": { id: "routes/faq", parentId: "layout/common-layout", path: "faq" },
  "routes/our-tours": { id: "routes/our-tours", parentId: "layout/common-layout", path: "our-tours" },
} as unknown as Parameters<typeof pageRoutes>[0]);
const clean = (path: string) => {
  const url = new URL(path, "https://site.example");
  return pageUrl(url, documentPath(url.pathname), routesOf).href.slice("https://site.example".length);
};

describe("a request to Pages, which is also the page cache's key", () => {
  it.each([
    ["/faq?utm_source=x&_routes=root", "/faq"],
    [
      "/our-tours?sort=price&utm=1&destination=zion-national-park",
      "/our-tours?destination=zion-national-park&sort=price",
    ],
    ["/our-tours.data?sort=price&_routes=root", "/our-tours.data?sort=price&_routes=root"],
    ["/faq.data?_routes=routes%2Ffaq,root,root", "/faq.data?_routes=root%2Croutes%2Ffaq"],
    ["/faq.data?_routes=root,zzz", "/faq.data"],
    ["/faq.data?_routes=root,routes/our-tours", "/faq.data"],
    ["/FAQ/_.data?_routes=layout/common-layout", "/FAQ/_.data?_routes=layout%2Fcommon-layout"],
    ["/faq.data?_routes=", "/faq.data"],
    ["/faq.data?_routes=,root,", "/faq.data?_routes=root"],
    ["/faq#part", "/faq"],
  ])("for %s is %s", (path, asked) => {
    expect(clean(path)).toBe(asked);
  });

  it("is a GET without the visitor's headers", () => {
    const page = new URL("https://site.example/faq");
    const asked = { requestId: "id-1", waitMs: 8_000, whole: false };
    const { method, headers } = pageRequest(page, asked);
    expect([method, Object.fromEntries(headers)]).toEqual([
      "GET",
      { "x-content-wait": "8000", "x-request-id": "id-1" },
    ]);
    expect(pageRequest(page, { ...asked, whole: true }).headers.get("x-render-whole")).toBe("1");
  });

  it("of a form has the form's headers and the gateway's bearer, but no cookies", () => {
    const sent = new Request("https://site.example/contact-us?x=1", {
      method: "POST",
      headers: {
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://site.example",
        "sec-fetch-site": "same-origin",
        authorization: "Bearer secret",
        "x-forwarded-host": "evil.example",
        "accept-language": "de",
      },
    });
    const request = formRequest(sent, "id-1");
    // Without a body, because Node needs `duplex` for streams: tests/site/forms.test.ts sends real ones.
    expect([request.method, request.url]).toEqual(["POST", sent.url]);
    expect([...request.headers.keys()].toSorted()).toEqual(["accept", "authorization", "content-type", "x-request-id"]);
  });
});
