/** JSON Schema of what is described (resource.ts), for OpenAPI documents. */

import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import type { Json } from "#app/domain/json.ts";
import { flag } from "./fields.ts";
import { aboutOf, entriesOf, itemOf, type ReadingContext, variantsOf, wrappedOf } from "./reading.ts";
import type { AnyResource } from "./resource.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;

function saidOf(schema: AnySchema): Json {
  const [description, examples] = [v.getDescription(schema), v.getExamples(schema)];
  return { ...(description === undefined ? {} : { description }), ...(examples.length === 0 ? {} : { examples }) };
}

const FLAG = aboutOf(flag).expected;

/** Many validators read patterns without the flag that letters of all scripts need: words say the same. */
function patternOf(pattern: unknown): Json {
  return typeof pattern === "string" && !pattern.includes("\\p{") ? { pattern } : {};
}

/** Without what only the reader and the documents use. */
function leafOf(schema: AnySchema): Json {
  const {
    $schema: _dialect,
    expected,
    max: _max,
    resolve: _resolve,
    without: _without,
    pattern,
    ...json
  } = toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" }) as Json;
  const described = {
    ...(expected === undefined ? {} : { description: expected }),
    ...json,
    ...patternOf(pattern),
  };
  if (aboutOf(schema).expected === FLAG) return { ...described, type: ["boolean", "integer", "string"] };
  // Numbers may come as text, which a type beside the alternatives would forbid.
  const { anyOf, type, ...rest } = described as Json;
  if (!Array.isArray(anyOf) || type === undefined) return described;
  return { ...rest, anyOf: anyOf.map((each: Json) => (each.type === "number" ? { ...each, type } : each)) };
}

/** An optional field may be null. */
function orNull({ type, anyOf, ...json }: Json): Json {
  if (Array.isArray(anyOf)) return { ...json, anyOf: [...anyOf, { type: "null" }] };
  if (type === undefined) return json;
  return { ...json, type: [...(Array.isArray(type) ? type : [type]), "null"] };
}

/** What the operator may send. An optional field may be absent or null. */
export function jsonSchemaOf(schema: AnySchema): Json {
  const said = saidOf(schema);
  const wrapped = wrappedOf(schema);
  if (wrapped !== null) return { ...orNull(jsonSchemaOf(wrapped)), ...said };
  const item = itemOf(schema);
  if (item !== null) {
    const { max } = aboutOf(schema);
    return { type: "array", items: jsonSchemaOf(item), ...(max === undefined ? {} : { maxItems: max }), ...said };
  }
  const variants = variantsOf(schema);
  if (variants !== null) return { oneOf: [...variants.values()].map(jsonSchemaOf), ...said };
  const entries = entriesOf(schema);
  if (entries === null) return { ...leafOf(schema), ...said };
  const required = Object.keys(entries).filter((name) => wrappedOf(entries[name] as AnySchema) === null);
  const properties = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry)]));
  return { type: "object", ...(required.length === 0 ? {} : { required }), properties, ...said };
}

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

/** What an OpenAPI document says first of a call. */
export function operationHead({ name, path, meaning, without }: AnyResource) {
  return { operationId: name, tags: [tagOf(path)], description: `${meaning}. Without it: ${without}.` };
}

const tagOf = (path: string) => path.split("/")[2] ?? "";

/** The tags of calls, as a document lists them. */
export const tagsOf = (resources: readonly AnyResource[]) =>
  [...new Set(resources.map(({ path }) => tagOf(path)))].map((name) => ({ name }));

/** The installation of the examples. */
export const EXAMPLE_CONTEXT: ReadingContext = {
  host: "canyon.example",
  adminBaseUrl: "https://admin.example",
  baseSiteUrl: "https://canyon.example",
  imageHosts: [],
  timeZone: "America/Los_Angeles",
  currency: "USD",
};
