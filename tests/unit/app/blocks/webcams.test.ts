import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Webcams } from "#app/blocks/webcams.tsx";

it("the button of each camera names it to screen readers", () => {
  const url = "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm";
  const items = [{ name: "Zion Canyon", place: "Zion, Utah", text: "", poster: null, url }];
  const html = renderToStaticMarkup(createElement(Webcams, { type: "webcams", title: "", items }));
  expect(html).toContain('Open camera<span class="visually-hidden">: Zion Canyon</span>');
});
