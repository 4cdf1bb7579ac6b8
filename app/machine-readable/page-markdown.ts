/** `/faq.md` and `/blog/{slug}.md`. */

import { longDate } from "#app/domain/calendar/dates.ts";
import type { Block } from "#app/domain/content/blocks.ts";
import { type Post, postHref } from "#app/domain/content/blog-post.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import { type FileRequest, MISSING } from "./file.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { bullets, link, part, words } from "./markdown.ts";
import { markdownFile } from "./markdown-file.ts";

/** Other blocks have no text of their own. */
function blockParts(block: Block, origin: string): string[] {
  if (block.type === "hero") return [words(block.text)];
  if (block.type === "richText") return [htmlToMarkdown(block.html, origin)];
  if (block.type !== "faq") return [];
  return block.groups.flatMap(({ title, items }) => [
    title === "" ? "" : `## ${words(title)}`,
    ...items.flatMap(({ question, answer }) => [`### ${words(question)}`, htmlToMarkdown(answer, origin)]),
  ]);
}

export async function faqMarkdown({ site }: FileRequest) {
  const page = await site.content.page("faq");
  if (page.status !== "ok") return page;
  const { title, description, blocks } = page.data;
  const parts = blocks.flatMap((block) => blockParts(block, site.origin));
  return markdownFile([`# ${words(title || "FAQ")}`, words(description), ...parts], `${site.origin}/faq`);
}

function signature({ author, published, updated }: Post): string {
  const facts = [
    author === "" ? "" : `By ${author}`,
    published === "" ? "" : longDate(published),
    updated === "" || updated === published ? "" : `updated ${longDate(updated)}`,
  ];
  return words(facts.filter((fact) => fact !== "").join(", "));
}

export async function postMarkdown({ site }: FileRequest, [slug = ""]: readonly string[]) {
  if (!isSlug(slug)) return MISSING;
  const loaded = await site.content.post(slug);
  if (loaded.status !== "ok") return loaded;
  const { data: post } = loaded;
  const related = bullets(post.relatedTours.map(({ id, title }) => link(title, site.origin + tourPagePath(id))));
  return markdownFile(
    [
      `# ${words(post.title)}`,
      signature(post),
      words(post.excerpt),
      htmlToMarkdown(post.html, site.origin),
      part("Tours that fit", related),
    ],
    site.origin + postHref(post.slug),
  );
}
