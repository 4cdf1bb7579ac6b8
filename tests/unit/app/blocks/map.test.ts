import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RegionMap } from "#app/blocks/map.tsx";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { placesOnMap } from "#app/domain/tour/map.ts";
import { boxOf, distanceTo, FONT_SIZE, WIDE_FONT_SIZE } from "#app/domain/tour/map-labels.ts";
import { attributeOf, type Element, elementsOf, findAll, parseHtml, textOf } from "#tests/support/html.ts";

const places = placesOnMap(DESTINATIONS.map(({ title }) => ({ tags: [title] })));

const page = (here?: string) =>
  parseHtml(renderToStaticMarkup(createElement(RegionMap, { title: "Map", text: "", places, here })));
const hasClass = (element: Element, name: string) => attributeOf(element, "class")?.split(" ").includes(name) ?? false;
const numberOf = (element: Element, name: string) => Number(attributeOf(element, name) ?? 0);

/** The names of places that the map shows and their boxes, and the dots. */
function drawn(here: string | undefined, isPhone: boolean) {
  const all = elementsOf(page(here));
  const fontSize = isPhone ? FONT_SIZE : WIDE_FONT_SIZE;
  const links = new Set(all.filter(({ tagName }) => tagName === "a").flatMap(elementsOf));
  // As map.css hides them.
  const isHidden = (text: Element) =>
    isPhone ? hasClass(text, "map-wide") || (here !== undefined && links.has(text)) : hasClass(text, "map-phone");
  const labels = all
    .filter((text) => hasClass(text, "map-label") && !isHidden(text))
    .map((text) => {
      const own = { x: numberOf(text, "x"), y: numberOf(text, "y") };
      const dy = attributeOf(text, "dy") ?? "0";
      const below = attributeOf(text, "dominant-baseline") === "hanging" ? 0.8 * fontSize : 0;
      const label = {
        x: own.x + numberOf(text, "dx"),
        y: own.y + below + (dy.endsWith("em") ? Number.parseFloat(dy) * fontSize : Number(dy)),
        anchor: attributeOf(text, "text-anchor") as "start" | "middle" | "end",
        lines: [textOf(text)],
        shift: 0,
      };
      return { name: textOf(text), own, box: boxOf(label, fontSize) };
    });
  const dots = all
    .filter(({ tagName }) => tagName === "circle")
    .map((dot) => ({ x: numberOf(dot, "cx"), y: numberOf(dot, "cy"), radius: numberOf(dot, "r") }));
  return { labels, dots };
}

const pages = [undefined, "grand-canyon", "antelope-canyon", "bryce-canyon-national-park", "zion-national-park"];

it.each([...pages, "death-valley"])("writes no name over the dot of another place: %s", (here) => {
  for (const isPhone of [false, true]) {
    const { labels, dots } = drawn(here, isPhone);
    expect(labels.length).toBeGreaterThan(1);
    expect(dots.length).toBeGreaterThanOrEqual(places.length + 1);
    for (const { name, own, box } of labels) {
      const covered = dots.filter((dot) => distanceTo(box, dot) < dot.radius && (dot.x !== own.x || dot.y !== own.y));
      expect(covered, `${name}, ${isPhone ? "phone" : "wide"}`).toEqual([]);
    }
  }
});

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
