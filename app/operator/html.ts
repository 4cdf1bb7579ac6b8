/** HTML that the operator's editors write, sanitized (rich-text.ts), as a field of an answer. */

import * as v from "valibot";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { line, optional, required, resolved } from "./fields.ts";
import { type RichText, readRichText } from "./rich-text.ts";

const written = v.pipe(v.string(), v.metadata({ expected: "HTML" })) as v.GenericSchema<unknown, string>;
const EMPTY: RichText = { html: "" as SafeHtml, headings: [] };

/** HTML with the headings in it; "" where it is absent, or nothing of it is allowed. */
export function richText(meaning: string, example?: string, without?: string): v.GenericSchema<unknown, RichText> {
  return resolved(optional(written, meaning, example, without), (text, at) =>
    text === null ? EMPTY : readRichText(text, at),
  );
}

export function html(meaning: string, example?: string, without?: string): v.GenericSchema<unknown, SafeHtml> {
  return resolved(richText(meaning, example, without), (text) => text.html);
}

/** A question with its answer; left out without one of them. `id`: fragment of its address. */
export const question = resolved(
  v.object({
    question: required(line(200), "The question", "Is lunch included?"),
    answer: html("The answer, HTML", "<p>Yes, a boxed lunch.</p>"),
  }),
  ({ question, answer }, { reading: { fragments } }) =>
    answer === ""
      ? undefined
      : { id: fragments.take("q", question) ?? fragments.take("q", "question") ?? "", question, answer },
);
