/** `find_policy`: the passages of FAQ, terms and tours that share the rarest words with a question. */

import * as v from "valibot";
import { builderPage, type Page } from "#app/blocks/builder-page.server.ts";
import { kindOf } from "#app/blocks/registry.server.tsx";
import type { Site } from "#app/context.ts";
import { POLICY_PAGES } from "#app/domain/constants.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { search } from "#app/domain/search/search.ts";
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
    freshness: reading.freshness(Date.now()),
  };
}
