/** `GET /api/website/builder/page/1/{page}` (spec section 7; shape decided in product.md 3.4). */

import * as v from "valibot";
import { WEBSITE_ID } from "#app/domain/constants.ts";
import type { Action, Block, Page, Picture, Question } from "#app/domain/page.ts";
import { slugify } from "#app/domain/tour.ts";
import type { OperatorClient, Outcome } from "./client.ts";
import { linkTarget, pictureAddress, readNamedLink } from "./links.ts";
import { read } from "./read.ts";
import { sanitiseHtml } from "./rich-text.ts";
import { field, isObject, type Json, line, listField, type Note } from "./tolerant.ts";

const MAX_BLOCKS = 40;
const MAX_ITEMS = 60;
const limit = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(48));

interface Reading {
  adminBaseUrl: string;
  note: Note;
}

function text(source: Json, key: string, max: number, note: Note): string {
  return field(source, key, line(max), note) ?? "";
}

function picture(source: Json, { adminBaseUrl, note }: Reading): Picture | null {
  const src = field(source, "image", pictureAddress(adminBaseUrl), note);
  return src === null ? null : { src, alt: text(source, "imageAlt", 200, note) };
}

export function readQuestion(input: unknown, { adminBaseUrl, note }: Reading): Question | null {
  if (!isObject(input)) return null;
  const question = field(input, "question", line(200), note);
  const answer = sanitiseHtml(input.answer, adminBaseUrl);
  return question === null || answer === "" ? null : { id: `q-${slugify(question).slice(0, 60)}`, question, answer };
}

/** One reader a block type; null for a block that has nothing left to show. */
const READERS: Record<string, (block: Json, reading: Reading) => Block | null> = {
  hero(block, reading) {
    const title = field(block, "title", line(120), reading.note);
    if (title === null) return null;
    return {
      type: "hero",
      title,
      text: text(block, "text", 400, reading.note),
      picture: picture(block, reading),
      actions: listField(block, "actions", 3, reading.note, readNamedLink),
    };
  },
  richText(block, { adminBaseUrl }) {
    const html = sanitiseHtml(block.html, adminBaseUrl);
    return html === "" ? null : { type: "richText", html };
  },
  faq(block, reading) {
    const groups = listField(block, "groups", 20, reading.note, (group, note) => {
      if (!isObject(group)) return null;
      const items = listField(group, "items", MAX_ITEMS, note, (item, n) =>
        readQuestion(item, { ...reading, note: n }),
      );
      return items.length === 0 ? null : { title: text(group, "title", 120, note), items };
    });
    return groups.length === 0 ? null : { type: "faq", title: text(block, "title", 120, reading.note), groups };
  },
  tours(block, { note }) {
    return {
      type: "tours",
      title: text(block, "title", 120, note),
      text: text(block, "text", 400, note),
      tag: text(block, "tag", 60, note),
      limit: field(block, "limit", limit, note) ?? 6,
    };
  },
  cards(block, reading) {
    const items = listField(block, "items", MAX_ITEMS, reading.note, (item, note) => {
      if (!isObject(item)) return null;
      const title = field(item, "title", line(120), note);
      if (title === null) return null;
      return {
        title,
        text: text(item, "text", 400, note),
        url: field(item, "url", linkTarget, note),
        picture: picture(item, { ...reading, note }),
      };
    });
    return items.length === 0 ? null : { type: "cards", title: text(block, "title", 120, reading.note), items };
  },
  steps(block, { note }) {
    const items = listField(block, "items", MAX_ITEMS, note, (item, n) => {
      if (!isObject(item)) return null;
      const title = field(item, "title", line(120), n);
      return title === null ? null : { title, text: text(item, "text", 600, n) };
    });
    return items.length === 0 ? null : { type: "steps", title: text(block, "title", 120, note), items };
  },
  quote(block, { note }) {
    const words = field(block, "text", line(600), note);
    if (words === null) return null;
    return {
      type: "quote",
      text: words,
      name: text(block, "name", 80, note),
      detail: text(block, "detail", 160, note),
    };
  },
  cta(block, { note }) {
    const title = field(block, "title", line(120), note);
    const action: Action | null = readNamedLink(block.action, note);
    return title === null || action === null
      ? null
      : { type: "cta", title, text: text(block, "text", 400, note), action };
  },
};

function readBlock(input: unknown, note: Note, adminBaseUrl: string): Block | null {
  if (!isObject(input) || typeof input.type !== "string" || !Object.hasOwn(READERS, input.type)) return null;
  return READERS[input.type]?.(input, { adminBaseUrl, note }) ?? null;
}

export function readPage(data: unknown, note: Note, adminBaseUrl: string): Page | null {
  if (!isObject(data)) return null;
  const title = field(data, "title", line(120), note);
  const blocks = listField(data, "blocks", MAX_BLOCKS, note, (block, n) => readBlock(block, n, adminBaseUrl));
  // Spec section 8: an error reads as an empty object; a page without title and blocks is that, not content.
  if (title === null && blocks.length === 0) return null;
  return {
    title: title ?? "",
    description: text(data, "description", 300, note),
    image: field(data, "image", pictureAddress(adminBaseUrl), note),
    blocks,
  };
}

export async function fetchPage(
  operator: OperatorClient,
  page: string,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<Page>> {
  const path = `/api/website/builder/page/${WEBSITE_ID}/${encodeURIComponent(page)}`;
  return read(await operator.call({ path }), (data) => readPage(data, note, adminBaseUrl));
}
