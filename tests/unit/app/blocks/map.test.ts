import { createElement } from "react";
import { expect, it } from "vitest";
import { RegionMap } from "#app/blocks/map.tsx";
import { placesOnMap } from "#app/domain/tour/map-geometry.ts";
import { elementHtml } from "#tests/support/blocks.ts";
import { attributeOf, type Element, elementsOf, findAll, parseHtml, textOf } from "#tests/support/html.ts";
import { placesFor, REGION } from "#tests/support/places.ts";

const places = placesOnMap(REGION, placesFor(null).sold);

const page = (here?: string) =>
  parseHtml(elementHtml(createElement(RegionMap, { title: "Map", text: "", region: REGION, places, here })));
const hasClass = (element: Element, name: string) => attributeOf(element, "class")?.split(" ").includes(name) ?? false;

it("draws the road to a place within about an hour by itself, beside the same list", () => {
  const itemsOf = (here: string) => findAll(page(here), { tag: "li" }).map(textOf);
  for (const [here, names] of [
    ["boulder-city", ["Boulder City", "Hoover Dam", "Lake Mead overlook"]],
    ["hoover-dam", ["Hoover Dam", "Boulder City", "Lake Mead overlook"]],
    ["valley-of-fire", ["Valley of Fire"]],
  ] as const) {
    const [drawing, ...more] = findAll(page(here), { tag: "svg" });
    expect(more).toEqual([]);
    const labels = elementsOf(drawing as Element).filter((text) => hasClass(text, "map-label"));
    const drawnNames = labels.map((label) => findAll(label, { tag: "tspan" }).map(textOf).join(" ") || textOf(label));
    const [scale, ...others] = drawnNames.toSorted();
    expect(scale).toMatch(/^(5|10) mi$/u);
    expect(others, here).toEqual([...names, "Las Vegas"].toSorted());
    expect(itemsOf(here)).toHaveLength(places.length + 1);
    expect(itemsOf(here)[0]).toContain(names[0]);
  }
  expect(textOf(page("death-valley"))).toContain("California");
});
