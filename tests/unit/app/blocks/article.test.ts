import { createElement } from "react";
import { expect, it } from "vitest";
import { Article } from "#app/blocks/article.tsx";
import type { PostText } from "#app/domain/content/post-links.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { elementHtml } from "#tests/support/blocks.ts";

const articleBy = (portrait: string | null) => {
  const post: PostText = {
    ...{ slug: "a", title: "A", excerpt: "", image: null, imageAlt: "", author: "Ana", published: "", category: "" },
    ...{ minutes: null, language: null, updated: "", html: "<p>Text</p>" as SafeHtml, headings: [], portrait },
  };
  return elementHtml(createElement(Article, { post }));
};

it("the author's portrait, if there is one, stands before the name", () => {
  expect(articleBy("https://admin.example/p.svg")).toMatch(/<img[^>]*>.*Ana/);
  expect(articleBy(null)).not.toContain("<img");
});
