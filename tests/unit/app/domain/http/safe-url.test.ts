import { expect, it } from "vitest";
import { imageUrl, NO_IMAGE } from "#app/domain/content/media.ts";
import { safeUrl } from "#app/domain/http/safe-url.ts";

// Dangerous ones: tests/unit/app/domain/fuzz.test.ts.
it.each([
  ["#top", "#top"],
  ["faq", "/faq"],
  [" /faq\n", "/faq"],
  ["https://example.com/a b", "https://example.com/ab"],
  ["https://user@example.com/", null],
  ["\\\\evil.com", null],
  ["https://this-site.invalid/faq", null],
  ["", null],
  [{}, null],
  ["x".repeat(3000), null],
])("a link target: %j is %j", (input, expected) => {
  expect(safeUrl(input)).toBe(expected);
});

const admin = "https://admin.example";
it.each([
  ["/media/a.svg", "https://admin.example/media/a.svg"],
  ["media/a.svg", "https://admin.example/media/a.svg"],
  ["https://CDN.example:8443/a.jpg", "https://cdn.example:8443/a.jpg"],
  ["http://cdn.example/a.jpg", NO_IMAGE],
  ["https://a;sandbox/a.jpg", NO_IMAGE],
  ["https://[::1]/a.jpg", NO_IMAGE],
  ["https://me:pw@cdn.example/a.jpg", NO_IMAGE],
])("a picture: %j comes from %j", (input, expected) => {
  expect(imageUrl(input, admin)).toBe(expected);
});

it("a picture may come from any host without encryption only on a developer's machine", () => {
  expect(imageUrl("http://cdn.localhost:1/a.jpg", "http://localhost:2")).toBe("http://cdn.localhost:1/a.jpg");
});
