/**
 * Tolerant reading of the operator's JSON: a bad field is dropped and noted, its neighbors stay (specification 10.1).
 */

import * as v from "valibot";
import { isIsoDate, isWallClockTime } from "#app/domain/calendar/dates.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import type { Json } from "#app/domain/json.ts";

/** Collects the paths of dropped fields, for one log line a call. */
export type Note = (path: string) => void;

/** Discards the paths: the browser has no log for them. */
export const ignore: Note = () => undefined;

/** The value if it fits the schema, else null; absent (undefined, null, "") is not worth a note. */
export function field<T>(source: Json, key: string, schema: v.GenericSchema<unknown, T>, note: Note): T | null {
  const value = source[key];
  if (value === undefined || value === null || value === "") return null;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  note(key);
  return null;
}

/** The readable items of a list, at most `max`; what is not a list reads as empty. */
export function list<T>(input: unknown, max: number, note: Note, read: (item: unknown, note: Note) => T | null): T[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) {
    note("(not a list)");
    return [];
  }
  const items: T[] = [];
  for (const [index, raw] of input.slice(0, max).entries()) {
    const item = read(raw, (path) => note(`[${index}].${path}`));
    if (item === null) note(`[${index}]`);
    else items.push(item);
  }
  if (input.length > max) note(`[${max}…${input.length - 1}]`);
  return items;
}

/** `list` of a named field, with the field's name in the notes. */
export function listField<T>(
  source: Json,
  key: string,
  max: number,
  note: Note,
  read: (item: unknown, note: Note) => T | null,
): T[] {
  return list(source[key], max, (path) => note(`${key}${path}`), read);
}

/**
 * One line of text: control characters and runs of white space become one space, half a surrogate pair (on which
 * `encodeURIComponent` throws) the replacement character; cut at `max` characters.
 */
export function line(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => {
      const clean = text
        .slice(0, max * 2)
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim();
      return Array.from(clean.toWellFormed()).slice(0, max).join("");
    }),
    v.nonEmpty(),
  );
}

export const nonNegative = v.pipe(v.number(), v.finite(), v.minValue(0));
export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const flag = v.boolean();
export const isoDate = v.pipe(v.string(), v.check(isIsoDate));
/** `HH:MM`. */
export const wallClockTime = v.pipe(v.string(), v.check(isWallClockTime));
export const slugText = v.pipe(v.string(), v.check(isSlug));
/** An id sent as text or as a number, as text. */
export const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A line of text; "" when there is none. */
export function text(source: Json, key: string, maxChars: number, note: Note): string {
  return field(source, key, line(maxChars), note) ?? "";
}

/** The lines of a list field, at most `max.items`. */
export function lines(source: Json, key: string, max: { items: number; chars: number }, note: Note): string[] {
  return listField(source, key, max.items, note, (item, own) => field({ text: item }, "text", line(max.chars), own));
}
