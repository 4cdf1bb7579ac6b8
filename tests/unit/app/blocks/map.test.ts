import { createElement } from "react";
import { expect, it } from "vitest";
import { PlacesMap } from "#app/blocks/map.tsx";
import { placesOnMap } from "#app/domain/tour/places-map.ts";
import { elementHtml } from "#tests/support/blocks.ts";
import { attributeOf, find, findAll, parseHtml, textOf } from "#tests/support/html.ts";
import { placesFor } from "#tests/support/places.ts";

const places = placesFor(null);
const shown = placesOnMap(places, places.sold);

it("the numbers on the map are those of the list beside it, whose other places are links", () => {
  if (shown === null) throw new Error("nothing to show");
  const page = parseHtml(
    elementHtml(createElement(PlacesMap, { title: "Map", text: "", shown, here: "zion-national-park" })),
  );
  const drawing = find(page, { tag: "svg" });
  expect(attributeOf(drawing, "aria-hidden")).toBe("true");
  const numbers = findAll(drawing, { tag: "text", attr: { class: "map-point-text" } }).flatMap((text) =>
    textOf(text).split(/, |–/),
  );
  const rows = findAll(page, { tag: "li" }).map(textOf);
  expect(rows[0]).toBe("Las Vegas");
  expect(rows[1]).toMatch(/^1 ?Zion ?160 mi/);
  for (const number of numbers) expect(rows.some((row) => row.startsWith(number))).toBe(true);
  expect(findAll(page, { tag: "li" }).flatMap((row) => findAll(row, { role: "link" }))).toHaveLength(7);
});
