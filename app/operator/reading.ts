/**
 * Reads what the operator sends by its description, a valibot schema made with fields.ts. What does not fit is left out with a
 * finding, and the rest lives (specification 10.1): an optional field takes its default, an entry without a required field goes.
 */

import * as v from "valibot";
import { isObject, type Json } from "#app/domain/json.ts";
import { slug } from "#app/domain/names/names.ts";

/** Something in an answer that was not used as it was sent. */
export interface Finding {
  /** `items[*].title`; "" is the answer itself. */
  path: string;
  reason: "missing" | "dropped" | "cut" | "unknown";
  /** In words. */
  expected: string;
  /** The shape of what was sent, without its content: `text 99:99`, `a list of 3`. */
  found: string;
  /** The path with the numbers of entries, for the operator's engineer; never logged. */
  at: string;
  /** What was sent; never logged. */
  sent: unknown;
}

/** What reading an answer needs to know. */
export interface ReadingContext {
  /** The tenant's host. */
  host: string;
  adminBaseUrl: string;
  baseSiteUrl: string;
  /** Pictures inside HTML may come from these hosts, or `*.suffix`, too. */
  imageHosts: readonly string[];
  /** IANA name of the zone that dates and times without an offset are in. */
  timeZone: string;
  /** Code of the currency that amounts are in (ISO 4217). */
  currency: string;
  /** What one price of the tour is for, where it is not an adult (`pricePer`). */
  pricePer?: string | null | undefined;
  /** What was sent with the call, where what is answered depends on it: parts of path and query, fields of the body. */
  asked?: Readonly<Json> | undefined;
}

/** The same, and what is counted while an answer is read. */
export interface Reading extends ReadingContext {
  /** Called for each finding. */
  note: (finding: Finding) => void;
  /** How often each fragment id of the page was asked for. */
  fragments: Map<string, number>;
  photos: { count: number };
  /** HTML over the bounds, which was left out (bounded-html.ts). */
  refusedHtml: { count: number };
}

/** What is assumed of values that do not say it themselves: the tenant's, or a tour's own. */
export type Assumed = Pick<ReadingContext, "timeZone" | "currency" | "pricePer">;

export function startReading(context: ReadingContext, note: Reading["note"] = () => undefined): Reading {
  return { ...context, note, fragments: new Map(), photos: { count: 0 }, refusedHtml: { count: 0 } };
}

const MAX_SHOWN_CHARS = 24;
const MAX_FRAGMENT_CHARS = 60;

/** The shape of a value, never its content: letters become `a`, digits `9`. */
export function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "an object";
  if (typeof value !== "string") return typeof value === "number" ? "a number" : "true or false";
  if (value.length > MAX_SHOWN_CHARS) return `text of ${value.length} characters`;
  return `text ${value.replace(/\p{L}/gu, "a").replace(/\p{N}/gu, "9")}`;
}

/** A place in an answer. */
export class Position {
  readonly reading: Reading;
  readonly #parent: Position | null;
  readonly #key: string | number;

  constructor(reading: Reading, parent: Position | null = null, key: string | number = "") {
    this.reading = reading;
    this.#parent = parent;
    this.#key = key;
  }

  below(key: string | number): Position {
    return new Position(this.reading, this, key);
  }

