/** Operator answers with a test's text in every field, for the pages of `HOSTILE_PATHS`. */

import * as v from "valibot";
import { aboutOf, entriesOf, itemOf, variantsOf, wrappedOf } from "#app/operator/reading.ts";
import type { AnyResource } from "#app/operator/resource.ts";
import { RESOURCES } from "#app/resources.server.ts";
import type { Captured } from "./capture-server.ts";
import { readAs } from "./read-as.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The home page, one with every kind of block, a post, a list of tours, a tour: together they show every CMS field. */
export const HOSTILE_PATHS = ["/", "/faq", "/blog/hostile-post", "/our-tours", "/tours/1"];

interface Place {
  name: string;
  /** What its description gives as an example, or the first entry of one. */
  example: unknown;
  isOptional: boolean;
  /** In a list: its place there; null elsewhere. */
  index: number | null;
  /** Lists around it. */
  depth: number;
}

/** A field that is no object and no list. */
interface Leaf extends Place {
  schema: AnySchema;
}

const ROOT: Place = { name: "", example: undefined, isOptional: false, index: null, depth: 0 };

/**
 * An answer made from the description of what the operator sends.
 *
 * @param fill gives the value of each leaf
 * @param countOf entries of a list, by the number of lists around it; all kinds of blocks come once
 */
function generated(
  schema: AnySchema,
  fill: (leaf: Leaf) => unknown,
  countOf: (depth: number) => number,
  place: Place = ROOT,
): unknown {
  const [example = place.example] = v.getExamples(schema) as readonly unknown[];
  const here = { ...place, example };
  const wrapped = wrappedOf(schema);
  if (wrapped !== null) return generated(wrapped, fill, countOf, { ...here, isOptional: true });
  const entries = entriesOf(schema);
  if (entries !== null) {
    const field = { ...here, example: undefined, isOptional: false };
    return Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, generated(entry, fill, countOf, { ...field, name })]),
    );
  }
  const item = itemOf(schema);
  if (item !== null) {
    const below = { ...here, example: Array.isArray(example) ? example[0] : undefined, isOptional: false };
    const kinds = [...(variantsOf(item)?.values() ?? [])];
    // Blocks are apart from one another: each has lists of its own.
    if (kinds.length > 0) return kinds.map((each) => generated(each, fill, countOf, { ...below, index: null }));
    const count = Math.min(countOf(here.depth), aboutOf(schema).max ?? Number.POSITIVE_INFINITY);
    const depth = here.depth + 1;
    return Array.from({ length: count }, (_, index) => generated(item, fill, countOf, { ...below, depth, index }));
  }
  if (schema.type === "literal") return (schema as unknown as { literal: unknown }).literal;
  return fill({ ...here, schema });
}

/** Entries of a list inside a list. */
const FEW = 3;
/** Characters of a text without a limit, an address for example. */
const FIRST_ONLY = 0;

/** From the text at `start` on, as many as fit. */
function packed(texts: readonly string[], start: number, max: number): string {
  const [first = "", ...rest] = [...texts.slice(start), ...texts.slice(0, start)];
  return rest.reduce((joined, text) => (joined.length + text.length < max ? `${joined} ${text}` : joined), first);
}

/** Fields that must fit for a page to be shown at all, and numbers. */
function fixed({ name, example, index, isOptional }: Leaf): unknown {
  // Pictures that are there whatever the text is, the tour page's first among them.
  const isShown = !isOptional || (name === "headerImage" && index === null);
  if (isShown && typeof example === "string" && example.startsWith("/media/")) return example;
  if (name === "slug") return index === null ? "hostile-post" : `p-${index}`;
  if (name === "id" && typeof example === "number") return (index ?? 0) + 1;
  if (name === "parent") return null;
  return typeof example === "string" ? undefined : example;
}

function hostile({ data }: AnyResource, texts: readonly string[], htmls: readonly string[]): unknown {
  let field = 0;
  return generated(
    data,
    (leaf) => {
      const value = fixed(leaf);
      if (value !== undefined) return value;
      field += 1;
      const { expected, max = FIRST_ONLY } = aboutOf(leaf.schema);
      if (expected === "HTML") return leaf.index === null ? htmls.join("\n") : (htmls[leaf.index] ?? "a");
      const text =
        leaf.index === null ? packed(texts, field % texts.length, max) : texts[(leaf.index + field) % texts.length];
      if (leaf.isOptional || readAs(leaf.schema, text).data !== null) return text;
      // Without a required field, the whole entry would be left out.
      return String(leaf.example).startsWith("https:") ? "/word" : leaf.example;
    },
    (depth) => (depth === 0 ? texts.length : FEW),
  );
}

const patternOf = ({ path }: AnyResource) => new RegExp(`^${String(path).replace(/:[a-zA-Z]+/g, "[^/]+")}$`);

/**
 * The operator's answer to a call.
 *
 * @param texts for the fields that are words and addresses
 * @param htmls for the fields that are HTML
 */
export function hostileAnswer(
  { url }: Pick<Captured, "url">,
  texts: readonly string[],
  htmls: readonly string[],
): unknown {
  const path = new URL(url, "http://operator.invalid").pathname;
  const called = RESOURCES.find((resource) => resource.from.includes("edge") && patternOf(resource).test(path));
  return called === undefined ? null : hostile(called, texts, htmls);
}
