import { describe, expect, it } from "vitest";
import { isAllowedHost, normalizeHost } from "#app/domain/tenant/host.ts";
import { brandOf, hasVisitorStatistics, type TenantConfig } from "#app/domain/tenant/tenant.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { readAs } from "#tests/support/read-as.ts";

describe("host of a tenant", () => {
  it.each([
    ["Canyon.LOCALHOST", "canyon.localhost"],
    ["tenant.example.:443", "tenant.example"],
    ["a-b.example", "a-b.example"],
    ["[::1]", null],
    ["", null],
    ["a..b", null],
    ["-a.example", null],
    ["a_b.example", null],
    ["exa mple", null],
    ["a".repeat(64), null],
    [`${"a.".repeat(130)}com`, null],
  ])("%j is %j", (hostname, host) => {
    expect(normalizeHost(hostname)).toBe(host);
  });

  it("is allowed by an empty list, by its name or by its suffix", () => {
    const list = ["a.example", "*.b.example"];
    expect(isAllowedHost("any.example", [])).toBe(true);
    expect(["a.example", "x.b.example"].map((host) => isAllowedHost(host, list))).toEqual([true, true]);
    const others = ["b.example", "evilb.example", "a.example.evil", "x.b.example.evil"];
    expect(others.filter((host) => isAllowedHost(host, list))).toEqual([]);
  });
});

describe("visitor statistics", () => {
  const read = (sent: unknown) => readAs(tenantConfig.data, sent).data;

  it.each([
    [true, {}],
    [true, { visitorStatistics: true }],
    [true, { visitorStatistics: null }],
    [false, { visitorStatistics: false }],
    [false, null],
  ])("are %s for the config %j", (expected, sent) => {
    expect(hasVisitorStatistics(read(sent))).toBe(expected);
  });

  it("are on for a copy that an earlier build stored", () => {
    const { visitorStatistics: _, ...earlier } = read({}) as TenantConfig;
    expect(hasVisitorStatistics(earlier as TenantConfig)).toBe(true);
  });
});

it("a brand without a config has neutral defaults", () => {
  const brand = brandOf(null);
  expect(brand.name).toBe("National Park Tours");
  expect(brand.footer.legalLinks.length).toBeGreaterThan(0);
});
