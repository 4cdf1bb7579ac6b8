import fc from "fast-check";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { normalPath } from "#app/domain/http/normal-address.ts";
import { cases } from "#tests/support/fuzz.ts";
import { HOSTILE_ORIGINAL_URLS } from "#tests/support/hostile-urls.ts";
import { spelled } from "#tests/support/spellings.ts";
import { parsedAddress, routedPath, tenantHost } from "#worker/gateway/address.ts";
import { type Gateway } from "#worker/gateway/context.ts";
import {
  canonicalPath,
  checkPath,
  isSearch,
  searchRedirect,
  tidyPath,
  visitorLocation,
} from "#worker/gateway/redirects.ts";

const gateway = (baseSiteUrl: string) => {
  const app = new Hono<Gateway>();
  app.use(parsedAddress);
  app.use(canonicalPath);
  app.use(tenantHost({ tenantHost: null, tenantHosts: [] }));
  app.use(searchRedirect({ baseSiteUrl }));
  app.all("*", (c) => c.text("a page"));
  return async (path: string) => app.request(`https://site.example${path}`);
};

it.each([
  ["/searchable", "https://base.example/searchable"],
  ["/Search", null],
  ["/x/search", null],
])("the search redirect: %s → %s", async (path, target) => {
  const answer = await gateway("https://base.example")(path);
  expect(answer.headers.get("location")).toBe(target);
  expect(answer.status).toBe(target === null ? 200 : 302);
});

it("the search redirect keeps path and query to the letter, whatever they are, and names the base site's host", async () => {
  const search = gateway("https://base.example/shop");
  const part = fc.constantFrom(..."x / // \\ %2F %2f %5c %2e%2e %00 %ff @ : é %C3%A9 .data ;".split(" "));
  const path = fc.tuple(spelled("/search"), fc.array(part, { maxLength: 6 })).map(([a, b]) => a + b.join(""));
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom("", "?x=%2F&y", "?_routes=root"), async (pathname, query) => {
      const sent = new URL(pathname + query, "https://site.example");
      // The URL parser resolves segments of dots.
      fc.pre(isSearch(normalPath(sent.pathname)) && !sent.pathname.endsWith(".data"));
      const { status, headers } = await search(sent.pathname + query);
      expect([status, headers.get("location")]).toEqual([302, `https://base.example/shop${sent.pathname}${query}`]);
    }),
    cases(500),
  );
});

it("the search redirect of data drops the router's parameter and keeps the visitor's", async () => {
  const answer = await gateway("https://base.example")("/search/x.data?_routes=root&q=zion");
  expect([answer.status, answer.headers.get("x-remix-redirect")]).toEqual([
    204,
    "https://base.example/search/x?q=zion",
  ]);
});

it("the search redirect to its own host is logged and not made, because it would loop", async () => {
  const write = vi.spyOn(console, "log").mockReturnValue();
  const answer = await gateway("https://site.example")("/search");
  expect(answer.status).toBe(404);
  expect(write.mock.calls.join()).toContain("search-redirect-loop");
});

const ask = async (settings: { tenantHost: string | null; tenantHosts: string[] }, url: string) => {
  const app = new Hono<Gateway>();
  app.use(parsedAddress);
  app.use(tenantHost(settings));
  app.all("*", (c) => c.text(c.get("host")));
  const answer = await app.request(url, {
    headers: { "x-forwarded-host": "evil.example", "host-name": "evil.example" },
  });
  return [answer.status, await answer.text()];
};

it.each([
  ["https://Tenant.example.:8443/", 200, "tenant.example"],
  ["https://sub.any.example/", 200, "sub.any.example"],
  ["https://any.example/", 421, "This site is not served here.\n"],
  ["https://many.example/", 421, "This site is not served here.\n"],
  ["https://nottenant.example/", 421, "This site is not served here.\n"],
  ["https://x.any.example.evil/", 421, "This site is not served here.\n"],
  ["https://tenant.example.evil/", 421, "This site is not served here.\n"],
  ["https://[::1]/", 400, "This address names no site.\n"],
])("the tenant of a request of %s is answered with %i", async (url, status, text) => {
  const settings = { tenantHost: null, tenantHosts: ["tenant.example", "*.any.example"] };
  expect(await ask(settings, url)).toEqual([status, text]);
});

it("the tenant of a request can be fixed by configuration, but only for served hosts", async () => {
  expect(await ask({ tenantHost: "one.example", tenantHosts: [] }, "https://staging.example/")).toEqual([
    200,
    "one.example",
  ]);
  const listed = { tenantHost: "one.example", tenantHosts: ["staging.example"] };
  expect((await ask(listed, "https://other.example/"))[0]).toBe(421);
  expect((await ask(listed, "https://staging.example/"))[0]).toBe(200);
});

const judge = (path: string) => checkPath(routedPath(new Request(`http://site.example${path}`)));

it.each([
  ["/faq/", "ok"],
  ["/b%C3%BCcher", "ok"],
  ["/a%2Fb", "ambiguous"],
  ["/%2e%2e/a", "ok"], // the URL parser resolves it to /a first
  ["/a%2eb", "ok"], // one form with /a.b
  ["/api/cart/a%2Fb", "ok"],
  ["/%61pi%2Fcart", "ambiguous"],
  ["/a%C2%80b", "ambiguous"], // a C1 control character
  [`/${"a".repeat(3000)}`, "too-long"],
])("canonical path: %s is %s", (path, verdict) => {
  expect(judge(path)).toBe(verdict);
});

it.each([
  ["/FAQ", "/faq"],
  ["/faq%E2%80%9D", "/faq"],
  ["/blog/a-blog-example),", "/blog/a-blog-example"],
  ["/blog/Caf%C3%89.", "/blog/caf%C3%A9"],
  ["/faq/index.php", "/faq/"],
  ["/videos//en", "/videos/en"],
  ["/faq", "/faq"],
  ["/Account", "/account"],
  ["/assets/Root-KYea.css", null],
  ["/Nothing-Here", null],
  ["//evil.example/faq", null],
])("%s becomes %s", (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

it.each(["/faq%2f..%2f", "/faq%5c", "/faq%2e%2e", "/faq%0d%0aset-cookie:x", "/faq%25%36%36"])(
  "%s keeps what parsers could read in two ways escaped",
  (path) => {
    const escapes = path.match(/%(?:2f|5c|2e|0d|0a|25)/g);
    expect((tidyPath(path) ?? path).match(/%(?:2f|5c|2e|0d|0a|25)/g)).toEqual(escapes);
  },
);

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
  ["http:///evil.example", null],
  ["https://[", null],
  ["\u0001//evil.example", null],
])("a redirect of the hand-off origin to %j leads to %s", (location, target) => {
  expect(visitorLocation(location, FROM)).toBe(target);
});

it("a redirect of the hand-off origin never leads a browser to a host that it does not name whole", () => {
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
  fc.assert(property, cases(5_000));
});
