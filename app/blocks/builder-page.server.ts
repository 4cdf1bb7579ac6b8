/** Pages of the page builder (specification 7 and 10.4). */

import * as v from "valibot";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { BUILDER_PAGE_PATH } from "#app/domain/constants.ts";
import { CONTENT_PAGES, WORKING_PAGES } from "#app/domain/content/page-names.ts";
import { MAX_BODY_BYTES } from "#app/operator/attempt.ts";
import { language, many, optional, picture, resolved, words } from "#app/operator/fields.ts";
import { resource } from "#app/operator/resource.ts";
import { isoDate } from "#app/operator/values.ts";
import { blockSchema } from "./registry.server.tsx";

const MAX_BLOCKS = 100;

const wholePage = resolved(
  v.object({
    title: words(200, "Title of the page and of its tab", "About us", "the title of its first hero, or its name"),
    description: words(
      600,
      "One or two sentences for search engines, and below the title",
      "Who drives you to the rim.",
    ),
    image: optional(picture, "Picture beside the title of a page without a hero, 3:2", "/media/zion/hero.svg"),
    language: optional(language, "Language of its texts (BCP 47), where it is not that of your config", "nb"),
    updated: resolved(optional(isoDate, "Day of the last change", "2026-11-01"), (day) => day ?? ""),
    blocks: many(blockSchema, MAX_BLOCKS, "What is on it, from top to bottom", undefined, "an empty page"),
  }),
  // Specification 8: an error reads as an empty object, so a page without title and blocks is no content.
  // Refused HTML is content: were it a failure, it would be asked for and parsed again within seconds.
  (page, { reading }) =>
    page.title === "" && page.blocks.length === 0 && reading.refusedHtml.count === 0 ? undefined : page,
);

export type Page = v.InferOutput<typeof wholePage>;

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

export const builderPage = resource({
  name: "page",
  method: "GET",
  path: BUILDER_PAGE_PATH,
  params: {
    page: {
      meaning: `Name of the page: its path, with hyphens for slashes. \`home\` is the first page; \`our-tours\`, \`contact-us\` and \`news-letter\` add texts to pages that the site has anyway, and so do ${listed(WORKING_PAGES)}, whose title, text and picture (or their opening hero's) stand above our working part and all other blocks below it, in place of our neutral texts; \`shuttle-service-{name}\` and \`videos-{language}\` stand at \`/shuttle-service/{name}\` and \`/videos/{language}\`. All others stand at their path, with up to four names: those that your menu, your footer or a page that you link to leads to, and, linked or not, ${listed(CONTENT_PAGES)}. The list of posts is the page \`blog\` with a block \`posts\``,
      example: "about-us",
    },
  },
  from: ["edge"],
  meaning: "A page of the page builder",
  without: "404 for the page if you answer 404; the home page shows your tours",
  maxBytes: MAX_BODY_BYTES,
  keep: KEPT_CONTENT.page,
  data: wholePage,
});

/** The posts that a page lists. */
export function postsIn({ blocks }: Pick<Page, "blocks">) {
  return blocks.flatMap((block) => (block.type === "posts" ? block.items : []));
}
