import fc from "fast-check";
import { expect, it } from "vitest";
import { fuzz } from "#tests/support/fuzz.ts";
import { HOSTILE_ORIGINAL_URLS } from "#tests/support/hostile-urls.ts";
import { visitorLocation } from "#worker/gateway/redirect.ts";

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
])("a redirect of the hand-off origin: %j stays on this host: %s", (location, target) => {
  expect(visitorLocation(location, FROM)).toBe(target);
});

it.each(["https://pay.example/x?a=1", "http://account.example/x", "https://account.example:8443/x"])(
  "a redirect of the hand-off origin: %s leads elsewhere, because it says so",
  (location) => {
    expect(visitorLocation(location, FROM)).toBe(location);
  },
);

it.each(["javascript:alert(1)", "data:text/html,x", "http:///evil.example", "https://[", "\u0001//evil.example"])(
  "a redirect of the hand-off origin: %s is refused",
  (location) => {
    expect(visitorLocation(location, FROM)).toBeNull();
  },
);

it("a redirect of the hand-off origin never leads a browser to a host that it does not name whole", async () => {
  const part = fc.constantFrom(
    ..."/ \\ // . .. /.. : ? # @ https: http: https:// evil.example account.example %2f %5c %09 x".split(" "),
    " ",
    "\t",
    "\n",
    "\r",
    "\0",
  );
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
