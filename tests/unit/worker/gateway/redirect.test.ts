import fc from "fast-check";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { normalPath } from "#app/domain/http/normal-address.ts";
import { cases } from "#tests/support/fuzz.ts";
import { spelled } from "#tests/support/spellings.ts";
import { parsedAddress, tenantHost } from "#worker/gateway/address.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { canonicalPath, isSearch, searchRedirect } from "#worker/gateway/redirects.ts";

const gateway = (baseSiteUrl: string) => {
  const app = new Hono<Gateway>();
  app.use(parsedAddress);
  app.use(canonicalPath);
  app.use(tenantHost({ tenantHost: null, tenantHosts: [] }));
  app.use(searchRedirect({ baseSiteUrl }));
  app.all("*", (c) => c.text("a page"));
  return async (path: string) => app.request(`https://site.example${path}`);
};
const logged: string[] = [];

it.each([
  ["/search/a%20b?x=1&y=%2F", "https://base.example/search/a%20b?x=1&y=%2F"],
  ["/searchable", "https://base.example/searchable"],
  ["/search@evil.example/", "https://base.example/search@evil.example/"],
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
  const write = console.log;
  console.log = (line: string) => void logged.push(line);
  const answer = await gateway("https://site.example")("/search");
  console.log = write;
  expect(answer.status).toBe(404);
  expect(logged.join()).toContain("search-redirect-loop");
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
  ["https://nottenant.example/", 421, "This site is not served here.\n"],
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
