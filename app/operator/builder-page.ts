/** `GET /api/website/builder/page/1/{page}` (specification 7 and 10.4). */

import * as v from "valibot";
import { WEBSITE_ID } from "#app/domain/constants.ts";
import type { Block, Page } from "#app/domain/content/blocks.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import { address, type Reading, startReading } from "./block-reading.ts";
import type { PageOperator } from "./client.ts";
import { field, isoDate, line, listField, type Note, text } from "./field-readers.ts";
import { resolved } from "./fields.ts";
import { cards, map, posts, press, team, tours } from "./list-blocks.ts";
import { gallery, videos, webcams } from "./media-blocks.ts";
import { type Outcome, read } from "./outcome.ts";
import { resource } from "./resource.ts";
import { cta, faq, hero, quote, richText, steps, table } from "./text-blocks.ts";

const MAX_BLOCKS = 40;

type BlockReader = (block: Json, reading: Reading) => Block | null;

const READERS: Record<Block["type"], BlockReader> = {
  hero,
  richText,
  faq,
  tours,
  cards,
  map,
  steps,
  quote,
  cta,
  table,
  gallery,
  videos,
  webcams,
  posts,
  team,
  press,
};

function isBlockType(type: unknown): type is Block["type"] {
  return typeof type === "string" && Object.hasOwn(READERS, type);
}

function readBlock(input: unknown, reading: Reading): Block | null {
  return isObject(input) && isBlockType(input.type) ? READERS[input.type](input, reading) : null;
}

export function readPage(data: unknown, note: Note, adminBaseUrl: string): Page | null {
  if (!isObject(data)) return null;
  const reading = startReading(adminBaseUrl, note);
  const title = field(data, "title", line(120), note);
  const blocks = listField(data, "blocks", MAX_BLOCKS, note, (block, own) =>
    readBlock(block, { ...reading, note: own }),
  );
  // Specification 8: an error reads as an empty object, so a page without title and blocks is no content.
  // Refused HTML is content: were it a failure, it would be asked for and parsed again within seconds.
  if (title === null && blocks.length === 0 && reading.refusedHtml.count === 0) return null;
  return {
    title: title ?? "",
    description: text(data, "description", 300, note),
    image: address(data, "image", reading),
    updated: field(data, "updated", isoDate, note) ?? "",
    blocks,
  };
}

/** For the time being: read by hand. */
export const page = resource({
  name: "page",
  method: "GET",
  path: "/api/website/builder/page/1/:page",
  params: { page: { meaning: "Name of the page", example: "about-us" } },
  from: ["edge"],
  meaning: "A page of the page builder",
  without: "404 for the page if you answer 404",
  maxBytes: MAX_BODY_BYTES,
  keep: { freshSeconds: 300 },
  data: resolved(
    v.unknown(),
    (data, at) =>
      readPage(data, (path) => at.below(path).note("dropped", "", null), at.reading.adminBaseUrl) ?? undefined,
  ),
});

export async function fetchPage(
  operator: PageOperator,
  page: string,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<Page>> {
  const path = `/api/website/builder/page/${WEBSITE_ID}/${encodeURIComponent(page)}`;
  return read(await operator.call({ endpoint: "page", path }), (data) => readPage(data, note, adminBaseUrl));
}
