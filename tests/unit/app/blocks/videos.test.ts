import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Videos } from "#app/blocks/videos.tsx";

const told = (transcript: string) =>
  renderToStaticMarkup(
    createElement(Videos, {
      type: "videos",
      title: "",
      items: [
        {
          ...{ id: "film-a", title: "A", description: "", language: "en", minutes: null, published: "" },
          ...{ poster: null, embed: null, transcript },
        },
      ],
    }),
  );

it("a short story is shown whole, a long one begins and can be unfolded", () => {
  const sentence = "The rim is a mile above the river here. ";
  expect(told(sentence.repeat(15))).not.toContain("<details");
  expect(told("First.\n\nSecond.")).toContain("<p>First.</p><p>Second.</p>");
  const long = told(sentence.repeat(30));
  expect(long).toMatch(/<p>The rim[^<]{100,200}<\/p><details/);
  expect(long.split("river here").length - 1).toBe(30);
});
