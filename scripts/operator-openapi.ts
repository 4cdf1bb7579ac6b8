/** docs/openapi.json: what app/operator and app/blocks read, as OpenAPI 3.1. */

import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { isObject, type Json } from "#app/domain/json.ts";
import { exampleOf } from "#app/operator/example.ts";
import { flag } from "#app/operator/fields.ts";
import { aboutOf, entriesOf, itemOf, variantsOf, wrappedOf } from "#app/operator/reading.ts";
import type { AnyResource, Param } from "#app/operator/resource.ts";
import { type DescribedBlock, isSentWithoutBearer } from "./operator-docs.ts";

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
function jsonSchemaOf(schema: AnySchema): Json {
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

const isListCall = ({ data }: AnyResource) => itemOf(wrappedOf(data) ?? data) !== null;
const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

function parameters(resource: AnyResource): Json[] {
  const { params, query, hasIdempotencyKey } = resource;
  const one =
    (place: "path" | "query") =>
    ([name, { meaning, example }]: [string, Param]) => ({
      name,
      in: place,
      required: place === "path",
      description: meaning,
      example,
      schema: { type: typeof example === "number" ? "integer" : "string" },
    });
  return [
    component("parameters", "HostName"),
    component("parameters", "RequestId"),
    ...Object.entries<Param>(params ?? {}).map(one("path")),
    ...Object.entries<Param>(query ?? {}).map(one("query")),
    ...(isListCall(resource) ? [component("parameters", "Page")] : []),
    ...(hasIdempotencyKey ? [component("parameters", "IdempotencyKey")] : []),
  ];
}

/** The schema of what is sent: an object has all its fields. */
function sentSchema(example: unknown): Json {
  if (Array.isArray(example)) return { type: "array", items: sentSchema(example[0]) };
  if (!isObject(example)) return { type: typeof example === "number" ? "number" : "string" };
  const properties = Object.entries(example).map(([name, value]) => [name, sentSchema(value)]);
  return { type: "object", required: Object.keys(example), properties: Object.fromEntries(properties) as Json };
}

function requestBody(body: Record<string, Param>): Json {
  const fields = Object.entries(body).map(([field, { meaning: description, example }]) => [
    field,
    { ...sentSchema(example), description, examples: [example] },
  ]);
  const schema = { type: "object", required: Object.keys(body), properties: Object.fromEntries(fields) as Json };
  return { required: true, content: { "application/json": { schema } } };
}

function responses(resource: AnyResource): Json {
  const { data, method, isTokenCall, ofVisitor } = resource;
  // An answer whose `data` may be absent may be of any shape, or have no body.
  const isOptional = wrappedOf(data) !== null;
  const described = jsonSchemaOf(data);
  const answer = isTokenCall
    ? described
    : { type: "object", ...(isOptional ? {} : { required: ["data"] }), properties: { data: described } };
  const example = isTokenCall ? exampleOf(data) : { data: exampleOf(data) };
  const writes = resource.hasIdempotencyKey === true;
  return {
    200: { description: "Found, or done", content: { "application/json": { schema: answer, example } } },
    ...(writes ? { 201: { description: "Done" }, 204: { description: "Done; no body" } } : {}),
    ...(ofVisitor ? { 401: component("responses", "TokenRanOut") } : {}),
    404: component("responses", "NotThere"),
    ...(writes ? { 422: component("responses", "Refused") } : {}),
    429: component("responses", "TooMany"),
    ...(method === "GET" ? { "5XX": component("responses", "Failed") } : {}),
  };
}

const tagOf = (path: string) => path.split("/")[2] ?? "";

function operation(resource: AnyResource): Json {
  const { name, path, meaning, without, body, ofVisitor } = resource;
  const security = [
    ...(isSentWithoutBearer(resource) ? [{ key: [] }] : []),
    { key: [], ...(ofVisitor ? { visitor: [] } : {}) },
  ];
  return {
    operationId: name,
    tags: [tagOf(path)],
    description: `${meaning}. Without it: ${without}.`,
    security,
    parameters: parameters(resource),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: responses(resource),
  };
}

/** The operator's API as an OpenAPI document. */
export function operatorOpenApi(resources: readonly AnyResource[], blocks: readonly DescribedBlock[]): Json {
  const paths: Record<string, Json> = {};
  for (const resource of resources) {
    const path = resource.path.replace(/:([a-zA-Z]+)/g, "{$1}");
    paths[path] = { ...paths[path], [resource.method.toLowerCase()]: operation(resource) };
  }
  const header = (name: string, description: string, required: boolean) => ({
    name,
    in: "header",
    required,
    description,
    schema: { type: "string" },
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "What the site asks of an operator",
      version: "1.0.0",
      description: "docs/operator-api.md says more.",
    },
    servers: [{ url: "https://api.example" }],
    tags: [...new Set(resources.map(({ path }) => tagOf(path)))].map((name) => ({ name })),
    paths,
    components: {
      parameters: {
        HostName: header("Host-Name", "The site's host", true),
        RequestId: header("X-Request-Id", "For your log; the visitor sees it on an error page", false),
        IdempotencyKey: header("Idempotency-Key", "A write that is repeated has the same one", false),
        Page: {
          name: "page",
          in: "query",
          required: false,
          schema: { type: "integer" },
          description: "Only asked for where the answer before says that there are more; not needed for whole lists",
        },
      },
      responses: {
        TokenRanOut: { description: "The visitor's token ran out: it is refreshed once" },
        NotThere: { description: "There is no such thing; 410 is the same" },
        Refused: {
          description: "Not done; the text is shown to the visitor",
          content: {
            "application/json": {
              schema: { type: "object", properties: { message: { type: "string" } } },
              example: { message: "That room was sold a minute ago." },
            },
          },
        },
        TooMany: { description: "`Retry-After` says for how many seconds the site waits" },
        Failed: { description: "Asked once more; then visitors see the last good copy" },
      },
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-Api-Key" },
        visitor: { type: "http", scheme: "bearer" },
      },
      schemas: Object.fromEntries(
        blocks.map(({ type, schema }) => {
          const described = jsonSchemaOf(schema);
          return [
            `block-${type}`,
            { ...described, properties: { type: { const: type }, ...(described.properties as Json) } },
          ];
        }),
      ) as Json,
    },
  };
}
