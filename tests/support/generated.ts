/** Answers made from the descriptions of what the operator sends. */

import * as v from "valibot";
import { aboutOf, entriesOf, itemOf, variantsOf, wrappedOf } from "#app/operator/reading.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;

/** A field that is no object and no list. */
export interface Leaf {
  name: string;
  schema: AnySchema;
  /** What its description gives as an example, or the first entry of one. */
  example: unknown;
  isOptional: boolean;
  /** In a list: its place there; null elsewhere. */
  index: number | null;
}

interface Place {
  name: string;
  example: unknown;
  isOptional: boolean;
  index: number | null;
  /** Lists around it. */
  depth: number;
}

const ROOT: Place = { name: "", example: undefined, isOptional: false, index: null, depth: 0 };

/**
 * @param fill gives the value of each leaf
 * @param countOf entries of a list, by the number of lists around it; all kinds of blocks come once
 */
export function generated(
  schema: AnySchema,
  fill: (leaf: Leaf) => unknown,
  countOf: (depth: number) => number = () => 1,
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
    const count = Math.min(countOf(here.depth), aboutOf(schema).max ?? Number.POSITIVE_INFINITY);
    const items = kinds.length > 0 ? kinds : Array.from({ length: count }, () => item);
    // Blocks are apart from one another: each has lists of its own.
    const depth = kinds.length > 0 ? here.depth : here.depth + 1;
    return items.map((each, index) =>
      generated(each, fill, countOf, { ...below, depth, index: kinds.length > 0 ? null : index }),
    );
  }
  if (schema.type === "literal") return (schema as unknown as { literal: unknown }).literal;
  return fill({ ...here, schema });
}
