import type { QuoteBlock } from "#app/domain/content/blocks.ts";
import { Byline } from "./byline.tsx";
import { Section } from "./section.tsx";

/** Longer quotations are set smaller. */
const LONG_CHARS = 140;

export function Quote({ text, name, detail, portrait }: QuoteBlock) {
  return (
    <Section title="" band="brand">
      <figure className={text.length > LONG_CHARS ? "quote quote-long" : "quote"}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        {name === "" ? null : (
          <figcaption>
            <Byline portrait={portrait ?? null}>
              <span>
                <strong>{name}</strong>
                {detail === "" ? null : <br />}
                {detail}
              </span>
            </Byline>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
