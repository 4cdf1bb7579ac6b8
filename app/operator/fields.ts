/**
 * The words in which the operator's answers are described: what fits, what is tolerated, and what each field means. The reader
 * (reading.ts), the types, docs/operator-api.md and `npm run operator` follow from it.
 */

import { decodeHTML } from "entities";
import * as v from "valibot";
import { isLanguageTag } from "#app/domain/content/film-languages.ts";
import { imageUrl, NO_IMAGE } from "#app/domain/content/media.ts";
import { safeUrl } from "#app/domain/http/safe-url.ts";
import { isNo, isObject, lowerCase } from "#app/domain/json.ts";
import { KILOMETERS_PER_MILE } from "#app/domain/locale/format.ts";
import { parseHexColor } from "#app/domain/tenant/colors.ts";
import { oneLine } from "./one-line.ts";
import { type About, type AnySchema, aboutOf, type ListEntry, type Position } from "./reading.ts";

type Of<S extends AnySchema> = v.InferOutput<S>;

/** Says in words what fits. */
export function expects<S extends AnySchema>(
  expected: string,
  schema: S,
  more: Omit<About, "expected"> = {},
): v.GenericSchema<unknown, Of<S>> {
  return v.pipe(schema, v.metadata({ ...more, expected })) as v.GenericSchema<unknown, Of<S>>;
}

/**
 * What becomes of a value that fits, where that depends on the tenant or on the answer.
 *
 * @param resolve returns undefined for what does not fit after all
 */
export function resolved<S extends AnySchema, T>(
  schema: S,
  resolve: (value: Of<S>, at: Position) => T,
): v.GenericSchema<unknown, Exclude<T, undefined>> {
  const before = aboutOf(schema).resolve;
  const both: About["resolve"] = (value, at) => {
    const first = before === undefined ? value : before(value, at);
    return first === undefined ? undefined : resolve(first, at);
  };
  return v.pipe(schema, v.metadata({ resolve: both })) as unknown as v.GenericSchema<unknown, Exclude<T, undefined>>;
}

/**
 * What a field means, for docs/operator-api.md.
 *
 * @param meaning with its unit
 * @param without what a visitor misses without an optional field
 */
function described<S extends AnySchema>(schema: S, meaning: string, example?: unknown, without?: string): S {
  const said = v.pipe(schema, v.description(meaning), v.metadata(without === undefined ? {} : { without }));
  return (example === undefined ? said : v.pipe(said, v.examples([example]))) as unknown as S;
}

/** A field without which the object that has it is left out. */
export function required<S extends AnySchema>(schema: S, meaning: string, example?: unknown): S {
  return described(schema, meaning, example);
}

/** A field that reads as null where it is absent or does not fit. */
export function optional<S extends AnySchema>(schema: S, meaning: string, example?: unknown, without?: string) {
  return withDefault(schema as v.GenericSchema<unknown, Of<S> | null>, null, meaning, example, without);
}

/** A field that reads as `value` where it is absent or does not fit. */
export function withDefault<S extends AnySchema>(
  schema: S,
  value: Of<S>,
  meaning: string,
  example?: unknown,
  without?: string,
): v.GenericSchema<unknown, Of<S>> {
  return described(v.nullish(schema, value) as v.GenericSchema<unknown, Of<S>>, meaning, example, without);
}

/** One line of text, "" where it is absent or does not fit. */
export function words(max: number, meaning: string, example?: unknown, without?: string) {
  return withDefault(line(max), "", meaning, example, without);
}

/** Cut at a word, or else between two letters as people see them. @param max in code points */
function shortened(text: string, max: number): string {
  let [start, length] = ["", 0];
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
    length += Array.from(segment).length;
    if (length >= max) break;
    start += segment;
  }
  const end = start.lastIndexOf(" ");
  return `${end > start.length / 2 ? start.slice(0, end) : start}…`;
}

/** Paragraphs of plain text, parted by empty lines, of which one is kept. "" where they are absent. */
export function paragraphs(max: number, meaning: string, example?: unknown, without?: string) {
  const expected = `text of at most ${max} characters`;
  const schema = resolved(expects(expected, v.string(), { max }), (sent, at) => {
    const text = decodeHTML(sent.slice(0, max * 2))
      .split(/(?:\r?\n[^\S\n]*){2,}/)
      .map(oneLine)
      .filter((paragraph) => paragraph !== "")
      .join("\n\n");
    if (text.length <= max) return text;
    at.note("cut", expected, sent);
    return shortened(text, max);
  });
  return withDefault(schema, "", meaning, example, without);
}

