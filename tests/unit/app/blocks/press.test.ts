import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Press } from "#app/blocks/press.tsx";

it.each([
  ["/media/dam.svg", "Download SVG<"],
  ["https://files.example/dam.jpeg?v=2", "Download JPEG<"],
  ["https://files.example/pictures/12", "Download<"],
])("the download of %s says its format where the address does", (src, words) => {
  const pictures = [{ src, alt: "", caption: "The dam" }];
  const press = createElement(Press, { type: "press", title: "", items: [], contact: null, pictures });
  expect(renderToStaticMarkup(press).replaceAll("<!-- -->", "")).toContain(words);
});
