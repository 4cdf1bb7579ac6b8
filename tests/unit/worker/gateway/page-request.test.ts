import { expect, it } from "vitest";
import { documentPath } from "#worker/gateway/address.ts";
import { pageRoutes, pageUrl } from "#worker/gateway/page-request.ts";

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
])("a request to Pages, which is also the page cache's key for %s is %s", (path, asked) => {
  expect(clean(path)).toBe(asked);
});