/** A list of at most `max` entries; those that do not fit are left out. @param choose among them, before the limit */
export function listOf<S extends AnySchema>(
  item: S,
  max: number,
  choose?: About["choose"],
): v.GenericSchema<unknown, Of<S>[]> {
  const more = { max, ...(choose && { choose }) };
  return expects(`a list of at most ${max}`, v.array(item), more) as v.GenericSchema<unknown, Of<S>[]>;
}

/** The first entry of each key counts; a further one is a finding that names it. @param expected in words */
export function firstOfEach<T>(
  keyOf: (entry: T) => unknown,
  expected: string,
  nameOf: (entry: T) => unknown = keyOf,
): About["choose"] {
  return (entries) => {
    const first = new Map<unknown, T>();
    for (const { value, at } of entries as readonly ListEntry<T>[]) {
      if (first.has(keyOf(value))) at.note("dropped", expected, nameOf(value));
      else first.set(keyOf(value), value);
    }
    return [...first.values()];
  };
}

/** A list that is empty where it is absent or none. */
export function many<S extends AnySchema>(
  item: S,
  max: number,
  meaning: string,
  example?: unknown,
  without?: string,
  choose?: About["choose"],
) {
  return withDefault(listOf(item, max, choose), [], meaning, example, without);
}

/** An object whose fields are all optional; where it is absent, they take their defaults. */
export function nested<S extends AnySchema>(
  schema: S,
  meaning: string,
  without?: string,
): v.GenericSchema<unknown, Of<S>> {
  const empty = v.pipe(v.nullish(schema, {}), v.metadata({ readsAbsent: true } satisfies About));
  return described(empty as unknown as v.GenericSchema<unknown, Of<S>>, meaning, undefined, without);
}

/** Ids and names also come as numbers. */
export const textOrNumber = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** One line of plain text, in which HTML entities are decoded once. Longer than `max` characters, it is cut at a word. Numbers are text. */
export function line(max: number): v.GenericSchema<unknown, string> {
  const expected = `text of at most ${max} characters`;
  const schema = expects(expected, textOrNumber, { max });
  return resolved(schema, (sent, at) => {
    // An entity is up to ten characters, a letter with marks up to nine.
    const text = oneLine(decodeHTML(sent.slice(0, max * 10)));
    if (text === "") return undefined;
    // Two UTF-16 units make a character at most.
    if (text.length <= max || Array.from(text).length <= max) return text;
    at.note("cut", expected, sent);
    return shortened(text, max);
  });
}

/** As `line`, also in an object, in the first of these fields that has one. */
export function lineIn(max: number, ...fields: readonly string[]): v.GenericSchema<unknown, string> {
  const said = (sent: unknown) =>
    isObject(sent)
      ? fields.map((name) => sent[name]).find((value) => value !== null && value !== undefined && value !== "")
      : sent;
  return v.pipe(v.unknown(), v.transform(said), textOrNumber, v.metadata({ ...aboutOf(line(max)) }));
}

/** Numbers also come as text, as many databases print them ("7", "129.00"). */
const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^-?[0-9]{1,15}(?:\.[0-9]{1,15})?$/), v.transform(Number)),
]);
const rounded = (digits: number) => v.transform((value: number) => Number(value.toFixed(digits)));
/** Signed degrees, to a meter. */
const degrees = (limit: number) =>
  expects(`degrees, -${limit} to ${limit}`, v.pipe(numeric, v.minValue(-limit), v.maxValue(limit), rounded(5)));
export const latitude = degrees(90);
export const longitude = degrees(180);
/** Databases hold 0 where nobody filled in a number. */
const noneForZero = v.transform((value: number) => (value === 0 ? null : value));
/** More than any tour has: numbers beyond it are mistakes, and would show as `1e+308 miles`. */
const upTo = (max: number) => v.pipe(numeric, v.minValue(0), v.maxValue(max));

