import { expect, it } from "vitest";
import { pages, posts, tenants } from "#tests/stand-in/seed/seed.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";

it("a tenant's texts begin with pictures of places that it sells", () => {
  const vegas = tenants.find(({ host }) => host === "vegas.localhost");
  if (vegas === undefined) throw new Error("no such tenant");
  const heads = [...pages, ...posts].flatMap((text) => {
    const published = JSON.stringify(insertTenantTexts(text, vegas));
    return Array.from(published.matchAll(/"image":"\/media\/([\w-]+)\//g), ([, place = ""]) => place);
  });
  expect(heads).toContain("hoover-dam");
  for (const place of ["grand-canyon", "antelope-canyon", "zion-national-park"]) expect(heads).not.toContain(place);
});
