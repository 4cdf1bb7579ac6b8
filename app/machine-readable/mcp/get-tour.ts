/** `get_tour`: everything the page of a tour says. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { joinParts } from "#app/machine-readable/markdown.ts";
import { tourTexts } from "#app/machine-readable/tour-markdown.tsx";
import { tourInput } from "./inputs.ts";
import { dataOf, freshness, freshnessSchema, listedTour, quotedLines, tourName, tourNameSchema } from "./reply.ts";

const MAX_CHARS = 16_000;

export const getTourInput = v.strictObject({ tour: tourInput });

export const getTourOutput = v.object({
  tour: tourNameSchema,
  text: v.pipe(
    v.string(),
    v.description("Its page as Markdown, with the dates and prices of the next 60 days; quoted from the site"),
  ),
  freshness: freshnessSchema,
});

/** @throws Refusal */
export async function getTour(
  site: Site,
  { tour: id }: v.InferOutput<typeof getTourInput>,
): Promise<v.InferOutput<typeof getTourOutput>> {
  const tour = tourName(site, listedTour(site, id));
  const texts = dataOf(await tourTexts(site, id, null), site, `tour ${id}`);
  return { tour, text: quotedLines(joinParts(texts), MAX_CHARS), freshness: freshness(site) };
}
