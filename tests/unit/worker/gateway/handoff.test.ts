import fc from "fast-check";
import { expect, it } from "vitest";
import { fuzz } from "#tests/support/fuzz.ts";
import { HOSTILE_ORIGINAL_URLS } from "#tests/support/hostile-urls.ts";
import { visitorLocation } from "#worker/gateway/redirects.ts";

const FROM = new URL("https://account.example/signin/step");
const SITE = "https://site.example/signin/step";

it.each([
  ["https://account.example/account?new=1#a", "/account?new=1#a"],
  ["https://account.example//evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["/\t/evil.example", "/evil.example"],
  [" //evil.example", "/evil.example"],
  ["next?a=1", "/signin/next?a=1"],
  ["?a=//b", "/signin/step?a=//b"],
  ["", "/signin/step"],
  // Elsewhere, because they say so.
  ["https://pay.example/x?a=1", "https://pay.example/x?a=1"],
  ["http://account.example/x", "http://account.example/x"],
  ["https://account.example:8443/x", "https://account.example:8443/x"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["http:///evil.example", null],
  ["https://[", null],
  ["\u0001//evil.example", null],
])("a redirect of the hand-off origin to %j leads to %s", (location, target) => {
  expect(visitorLocation(location, FROM)).toBe(target);
});

it("a redirect of the hand-off origin never leads a browser to a host that it does not name whole", async () => {
  const parts = "/ \\ // . .. /.. : ? # @ https: http: https:// evil.example account.example %2f %5c %09 x".split(" ");
  const part = fc.constantFrom(...parts, " ", "\t", "\n", "\r", "\0");
  const locations = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
    fc.constantFrom(...HOSTILE_ORIGINAL_URLS),
  );
  const property = fc.property(locations, (location) => {
    const target = visitorLocation(location, FROM);
    if (target === null || /^\s*https?:\/\/[^/\\]/i.test(location.replace(/[\t\r\n]/g, ""))) return;
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, SITE).host).toBe("site.example");
  });
  await fuzz("hand-off redirects", property, 5_000);
});
