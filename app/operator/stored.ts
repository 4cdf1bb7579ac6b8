/** Copies of answers that were stored before their description had all its fields. */

import { memoize } from "es-toolkit/function";
import * as v from "valibot";
import { isObject, type Json } from "#app/domain/json.ts";
import { EXAMPLE_CONTEXT, exampleOf } from "./example.ts";
import { type AnySchema, entriesOf, itemOf, read, startReading, wrappedOf } from "./reading.ts";

const nothing = () => startReading(EXAMPLE_CONTEXT);

/** The optional fields of an object that keep their names when it is read, with what they read as when absent. */
const optionalFields = memoize((schema: AnySchema) => {
  const example = read(schema, exampleOf(schema), nothing());
  const kept = isObject(example) ? Object.keys(example) : [];
  return Object.entries(entriesOf(schema) ?? {}).flatMap(([name, entry]): [string, unknown][] => {
    return kept.includes(name) && wrappedOf(entry) !== null ? [[name, read(entry, undefined, nothing())]] : [];
  });
});

/** Null is a default where the field never reads as null. */
const isLacking = (stored: unknown, value: unknown) =>
  stored === undefined || (stored === null && value !== null && typeof value !== "object");

function filled(schema: AnySchema, stored: Json): Json {
  const lacking = optionalFields(schema).filter(([name, value]) => isLacking(stored[name], value));
  return lacking.length === 0 ? stored : { ...stored, ...Object.fromEntries(lacking) };
}

const completed = new WeakMap<object, unknown>();

/**
 * A stored copy, with the defaults of its description for the fields that it lacks: of the object, or of each entry of the list.
 * The same copy gives the same object.
 */
export function complete<S extends AnySchema, T extends v.InferOutput<S> | null>(schema: S, stored: T): T {
  if (typeof stored !== "object" || stored === null) return stored;
  const before = completed.get(stored);
  if (before !== undefined) return before as T;
  const item = itemOf(schema);
  const fill = (one: AnySchema, value: unknown) => (isObject(value) ? filled(one, value) : value);
  const all = item !== null && Array.isArray(stored) ? stored.map((each) => fill(item, each)) : fill(schema, stored);
  completed.set(stored, all);
  return all as T;
}
