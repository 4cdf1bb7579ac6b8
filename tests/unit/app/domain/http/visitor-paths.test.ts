import { expect, it } from "vitest";
import { inAppTarget } from "#app/domain/http/visitor-paths.ts";

const here = "https://site.example/faq?a=1#q";
const plain = { target: "", isDownload: false };

it.each([
  ["/our-tours?x=1#y", "/our-tours?x=1#y"],
  ["/faq?a=2#q", "/faq?a=2#q"],
  ["/faq?a=1#other", null],
  ["https://other.example/", null],
  ["/searchable", null],
  ["/signin", null],
  ["/account/message/", null],
  ["/accounting", "/accounting"],
  ["/media/poster.svg", null],
])("a link to %s is followed by the router as %j", (href, to) => {
  expect(inAppTarget({ href, ...plain }, here)).toBe(to);
});

it("a link that downloads or opens a window is left to the browser", () => {
  expect(inAppTarget({ href: "/blog", target: "_blank", isDownload: false }, here)).toBeNull();
  expect(inAppTarget({ href: "/blog", target: "_self", isDownload: false }, here)).toBe("/blog");
  expect(inAppTarget({ href: "/blog", target: "", isDownload: true }, here)).toBeNull();
});
