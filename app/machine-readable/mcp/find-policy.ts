/** `find_policy`: the passages of FAQ, terms and tours that share the rarest words with a question. */

import * as v from "valibot";
import { builderPage, type Page } from "#app/blocks/builder-page.server.ts";
import { kindOf } from "#app/blocks/registry.server.tsx";
import type { Site } from "#app/context.ts";
import { POLICY_PAGES } from "#app/domain/constants.ts";
import { slugify } from "#app/domain/content/slug.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import { cancellationTerms, singleSupplementText } from "#app/domain/tour/facts.ts";
import { ageText } from "#app/domain/tour/text.ts";
import { markdownOf } from "#app/machine-readable/html-to-markdown.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { createContentReading, dataOf, freshnessSchema, listedTour, quoted, Refusal } from "./reply.ts";

const MAX_TEXT_CHARS = 1_000;
const DEFAULT_LIMIT = 4;

export const findPolicyInput = v.strictObject({
  question: v.pipe(v.string(), v.minLength(2), v.maxLength(300), v.description("In the words of the person who asks")),
  tour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description("Look into this tour too"))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
});

const passageSchema = v.object({
  source: v.picklist([...POLICY_PAGES, "tour"]),
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

function ofTour(tour: TourDetail, { origin, tenant }: Site, toMarkdown: ToMarkdown): Passage[] {
  const url = origin + tourPagePath(tour.id);
  const stops = tour.meetingPoints.map(({ name, address, time, note }) =>
    [time, name, address, note].filter((text) => text !== "").join(", "),
  );
  const parts: [title: string, text: string][] = [
    ["Cancellation and refund", cancellationTerms(tour)],
    ["Pick-up, meeting points, hotel pickup", stops.join("; ")],
    ["What to bring", tour.bring.join("; ")],
    ["Included in the price", tour.includes.join("; ")],
    ["Not included", tour.excludes.join("; ")],
    ["Accessibility, difficulty, wheelchair", tour.accessibility],
    ["Time zone", tour.timeZoneNote],
    ["Minimum age, children", ageText(tour) ?? ""],
    ["Price of a guest alone, single supplement", singleSupplementText(formatOf(tenant, tour.currency), tour)],
  ];
  return [
    ...parts.flatMap(([title, text]) => (text === "" ? [] : [passage("tour", `${tour.title}: ${title}`, text, url)])),
    ...tour.faq.map(({ question, answer }) => passage("tour", question, toMarkdown(answer), url)),
  ];
}

const COMMON = new Set(
  "a about all an and any are as at be before by can could do does for from get go has have how i if in is it its me my of on or our out should that the their there they this to us was we what when where which who will with would you your".split(
    " ",
  ),
);

/** `canceled`, `cancellation` and `cancel` share a stem; plurals too. */
function stem(word: string): string {
  return word.replace(/(?:l?lations?|l?led|l?ling|ations?|ings?|ed|es|s)$/, "").slice(0, 7) || word;
}

function stems(text: string): Set<string> {
  return new Set(
    slugify(text)
      .split("-")
      .filter((word) => word !== "" && !COMMON.has(word))
      .map(stem),
  );
}

/** Rare words weigh more (inverse document frequency), words of the title twice. */
function ranked(passages: readonly Passage[], question: string): Passage[] {
  const asked = stems(question);
  const read = passages.map((each) => ({ each, title: stems(each.title), text: stems(each.text) }));
  const weight = new Map(
    [...asked].map((word) => {
      const count = read.filter(({ title, text }) => title.has(word) || text.has(word)).length;
      return [word, count === 0 ? 0 : Math.log(1 + read.length / count)];
    }),
  );
  const score = ({ title, text }: (typeof read)[number]) =>
    [...weight].reduce((sum, [word, w]) => sum + (title.has(word) ? 2 * w : 0) + (text.has(word) ? w : 0), 0);
  return read
    .map((one) => ({ each: one.each, score: score(one) }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ each }) => each);
}

/** @throws Refusal */
export async function findPolicy(
  site: Site,
  { question, tour: id, limit = DEFAULT_LIMIT }: v.InferOutput<typeof findPolicyInput>,
): Promise<v.InferOutput<typeof findPolicyOutput>> {
  if (id !== undefined) listedTour(site, id);
  const reading = createContentReading(site);
  const pages = await Promise.all(
    POLICY_PAGES.map(async (source) => ({
      source,
      loaded: await reading.of(site.content.get(builderPage, { page: source })),
    })),
  );
  const tour =
    id === undefined ? null : dataOf(await reading.of(site.content.get(tourDetail, { id })), site, `tour ${id}`);
  if (tour === null && pages.every(({ loaded }) => loaded.status === "failed")) {
    throw new Refusal("The operator is not answering right now, and there is no earlier copy of these pages.");
  }
  const toMarkdown = markdownOf(site.origin);
  const passages = [
    ...(tour === null ? [] : ofTour(tour, site, toMarkdown)),
    ...pages.flatMap(({ source, loaded }) =>
      loaded.status === "ok" ? ofPage(source, loaded.data, site, toMarkdown) : [],
    ),
  ];
  const { header, contact, footer, name } = site.tenant;
  return {
    passages: ranked(passages, question).slice(0, limit),
    operator: {
      name: quoted(name, 120),
      phone: header.phone,
      phoneHours: contact.hours?.text ?? null,
      address: footer.address === null ? null : quoted(footer.address, 300),
      contactPage: `${site.origin}/contact-us`,
    },
    freshness: reading.freshness(Date.now()),
  };
}
