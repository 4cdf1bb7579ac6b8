import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Webcams } from "#app/blocks/webcams.tsx";

it("the button of each camera says where it leads, and names the camera to screen readers", () => {
  const htmlOf = (url: string) => {
    const items = [{ name: "Zion Canyon", place: "Zion, Utah", text: "", poster: null, url }];
    return renderToStaticMarkup(createElement(Webcams, { type: "webcams", title: "", items }));
  };
  const named = '<span class="visually-hidden">: Zion Canyon</span>';
  expect(htmlOf("https://www.nps.gov/zion/webcams.htm")).toContain(`See it on nps.gov${named}`);
  expect(htmlOf("/our-camera")).toContain(`Open camera${named}`);
});
