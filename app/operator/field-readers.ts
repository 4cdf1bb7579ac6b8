/** Tolerant readers for the operator's JSON: a bad field is dropped and noted, the others stay (specification 10.1). */

import * as v from "valibot";
import { isIsoDate, isWallClockTime } from "#app/domain/calendar/dates.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import type { Json } from "#app/domain/json.ts";

/** Receives the path of each dropped field, for one log line per call. */
export type Note = (path: string) => void;

/** Discards notes: the browser has no log. */
export const ignore: Note = () => undefined;

/** null for what does not fit; absent values (undefined, null, "") are not noted. */
export function field<T>(source: Json, key: string, schema: v.GenericSchema<unknown, T>, note: Note): T | null {
  const value = source[key];
  if (value === undefined || value === null || value === "") return null;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  note(key);
  return null;
}

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

export function listField<T>(
  source: Json,
  key: string,
  max: number,
  note: Note,
  read: (item: unknown, note: Note) => T | null,
): T[] {
  return list(source[key], max, (path) => note(`${key}${path}`), read);
}

/** LRE to RLO: they reverse what follows in the paragraph, other texts too. Arabic and Hebrew need none of them. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e]/g;
/** More marks on one letter than any script has: they paint over the lines around. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** XML forbids them. */
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu;

/** The text without characters that change the text around it. */
export function selfContained(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, "").replace(PILED_MARKS, "$1").replace(NONCHARACTERS, "");
}

/**
 * One line of at most `max` characters: controls and white space become a space, lone surrogates U+FFFD
 * (`encodeURIComponent` throws on them), and nothing changes the text around it.
 */
export function line(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => {
      const clean = selfContained(text.slice(0, max * 2))
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim();
      return Array.from(clean.toWellFormed()).slice(0, max).join("");
    }),
    v.nonEmpty(),
  );
}

/** Numbers also come as text, as many databases print them ("7", "129.00"). */
const number = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^[0-9]{1,15}(?:\.[0-9]{1,6})?$/), v.transform(Number)),
]);
/** Signed degrees, to a meter. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(v.string(), v.trim(), v.regex(/^-?[0-9]{1,3}(?:\.[0-9]{1,15})?$/), v.transform(Number)),
    ]),
    v.minValue(-limit),
    v.maxValue(limit),
    v.transform((value: number) => Number(value.toFixed(5))),
  );
export const latitude = degrees(90);
export const longitude = degrees(180);
/** More than any tour has: numbers beyond it are mistakes, and would show as `1e+308 miles`. */
const upTo = (max: number) => v.pipe(number, v.minValue(0), v.maxValue(max));
const rounded = (digits: number) => v.transform((value: number) => Number(value.toFixed(digits)));
/** In dollars, to the cent. 0 is what a database holds where nobody filled it in. */
export const price = v.pipe(upTo(1_000_000), rounded(2), v.minValue(0.01));
/** A minute to sixty days. */
export const hours = v.pipe(upTo(1_440), v.minValue(1 / 60));
export const miles = v.pipe(upTo(25_000), rounded(1));
/** Guests or seats. */
export const people = v.pipe(upTo(100_000), v.integer());
export const years = v.pipe(upTo(120), v.integer());
export const wholeNumber = v.pipe(number, v.safeInteger(), v.minValue(1));
export const flag = v.boolean();
export const isoDate = v.pipe(v.string(), v.check(isIsoDate));
export const wallClockTime = v.pipe(v.string(), v.check(isWallClockTime));
export const slugText = v.pipe(v.string(), v.check(isSlug));
/** Ids come as text or as numbers. */
export const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export function text(source: Json, key: string, maxChars: number, note: Note): string {
  return field(source, key, line(maxChars), note) ?? "";
}

export function lines(source: Json, key: string, max: { items: number; chars: number }, note: Note): string[] {
  return listField(source, key, max.items, note, (item, own) => field({ text: item }, "text", line(max.chars), own));
}
