import { RichText } from "#app/components/rich-text.tsx";
import type { RichTextBlock } from "#app/domain/page.ts";

export function RichTextSection({ html }: RichTextBlock) {
  return (
    <section className="wrap section">
      <RichText html={html} />
    </section>
  );
}
