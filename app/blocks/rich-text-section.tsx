import * as v from "valibot";
import { RichText } from "#app/components/rich-text.tsx";
import { resolved } from "#app/operator/fields.ts";
import { richText as html } from "#app/operator/html.ts";
import { blockKind, type Passage } from "./block.ts";
import { Section } from "./section.tsx";

/** One passage per heading; text before the first belongs to the page. */
function sections(markdown: string): Passage[] {
  return markdown.split(/^(?=#{2,4} )/m).flatMap((section) => {
    const [, title = "", text = section] = /^#{2,4} (.*)\n+([\s\S]*)$/.exec(section) ?? [];
    return text.trim() === "" ? [] : [{ title, text }];
  });
}

export const richText = blockKind({
  meaning: "Text of any length, with headings, lists, tables and pictures",
  schema: resolved(
    v.object({
      type: v.literal("richText"),
      html: html("The text, HTML", "<h2>Before you go</h2><p>Bring water, a hat and <b>layers</b>.</p>"),
    }),
    ({ type, html: text }) => (text.html === "" ? undefined : { type, ...text }),
  ),
  /** Texts with several headings get two columns on wide windows, except inside `LongText`. */
  view({ html, headings }) {
    return (
      <Section title="" className={headings.length > 1 ? "rich-text-columns" : ""}>
        <RichText html={html} />
      </Section>
    );
  },
  headings: ({ headings }) => headings,
  passages: ({ html }, toMarkdown) => sections(toMarkdown(html)),
});
