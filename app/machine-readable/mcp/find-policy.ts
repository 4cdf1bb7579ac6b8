/** `find_policy`: the passages of FAQ and terms that share the rarest words with a question. */

import * as v from "valibot";
import { builderPage, type Page } from "#app/blocks/builder-page.server.ts";
import { kindOf } from "#app/blocks/registry.server.tsx";
import type { Site } from "#app/context.ts";
import { POLICY_PAGES } from "#app/domain/constants.ts";
import { search } from "#app/domain/search/search.ts";
import { markdownOf } from "#app/machine-readable/markdown.ts";
import { freshness, freshnessSchema, quoted, Refusal } from "./reply.ts";

const MAX_TEXT_CHARS = 1_000;
const DEFAULT_LIMIT = 4;

export const findPolicyInput = v.strictObject({
  question: v.pipe(v.string(), v.minLength(2), v.maxLength(300), v.description("In the words of the person who asks")),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
});

const passageSchema = v.object({
  source: v.picklist(POLICY_PAGES),
  title: v.string(),
  text: v.string(),
  url: v.string(),
});

export const findPolicyOutput = v.object({
  passages: v.pipe(v.array(passageSchema), v.description("Best first; quoted from the site. Empty: nothing fits")),
  operator: v.object({
    name: v.string(),
    phone: v.nullable(v.string()),
    phoneHours: v.nullable(v.string()),
    address: v.nullable(v.string()),
    contactPage: v.string(),
  }),
  freshness: freshnessSchema,
});

type Passage = v.InferOutput<typeof passageSchema>;

function passage(source: Passage["source"], title: string, text: string, url: string): Passage {
  return { source, title: quoted(title, 200), text: quoted(text, MAX_TEXT_CHARS), url };
}

type ToMarkdown = ReturnType<typeof markdownOf>;

function ofPage(
  source: (typeof POLICY_PAGES)[number],
  page: Page,
  { origin }: Site,
  toMarkdown: ToMarkdown,
): Passage[] {
  const url = `${origin}/${source}`;
  return page.blocks.flatMap((block) => {
    const passages = kindOf(block)?.passages?.(block, toMarkdown) ?? [];
    return passages.map(({ title, text, fragment }) =>
      passage(source, title || page.title, text, fragment === undefined ? url : `${url}#${fragment}`),
    );
  });
}

/** @throws Refusal */
export async function findPolicy(
  site: Site,
  { question, limit = DEFAULT_LIMIT }: v.InferOutput<typeof findPolicyInput>,
): Promise<v.InferOutput<typeof findPolicyOutput>> {
  const pages = await Promise.all(
    POLICY_PAGES.map(async (source) => ({ source, loaded: await site.content.get(builderPage, { page: source }) })),
  );
  if (pages.every(({ loaded }) => loaded.status === "failed")) {
    throw new Refusal("The operator is not answering right now, and there is no earlier copy of these pages.");
  }
  const toMarkdown = markdownOf(site.origin);
  const passages = pages.flatMap(({ source, loaded }) =>
    loaded.status === "ok" ? ofPage(source, loaded.data, site, toMarkdown) : [],
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
    freshness: freshness(site),
  };
}
