/** Every page's structured data against what search engines require and recommend of each type. */

import { describe, expect, it } from "vitest";
import { find, findAll, type GraphNode, headOf, mainOf, textOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const PATHS = [...CONTENT_PATHS, ...OTHER_PATHS, "/tours/101", "/tours/133", "/tours/161"];
const html = async (path: string) => (await stack.get(path, { headers: GOOGLEBOT })).body;

/** developers.google.com/search/docs/appearance/structured-data, required and recommended; of schema.org for the rest. */
const FIELDS: Record<string, readonly string[]> = {
  Product: ["name", "image", "description", "brand", "sku", "offers"],
  Offer: ["price", "priceCurrency", "availability", "priceValidUntil", "url"],
  TouristTrip: ["name", "provider", "offers", "itinerary"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  TouristDestination: ["name", "description", "image", "url"],
  ListItem: ["position", "name"],
  PropertyValue: ["name", "value"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Person: ["name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  WebSite: ["name", "url"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate", "description"],
  PostalAddress: ["streetAddress"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  TravelAgency: ["name", "url"],
};
const AGENCY_IN_FULL = ["address", "telephone", "openingHoursSpecification", "logo", "image", "sameAs"];

function nodesIn(value: unknown): Partial<GraphNode>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return "@type" in value || "@id" in value ? [value as GraphNode, ...inner] : inner;
}

function missing(node: Partial<GraphNode>): string[] {
  const fields = FIELDS[node["@type"] ?? ""];
  if (fields === undefined) return [`${node["@type"]} has no row in this test`];
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  return fields.filter((name) => isEmpty(node[name])).map((name) => `${node["@type"]}.${name}`);
}

describe("the structured data of every page", () => {
  it.each(PATHS)(
    "%s has all fields, describes all it refers to, has the breadcrumbs people see, and says its language",
    async (path) => {
      const page = await html(path);
      const { nodes, node, all: metas } = headOf(page);
      const all = nodesIn(nodes);
      const described = all.filter((node) => "@type" in node);
      expect(described.flatMap(missing)).toEqual([]);
      const ids = new Set(described.map((node) => node["@id"]));
      expect(all.filter((node) => !("@type" in node) && !ids.has(node["@id"]))).toEqual([]);
      // The agency and the offer are said again in full only where a type wants them inside.
      if (path === "/") {
        const agency = nodes.find((node) => node["@type"] === "TravelAgency") ?? {};
        expect(AGENCY_IN_FULL.filter((name) => !(name in agency))).toEqual([]);
      }

      const shown = findAll(mainOf(page), { tag: "nav", attr: { "aria-label": "Breadcrumb" } });
      const list = node("BreadcrumbList")?.itemListElement as { name: string }[] | undefined;
      const names = shown.flatMap((nav) => findAll(nav, { tag: "a" }).map(textOf));
      // Pages that are not indexed have breadcrumbs for people only.
      const isIndexed = !metas("robots").includes("noindex");
      expect(list?.slice(0, -1).map(({ name }) => name) ?? []).toEqual(isIndexed ? names : []);
      const here = shown.flatMap((nav) => findAll(nav, { tag: "li", attr: { "aria-current": "page" } }).map(textOf));
      // Only home has none.
      expect(here).toHaveLength(shown.length);
      if (list !== undefined) expect(list.at(-1)?.name).toBe(textOf(find(mainOf(page), { tag: "h1" })));

      const language = /^\/videos\/(\w+)/.exec(path)?.[1] ?? "en-US";
      expect(/<html lang="([^"]*)"/.exec(page)?.[1]).toBe(language);
      // Films are in three languages; what is around them is in the site's.
      const around = path.startsWith("/videos/") ? [/<header lang="en-US"/, /<footer lang="en-US"/] : [];
      expect(around.filter((pattern) => !pattern.test(page))).toEqual([]);
    },
  );
});
