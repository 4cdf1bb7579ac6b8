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
  const file = { src: "/a.mp4", type: "video/mp4", captions: null } as const;
  expect(told("First.", { file })).not.toContain("eyebrow");
  const embed = { site: "Vimeo", player: "https://player.vimeo.com/video/1", page: "https://vimeo.com/1" } as const;
  expect(told("First.", { embed })).not.toContain("eyebrow");
});

it("a film of the operator's own is the browser's player, with its captions in the film's language", () => {
  const file = { src: "/films/a.webm", type: "video/webm", captions: "/films/a.es.vtt" } as const;
  const html = told("", { language: "es", poster: { src: "/films/a.webp", alt: "" }, file });
  expect(html).toMatch(/<video controls[^>]* preload="none" poster="\/films\/a\.webp" crossorigin="anonymous"/i);
  expect(html).toContain('<source src="/films/a.webm" type="video/webm"/>');
  expect(html).toMatch(/<track kind="captions" src="\/films\/a\.es\.vtt" srcLang="es"/i);
  expect(told("", { file: { ...file, captions: null } })).not.toMatch(/crossorigin|<track/i);
  // The page's policy would block it.
  expect(told("", { file: { ...file, src: "https://elsewhere.example/a.webm" } })).not.toContain("<video");
});