const isLength = (value: number) => value === 0 || value >= 1 / 60;
/** A minute to sixty days; 0 is none. */
export const hours = expects("hours", v.pipe(upTo(1_440), v.check(isLength), noneForZero));
/** The stars of a review. */
export const stars = expects("stars, 1 to 5", v.pipe(numeric, v.minValue(1), v.maxValue(5), rounded(1)));
/** 0 is none: the town itself, or nobody filled it in. */
export const miles = expects("miles", v.pipe(upTo(25_000), rounded(1), noneForZero));
const inMiles = v.transform((distance: number) => distance / KILOMETERS_PER_MILE);
/** As `miles`, which they are read as. */
export const kilometers = expects("kilometers", v.pipe(upTo(40_000), rounded(1), inMiles, noneForZero));
const inFahrenheit = v.transform((degrees: number) => Math.round(degrees * 1.8 + 32));
/** Read as degrees Fahrenheit. */
export const celsius = expects("degrees, -60 to 60", v.pipe(numeric, v.minValue(-60), v.maxValue(60), inFahrenheit));
export const minutes = expects(
  "minutes, 1 to 600",
  v.pipe(numeric, v.minValue(1), v.maxValue(600), v.transform(Math.round)),
);
/** Guests. */
export const people = expects("a whole number of people", v.pipe(upTo(100_000), v.integer()));
const seats = expects(
  "a whole number of seats",
  v.pipe(
    numeric,
    v.integer(),
    v.minValue(-1),
    v.maxValue(100_000),
    v.transform((value) => (value === -1 ? null : value)),
  ),
);
/** Seats left; null when they are not counted, for which some systems send -1. A number that cannot be sells none. A boat or a van is free or not. */
export function seatsLeft(meaning: string, example: number, without?: string) {
  const counted = v.pipe(optional(seats, meaning, example, without), v.metadata({ unfit: 0 } satisfies About));
  return resolved(counted as ReturnType<typeof optional<typeof seats>>, (count, { reading }) =>
    reading.pricePer && count !== 0 ? null : count,
  );
}
export const weekday = expects("a weekday, 0 (Sunday) to 6", v.pipe(upTo(6), v.integer()));
export const years = expects("years, 0 to 120", v.pipe(upTo(120), v.integer()));
/** @param max of what it counts */
export const whole = (max = Number.MAX_SAFE_INTEGER) =>
  expects(
    max === Number.MAX_SAFE_INTEGER ? "a whole number from 1" : `a whole number, 1 to ${max}`,
    v.pipe(numeric, v.safeInteger(), v.minValue(1), v.maxValue(max)),
  );

const YES = new Set<unknown>([true, 1, "1", "true", "yes", "on"]);
const isYes = (value: unknown) => YES.has(lowerCase(value));
export const flag = expects(
  "true or false",
  v.pipe(
    v.unknown(),
    v.check((value) => isYes(value) || isNo(value)),
    v.transform(isYes),
  ),
);

/** `false` where it is absent. */
export const noByDefault = (meaning: string, example = true) => withDefault(flag, false, meaning, example);
/** `true` where it is absent. */
export const yesByDefault = (meaning: string) => withDefault(flag, true, meaning, true);

/** True without a word. A database's empty value hides. */
export function visible(meaning: string): v.GenericSchema<unknown, boolean> {
  const schema = v.pipe(
    v.unknown(),
    v.transform((value) => !isNo(value) && value !== null && value !== ""),
  );
  return described(
    v.pipe(v.nullish(expects("true or false", schema), true), v.metadata({ readsEmpty: true } satisfies About)),
    meaning,
    true,
  ) as v.GenericSchema<unknown, boolean>;
}

/** The answer of calls that say nothing but that it was done: no body is needed, and any is one. */
export const nothing = v.nullish(
  resolved(v.unknown(), () => null),
  null,
) as v.GenericSchema<unknown, null>;

export const email = expects("a mail address", v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)));

function accepted(expected: string, reading: (input: unknown) => string | null) {
  return expects(expected, v.pipe(v.unknown(), v.transform(reading), v.string()));
}

/** A language, as BCP 47 writes it. */
export const language = resolved(line(5), (tag) => (isLanguageTag(tag) ? tag : undefined));

export const linkTarget = accepted("a path, or an address that begins with https:", safeUrl);
export const hexColor = accepted("a color, #0a5c36", parseHexColor);

/** A path below the admin host, or the address of a picture elsewhere, with or without `https:`. The placeholder counts as none. */
export const picture = resolved(expects("a picture's path or address", v.string()), (text, { reading }) => {
  const url = imageUrl(text.trim().replace(/^\/\//, "https://"), reading.adminBaseUrl);
  return url === NO_IMAGE ? undefined : url;
});

/** A picture that has a place of its own: a placeholder is drawn there without it. */
export function shownPicture(meaning: string, example: string) {
  return withDefault(picture, NO_IMAGE, meaning, example, "a drawn placeholder");
}

/** A link with its words. */
export const namedLink = v.object({
  title: required(line(80), "Words of the link", "See all tours"),
  url: required(linkTarget, "Where it leads", "/our-tours"),
});
