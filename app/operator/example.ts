/** What the fields of an answer are described with as examples. */

import * as v from "valibot";
import { type AnySchema, entriesOf, itemOf, type ReadingContext, variantsOf, wrappedOf } from "./reading.ts";

/** What the operator may send, with the example of each field; undefined where there is none. */
export function exampleOf(schema: AnySchema): unknown {
  const [example] = v.getExamples(schema) as readonly unknown[];
  if (example !== undefined) return example;
  if (schema.type === "literal") return (schema as unknown as { literal: unknown }).literal;
  const [variant] = variantsOf(schema)?.values() ?? [];
  if (variant !== undefined) return exampleOf(variant);
  const wrapped = wrappedOf(schema);
  if (wrapped !== null) return exampleOf(wrapped);
  const item = itemOf(schema);
  if (item !== null) return [exampleOf(item)].filter((entry) => entry !== undefined);
  const entries = entriesOf(schema);
  return entries === null
    ? undefined
    : Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, exampleOf(entry)]));
}

/** The installation of the examples. */
export const EXAMPLE_CONTEXT: ReadingContext = {
  host: "canyon.example",
  adminBaseUrl: "https://admin.example",
  baseSiteUrl: "https://canyon.example",
  imageHosts: [],
  timeZone: "America/Los_Angeles",
  currency: "USD",
};
