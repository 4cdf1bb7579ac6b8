import * as v from "valibot";
import type { Picture } from "#app/domain/content/blocks.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { field, ignore, listField, type Note, text } from "./field-readers.ts";
import { Fragments } from "./fragments.ts";
import { pictureAddress } from "./link-readers.ts";

const MAX_ITEMS = 60;

/** State shared by the readers of one page, post or tour. */
export interface Reading {
  adminBaseUrl: string;
  note: Note;
  fragments: Fragments;
  photos: { count: number };
  /** HTML over the bounds, which was left out (bounded-html.ts). */
  refusedHtml: { count: number };
}

export function startReading(adminBaseUrl: string, note: Note = ignore): Reading {
  return { adminBaseUrl, note, fragments: new Fragments(), photos: { count: 0 }, refusedHtml: { count: 0 } };
}

export const minutes = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(600), v.transform(Math.round));

export function address(source: Json, key: string, { adminBaseUrl, note }: Reading): string | null {
  return field(source, key, pictureAddress(adminBaseUrl), note);
}

export function picture(source: Json, reading: Reading): Picture | null {
  const src = address(source, "image", reading);
  return src === null ? null : { src, alt: text(source, "imageAlt", 200, reading.note) };
}

export function title(source: Json, { note }: Reading): string {
  return text(source, "title", 120, note);
}

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

export function unlessEmpty<B>(list: readonly unknown[], block: B): B | null {
  return list.length === 0 ? null : block;
}
