import type { QuoteBlock } from "#app/domain/content/blocks.ts";
import { Section } from "./section.tsx";

/** Longer quotations are set smaller. */
const LONG_CHARS = 140;

export function Quote({ text, name, detail }: QuoteBlock) {
  return (
    <Section title="" band="brand">
      <figure className={text.length > LONG_CHARS ? "quote quote-long" : "quote"}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        {name === "" ? null : (
          <figcaption>
            <strong>{name}</strong>
            {detail === "" ? null : <> · {detail}</>}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
