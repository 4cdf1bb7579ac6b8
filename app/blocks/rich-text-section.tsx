import { RichText } from "#app/components/rich-text.tsx";
import type { RichTextBlock } from "#app/domain/content/blocks.ts";
import { Section } from "./section.tsx";

/** Texts with several headings get two columns on wide windows, except inside `LongText`. */
export function RichTextSection({ html, headings }: RichTextBlock) {
  return (
    <Section title="" className={headings.length > 1 ? "rich-text-columns" : ""}>
      <RichText html={html} />
    </Section>
  );
}
