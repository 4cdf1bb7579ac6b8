import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Videos } from "#app/blocks/videos.tsx";
import type { Film } from "#app/domain/content/blocks.ts";

const told = (transcript: string, about: Partial<Film> = {}) =>
  renderToStaticMarkup(
    createElement(Videos, {
      type: "videos",
      title: "",
      items: [
        {
          ...{ id: "film-a", title: "A", description: "", language: "en", minutes: null, published: "" },
          ...{ poster: null, embed: null, transcript },
          ...about,
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

it("a story says where it is set and how long it takes to read", () => {
  expect(told("First.", { place: "Zion" })).toContain('<p class="eyebrow">Zion · 1-minute read</p>');
  expect(told("One two three four five. ".repeat(100), { language: "es" })).toContain("3 min de lectura");
  const embed = { site: "Vimeo", player: "https://player.vimeo.com/video/1", page: "https://vimeo.com/1" } as const;
  expect(told("First.", { embed })).not.toContain("eyebrow");
});
