import { expect, it, vi } from "vitest";
import type { SharedContent } from "#app/context.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { readAs } from "#tests/support/read-as.ts";
import { tourSummary } from "#tests/support/tours.ts";
import { CONFIG } from "#tests/support/worker-config.ts";
import { sharedContent } from "#worker/content/shared.ts";
import type { Source } from "#worker/content/site-entry.ts";

const source = { host: "canyon.example", config: CONFIG } as Source;
const tenantNamed = (documentTitle: string) => readAs(tenantConfig.data, { documentTitle }).data;
const missing: string[] = [];
const copies = { origin: "https://canyon.example", menu: [], tours: [tourSummary(1)], categories: [], missing };

it("what pages share is derived once for the copies in memory, and anew for each that changes", () => {
  const tenant = tenantNamed("Canyon");
  const derive = vi.fn(({ tenant, tours, origin }: SharedContent) => [tenant.name, tours?.length, origin]);
  const shared = (of = tenant, changed: Partial<typeof copies> = {}) =>
    sharedContent(source, of, { ...copies, ...changed }).once(derive);
  for (let page = 0; page < 3; page++) expect(shared()).toEqual(["Canyon", 1, "https://canyon.example"]);
  expect(derive).toHaveBeenCalledTimes(1);
  expect(shared(tenant, { tours: [tourSummary(1), tourSummary(2)] })).toEqual(["Canyon", 2, copies.origin]);
  expect(shared(tenant, { origin: "http://canyon.example" })[2]).toBe("http://canyon.example");
  expect(shared(tenantNamed("Vegas"))[0]).toBe("Vegas");
  expect(shared(null)[0]).toBe("canyon.example");
  const links = (gone: string[]) =>
    JSON.stringify(sharedContent(source, tenant, { ...copies, missing: gone }).tenant.footer);
  expect([links([]).includes("/faq"), links(["faq"]).includes("/faq")]).toEqual([true, false]);
});
