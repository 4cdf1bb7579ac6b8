import { describe, expect, it } from "vitest";
import { contrast } from "#app/domain/tenant/colors.ts";
import {
  brandColors,
  brandOf,
  hasVisitorStatistics,
  isAllowedHost,
  normalizeHost,
  type TenantConfig,
} from "#app/domain/tenant/tenant.ts";
import { readTenantConfig } from "#app/operator/tenant-config.ts";

describe("host of a tenant", () => {
  it.each([
    ["localhost", "localhost"],
    ["Canyon.LOCALHOST", "canyon.localhost"],
    ["tenant.example:443", "tenant.example"],
    ["tenant.example.", "tenant.example"],
    ["tenant.example.:443", "tenant.example"],
    ["a-b.example", "a-b.example"],
    ["[::1]", null],
    ["", null],
    [".", null],
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
    expect(isAllowedHost("any.example", [])).toBe(true);
    expect(isAllowedHost("a.example", ["a.example", "*.b.example"])).toBe(true);
    expect(isAllowedHost("x.b.example", ["a.example", "*.b.example"])).toBe(true);
    expect(isAllowedHost("b.example", ["a.example", "*.b.example"])).toBe(false);
    expect(isAllowedHost("evilb.example", ["*.b.example"])).toBe(false);
    expect(isAllowedHost("a.example.evil", ["a.example"])).toBe(false);
    expect(isAllowedHost("x.b.example.evil", ["*.b.example"])).toBe(false);
  });
});

describe("visitor statistics", () => {
  const read = (sent: unknown) => readTenantConfig(sent, () => undefined, "https://admin.example");

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

describe("brand", () => {
  it("has neutral defaults without a config", () => {
    const brand = brandOf(null);
    expect(brand.name).toBe("National Park Tours");
    expect(brand.footer.legalLinks.length).toBeGreaterThan(0);
  });

  it.each(["#ffffff", "#000000", "#ffff00", "#b4451f", "#5b2a86", "#808080", "#00ff00", "#0000ff"])(
    "of color %s has readable text on it and on the page, light and dark",
    (color) => {
      const { brand, onBrand, textOnLight, textOnDark } = brandColors(color);
      expect(contrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
      for (const surface of ["#ffffff", "#fbf8f3", "#f1ebe1"]) {
        expect(contrast(textOnLight, surface)).toBeGreaterThanOrEqual(4.5);
      }
      for (const surface of ["#17130f", "#201b16", "#2a241d"]) {
        expect(contrast(textOnDark, surface)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