  /** The same position, where something else is assumed. */
  assuming(assumed: Partial<Assumed>): Position {
    return new Position({ ...this.reading, ...assumed }, this.#parent, this.#key);
  }

  #path(indexOf: (index: number) => string): string {
    const before = this.#parent === null ? "" : this.#parent.#path(indexOf);
    if (typeof this.#key === "number") return `${before}[${indexOf(this.#key)}]`;
    return before === "" || this.#key === "" ? `${before}${this.#key}` : `${before}.${this.#key}`;
  }

  note(reason: Finding["reason"], expected: string, sent: unknown): void {
    const [path, at] = [this.#path(() => "*"), this.#path(String)];
    this.reading.note({ path, reason, expected, found: shapeOf(sent), at, sent });
  }

  /**
   * A fragment id that nothing else on the page has.
   *
   * @param prefix separates kinds, and CMS words from the layout's ids (`main`)
   * @returns null for words without letters or digits
   */
  fragment(prefix: string, words: string): string | null {
    // Cut first: normalizing 200 KB to keep 60 characters would waste CPU.
    const base = slug(words.slice(0, MAX_FRAGMENT_CHARS * 2))
      .slice(0, MAX_FRAGMENT_CHARS)
      .replace(/(?:-|[\ud800-\udbff])$/, "");
    if (base === "") return null;
    const { fragments } = this.reading;
    const id = `${prefix}-${base}`;
    const times = (fragments.get(id) ?? 0) + 1;
    fragments.set(id, times);
    // No slug has two hyphens, so a second "a" cannot collide with a heading "a 2".
    return times === 1 ? id : `${id}--${times}`;
  }
}

/** What fields.ts adds to a schema. */
export interface About {
  /** What fits, in words: `a whole number`. */
  expected?: string;
  /** Characters of a text, entries of a list. */
  max?: number;
  /** What a visitor misses without the field. */
  without?: string;
  /** null and "" are values, too. */
  readsEmpty?: boolean;
  /** An optional object that is absent reads as one without fields. */
  readsAbsent?: boolean;
  /** What becomes of a value that fits; undefined: it does not fit after all. */
  resolve?: (value: unknown, at: Position) => unknown;
  /** What its value is assumed to be for the fields beside it. */
  rules?: keyof Assumed;
  /** The entries of a list that are shown, in their order: `max` is the limit of these. */
  choose?: (entries: readonly ListEntry[], reading: Reading) => unknown[];
  /** What an optional field reads as when its value does not fit; absent: as if it were not sent. */
  unfit?: unknown;
}

/** An entry of a list that fits. */
export interface ListEntry<T = unknown> {
  value: T;
  at: Position;
}

export type AnySchema = v.GenericSchema<unknown, unknown>;

const abouts = new WeakMap<AnySchema, About>();

export function aboutOf(schema: AnySchema): About {
  const known = abouts.get(schema) ?? (v.getMetadata(schema) as About);
  abouts.set(schema, known);
  return known;
}

/** The fields of an object's description; null for another one. */
export function entriesOf(schema: AnySchema): Record<string, AnySchema> | null {
  return schema.type === "object" || schema.type === "loose_object"
    ? (schema as unknown as { entries: Record<string, AnySchema> }).entries
    : null;
}

/** The description of a list's entries; null for another one. */
export function itemOf(schema: AnySchema): AnySchema | null {
  return schema.type === "array" ? (schema as unknown as { item: AnySchema }).item : null;
}

/** The description of an optional field's value; null for a required one. */
export function wrappedOf(schema: AnySchema): AnySchema | null {
  return schema.type === "nullish" ? (schema as unknown as { wrapped: AnySchema }).wrapped : null;
}

/** The descriptions of objects that differ by their `type`; null for another one. */
export function variantsOf(schema: AnySchema): Map<string, AnySchema> | null {
  if (schema.type !== "variant") return null;
  const { options } = schema as unknown as { options: (AnySchema & { entries: { type: { literal: string } } })[] };
  return new Map(options.map((option) => [option.entries.type.literal, option]));
}

const REJECTED = Symbol("rejected");

/** Databases write "not there" in these ways; PHP writes an empty object as a list. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** PHP writes a list whose keys have gaps as an object: `{ "0": …, "2": … }`. */
export function asList(input: unknown): unknown {
  if (!isObject(input)) return input;
  const keys = Object.keys(input);
  return keys.length > 0 && keys.every((key) => /^\d{1,6}$/.test(key)) ? Object.values(input) : input;
}

/** No list needs more to find the entries that count; an answer of entries that do not fit must not cost more than one of entries that do. */
export const MAX_READ_ENTRIES = 2_000;

function readList(schema: AnySchema, item: AnySchema, input: unknown, at: Position): unknown {
  const list = asList(input);
  if (!Array.isArray(list)) {
    at.note("dropped", "a list", input);
    return REJECTED;
  }
  const { max = Number.POSITIVE_INFINITY, choose } = aboutOf(schema);
  const entries: ListEntry[] = [];
  // Without a choice among all, entries behind the limit are not read.
  const isFull = () => choose === undefined && entries.length >= max;
  let index = 0;
  for (; index < Math.min(list.length, Math.max(max, MAX_READ_ENTRIES)) && !isFull(); index += 1) {
    const place = at.below(index);
    const entry = { value: readAt(item, list[index], place), at: place };
    if (entry.value !== REJECTED) entries.push(entry);
  }
  const chosen = choose?.(entries, at.reading) ?? entries.map(({ value }) => value);
  if (index < list.length || chosen.length > max) at.note("cut", `at most ${max} entries`, list);
  return chosen.slice(0, max);
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The field that a name probably means: `phone_number` is `phone`. */
export function likelyName(name: string, fields: readonly string[]): string | null {
  const sent = plain(name);
  const isPart = (field: string) => field.length > 3 && (sent.startsWith(field) || sent.endsWith(field));
  return fields.find((field) => plain(field) === sent) ?? fields.find((field) => isPart(plain(field))) ?? null;
}

/** An answer made of names must not cost more than one of values. */
const MAX_UNKNOWN = 40;

function noteLikelyNames(entries: Record<string, AnySchema>, input: Json, at: Position): void {
  const absent = Object.keys(entries).filter((name) => !(name in input));
  if (absent.length === 0) return;
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(entries, name) && !isAbsent(input[name]));
  for (const name of unknown.slice(0, MAX_UNKNOWN)) {
    const meant = name.length > 60 ? null : likelyName(name, absent);
    if (meant !== null) at.below(name).note("unknown", meant, input[name]);
  }
}

function readObject(schema: AnySchema, entries: Record<string, AnySchema>, input: unknown, at: Position): unknown {
  const source = Array.isArray(input) && input.length === 0 ? {} : input;
  if (!isObject(source)) {
    at.note("dropped", "an object", input);
    return REJECTED;
  }
  noteLikelyNames(entries, source, at);
  // Further fields of a loose object stay as they are sent.
  const read: Json = schema.type === "loose_object" ? { ...source } : {};
  let there = at;
  for (const [name, entry] of rulingFirst(entries)) {
    const value = readAt(entry, Object.hasOwn(source, name) ? source[name] : undefined, there.below(name));
    if (value === REJECTED) return REJECTED;
    read[name] = value;
    const { rules } = aboutOf(entry);
    if (rules !== undefined && typeof value === "string") there = there.assuming({ [rules]: value });
  }
  return read;
}

/** Fields that rule how those beside them are read come first. */
function rulingFirst(entries: Record<string, AnySchema>): [name: string, schema: AnySchema][] {
  const order = (schema: AnySchema) => Number(aboutOf(schema).rules === undefined);
  return Object.entries(entries).toSorted(([, one], [, other]) => order(one) - order(other));
}

/** A type's name is as little content as a field's. */
const TYPE_NAME = /^[\w-]{1,40}$/;

function readVariant(variants: Map<string, AnySchema>, input: unknown, at: Position): unknown {
  const type = isObject(input) ? input.type : undefined;
  const variant = typeof type === "string" ? variants.get(type) : undefined;
  if (variant !== undefined) return readAt(variant, input, at);
  if (typeof type !== "string") at.below("type").note("missing", "the type of the block", type);
  else {
    const meant = type.length > 60 ? null : likelyName(type, [...variants.keys()]);
    at.below(TYPE_NAME.test(type) ? type : "type").note("unknown", meant ?? "no block of this kind", type);
  }
  return REJECTED;
}

function readLeaf(schema: AnySchema, input: unknown, at: Position): unknown {
  if (isAbsent(input) && schema.type !== "unknown") {
    at.note("missing", aboutOf(schema).expected ?? "a value", input);
    return REJECTED;
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  at.note("dropped", aboutOf(schema).expected ?? result.issues[0].expected ?? "another value", input);
  return REJECTED;
}

function readOptional(schema: AnySchema, wrapped: AnySchema, input: unknown, at: Position): unknown {
  const { readsEmpty = false, readsAbsent = false, unfit } = aboutOf(schema);
  const isNone = readsEmpty ? input === undefined : isAbsent(input);
  const value = isNone ? REJECTED : readAt(wrapped, input, at);
  if (value !== REJECTED) return value;
  if (!isNone && unfit !== undefined) return unfit;
  return readsAbsent ? readAt(wrapped, {}, at) : v.getDefault(schema as unknown as v.NullishSchema<AnySchema, unknown>);
}

function readKind(schema: AnySchema, input: unknown, at: Position): unknown {
  const wrapped = wrappedOf(schema);
  if (wrapped !== null) return readOptional(schema, wrapped, input, at);
  const entries = entriesOf(schema);
  if (entries !== null) return readObject(schema, entries, input, at);
  const variants = variantsOf(schema);
  if (variants !== null) return readVariant(variants, input, at);
  const item = itemOf(schema);
  return item === null ? readLeaf(schema, input, at) : readList(schema, item, input, at);
}

function readAt(schema: AnySchema, input: unknown, at: Position): unknown {
  const value = readKind(schema, input, at);
  const { resolve, expected } = aboutOf(schema);
  if (value === REJECTED || resolve === undefined) return value;
  const resolved = resolve(value, at);
  if (resolved !== undefined) return resolved;
  at.note("dropped", expected ?? "another value", input);
  return REJECTED;
}

/** @returns null when `input` is not what `schema` describes */
export function read<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  input: unknown,
  reading: Reading,
): v.InferOutput<S> | null {
  const value = readAt(schema, input, new Position(reading));
  return value === REJECTED ? null : value;
}
