import { expect, it } from "vitest";
import { pages, posts, tenants } from "#tests/stand-in/seed/seed.ts";
import { expand } from "#tests/stand-in/seed/templates.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";

it("a fact that is written once stands in every text that names it", () => {
  const shared = { diets: "vegan", lunch: "Box lunch ({diets})", water: ["Water", "Ice"] };
  const tour = { id: 101, slug: "rim", destination: "rim", priceAdult: 129, durationHours: 15, overnight: false };
  const facts = { roads: { rim: { miles: 280, minutes: 285 } }, tours: [{ ...tour, road: "rim" }], shared };
  const texts = ["{lunch}", "{water}", "{miles:rim}, {drive:rim}, {hours:rim} h", "{price:101 x 2}", "{{phone}}"];
  expect(expand(texts, facts)).toEqual([
    "Box lunch (vegan)",
    "Water",
    "Ice",
    "280 mi, 4 h 45 min, 15 h",
    "$258",
    "{{phone}}",
  ]);
  expect(() => expand("{nothing}", facts)).toThrow("{nothing}");
});

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
