import * as v from "valibot";
import { line, optional, picture, required, words } from "#app/operator/fields.ts";
import { blockKind } from "./block.ts";
import { Byline, Section } from "./section.tsx";

/** Longer quotations are set smaller. */
const LONG_CHARS = 140;

export const quote = blockKind({
  meaning: "What somebody said, large, on a band across the page",
  schema: v.object({
    type: v.literal("quote"),
    text: required(line(1_200), "What was said, without quotation marks", "The best day of our trip."),
    name: words(120, "Who said it", "Ann Lee"),
    detail: words(300, "More about that person", "Toronto, May 2026"),
    portrait: optional(picture, "Path or address of that person's picture, square", "/media/guests/ann.svg"),
  }),
  view({ text, name, detail, portrait }) {
    return (
      <Section title="" band="brand">
        <figure className={text.length > LONG_CHARS ? "quote quote-long" : "quote"}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          {name === "" ? null : (
            <figcaption>
              <Byline portrait={portrait}>
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
  },
});
