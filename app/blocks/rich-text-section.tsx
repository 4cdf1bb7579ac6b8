import { RichText } from "#app/components/rich-text.tsx";
import type { RichTextBlock } from "#app/domain/page.ts";
import { Section } from "./section.tsx";

export function RichTextSection({ html }: RichTextBlock) {
  return (
    <Section title="">
      <RichText html={html} />
    </Section>
  );
}
