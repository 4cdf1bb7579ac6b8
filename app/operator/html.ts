/** HTML that the operator's editors write, sanitized (rich-text.ts), as a field of an answer, and its text. */

import { decodeHTMLStrict } from "entities";
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

export function html(meaning: string, example?: string): v.GenericSchema<unknown, SafeHtml> {
  return resolved(richText(meaning, example), (text) => text.html);
}

/** A question with its answer; left out without one of them. `id`: fragment of its address. */
export const question = resolved(
  v.object({
    question: required(line(200), "The question", "Is lunch included?"),
    answer: html("The answer, HTML", "<p>Yes, a boxed lunch.</p>"),
  }),
  ({ question, answer }, at) =>
    answer === ""
      ? undefined
      : { id: at.fragment("q", question) ?? at.fragment("q", "question") ?? "", question, answer },
);

const BLOCKS = new Set(
  "p h2 h3 h4 ul ol li br blockquote figure figcaption table thead tbody caption tr th td dl dt dd hr".split(" "),
);

/** The text of sanitized HTML (rich-text.ts) on one line; unescaped, so it may contain `<`. */
export function plainText(html: SafeHtml): string {
  const text = html.replace(/<\/?([a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/g, (_tag, name: string) =>
    BLOCKS.has(name) ? " " : "",
  );
  return decodeHTMLStrict(text).replace(/\s+/g, " ").trim();
}
