import { expect, it } from "vitest";
import { checked, parseFile } from "#tests/stand-in/seed/files.ts";
import { post, tour } from "#tests/stand-in/seed/schemas.ts";
import { pages, posts, tenants } from "#tests/stand-in/seed/seed.ts";
import { expand } from "#tests/stand-in/seed/templates.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";

const FRONT = { title: "T", excerpt: "E", author: "A", published: "2026-11-25", updated: "2026-11-25", category: "C" };

it("a wrong file of the demo's content is named with the field", () => {
  const file = parseFile("posts/a.md", "---\ntitle: A\n---\n\nText.\n");
  expect(file).toMatchObject({ data: { title: "A" }, body: "Text." });
  expect(() => checked(file, post, file.data)).toThrow("tests/stand-in/seed/posts/a.md: excerpt: ");
  const wrong = { ...FRONT, relatedTours: [], picture: "hero", updated: "soon" };
  expect(() => checked(file, post, wrong)).toThrow("posts/a.md: picture: Expected a picture such as grand-canyon/hero");
  expect(() => checked(file, post, { ...wrong, picture: "a/b" })).toThrow("updated: Expected a date such as");
  expect(() => checked(file, tour, { itinerary: [{ time: "05:45" }] })).toThrow("posts/a.md: ");
  expect(() => parseFile("a.yaml", "a: [")).toThrow("tests/stand-in/seed/a.yaml: ");
});

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
