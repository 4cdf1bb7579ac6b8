import { expect, it } from "vitest";
import { isUnlistedHost, siteOrigin } from "#app/domain/tenant/host.ts";

it.each([
  ["localhost", "http://localhost:8787/faq", "http://localhost:8787"],
  ["canyon.localhost", "http://localhost:8787/faq", "http://canyon.localhost:8787"],
  ["localhost.example", "http://localhost.example/", "https://localhost.example"],
])("the origin of a tenant's site of %s, requested as %s, is %s", (host, asked, origin) => {
  expect(siteOrigin(host, new URL(asked))).toBe(origin);
});

it.each([
  ["npx.example", "NPX.example", false],
  ["www.npx.example", "npx.example", true],
  ["npx.acme.workers.dev", null, true],
  ["npx.acme.workers.dev", "npx.acme.workers.dev", true],
  ["myworkers.dev", null, false],
])("an unlisted host: %s, with %s as the fixed tenant, is one: %s", (asked, fixed, expected) => {
  expect(isUnlistedHost(asked, fixed)).toBe(expected);
});
