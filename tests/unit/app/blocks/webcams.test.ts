import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Webcams } from "#app/blocks/webcams.tsx";

const shown = (...places: string[]) =>
  renderToStaticMarkup(
    createElement(Webcams, {
      type: "webcams",
      title: "",
      items: places.map((place, index) => ({
        ...{ id: `camera-${index}`, name: `Camera ${index}`, place, text: "", poster: null },
        url: `https://www.nps.gov/${index}`,
      })),
    }),
  );

it("cameras begin with links to the first of each place, unless they are at one place", () => {
  const links = shown("South Rim, Arizona", "South Rim, Arizona", "Zion, Utah", "").match(/<a href="#[^<]*/g);
  expect(links).toEqual(['<a href="#camera-0">South Rim', '<a href="#camera-2">Zion']);
  expect(shown("Zion, Utah", "Zion")).not.toContain('href="#');
});
