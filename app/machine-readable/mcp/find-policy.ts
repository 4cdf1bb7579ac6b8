/** `find_policy`: the passages of FAQ and terms that share the rarest words with a question. */

import * as v from "valibot";
import { builderPage, type Page } from "#app/blocks/builder-page.server.ts";
import { kindOf } from "#app/blocks/registry.server.tsx";
import { POLICY_PAGES } from "#app/domain/constants.ts";
import { search } from "#app/domain/search/search.ts";
import { markdownOf } from "#app/machine-readable/markdown.ts";
import { quoted, Refusal, tool } from "./reply.ts";

const MAX_TEXT_CHARS = 1_000;

const passageSchema = v.object({
  source: v.picklist(POLICY_PAGES),
  title: v.string(),
  text: v.string(),
  url: v.string(),
});

type Passage = v.InferOutput<typeof passageSchema>;

function passagesOf(
  source: Passage["source"],
  page: Page,
  origin: string,
  toMarkdown: ReturnType<typeof markdownOf>,
): Passage[] {
  const passages = page.blocks.flatMap((block) => kindOf(block)?.passages?.(block, toMarkdown) ?? []);
  return passages.map(({ title, text, fragment }) => ({
    source,
    title: quoted(title || page.title, 200),
    text: quoted(text, MAX_TEXT_CHARS),
    url: `${origin}/${source}${fragment === undefined ? "" : `#${fragment}`}`,
  }));
}

export const findPolicy = tool({
  name: "find_policy",
  title: "Find a rule or an answer",
  description:
    "Passages of the operator's questions and answers, terms, privacy and shuttle pages: cancellation, pick-up, luggage, children, payment, weather. get_tour has the rules of one tour.",
  input: v.strictObject({
    question: v.pipe(
      v.string(),
      v.minLength(2),
      v.maxLength(300),
      v.description("In the words of the person who asks"),
    ),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  }),
  output: {
    passages: v.pipe(v.array(passageSchema), v.description("Best first; quoted from the site. Empty: nothing fits")),
    operator: v.object({
      name: v.string(),
      phone: v.nullable(v.string()),
      phoneHours: v.nullable(v.string()),
      address: v.nullable(v.string()),
      contactPage: v.string(),
    }),
  },
  async answer(site, { question, limit = 4 }) {
    const pages = await Promise.all(
      POLICY_PAGES.map(async (source) => ({ source, loaded: await site.content.get(builderPage, { page: source }) })),
    );
    if (pages.every(({ loaded }) => loaded.status === "failed")) {
      throw new Refusal("The operator is not answering right now, and there is no earlier copy of these pages.");
    }
    const toMarkdown = markdownOf(site.origin);
    const passages = pages.flatMap(({ source, loaded }) =>
      loaded.status === "ok" ? passagesOf(source, loaded.data, site.origin, toMarkdown) : [],
    );
    const sought = passages.map((item) => ({ item, title: item.title, text: item.text }));
    const { header, contact, footer, name } = site.tenant;
    return {
      passages: search(sought, question, site.tenant.synonyms).ranked.slice(0, limit),
      operator: {
        name: quoted(name, 120),
        phone: header.phone,
        phoneHours: contact.hours?.text ?? null,
        address: footer.address === null ? null : quoted(footer.address, 300),
        contactPage: `${site.origin}/contact-us`,
      },
    };
  },
});
