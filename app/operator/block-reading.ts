/** What all block readers share. */

import * as v from "valibot";
import type { Picture } from "#app/domain/content/blocks.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { field, listField, type Note, text } from "./field-readers.ts";
import type { Fragments } from "./fragments.ts";
import { pictureAddress } from "./link-readers.ts";

const MAX_ITEMS = 60;

/** The reading of one page: where pictures are, whom to tell, and what the page has given out already. */
export interface Reading {
  adminBaseUrl: string;
  note: Note;
  fragments: Fragments;
  /** Photos numbered so far, through all galleries of the page. */
  photos: { count: number };
}

export const minutes = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(600), v.transform(Math.round));

/** A picture whose address stands in `key`. */
export function address(source: Json, key: string, { adminBaseUrl, note }: Reading): string | null {
  return field(source, key, pictureAddress(adminBaseUrl), note);
}

/** `image` and `imageAlt`. */
export function picture(source: Json, reading: Reading): Picture | null {
  const src = address(source, "image", reading);
  return src === null ? null : { src, alt: text(source, "imageAlt", 200, reading.note) };
}

export function title(source: Json, { note }: Reading): string {
  return text(source, "title", 120, note);
}

/** The objects of a list field, each read with notes of its own; what `readItem` gives null for is left out. */
export function items<T>(
  source: Json,
  key: string,
  reading: Reading,
  readItem: (item: Json, reading: Reading) => T | null,
  max = MAX_ITEMS,
): T[] {
  return listField(source, key, max, reading.note, (item, note) =>
    isObject(item) ? readItem(item, { ...reading, note }) : null,
  );
}

/** A block that is nothing without its items. */
export function unlessEmpty<B>(list: readonly unknown[], block: B): B | null {
  return list.length === 0 ? null : block;
}
