/** The generated part of docs/operator-api.md, and docs/openapi.json: both say what app/operator and app/blocks read. */

import * as v from "valibot";
import { isObject, type Json } from "#app/domain/json.ts";
import { exampleOf, jsonSchemaOf } from "#app/operator/json-schema.ts";
import { aboutOf, entriesOf, itemOf, wrappedOf } from "#app/operator/reading.ts";
import type { AnyResource, Param } from "#app/operator/resource.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;

/** A block of the page builder, as the registry of app/blocks describes it. */
export interface DescribedBlock {
  type: string;
  meaning: string;
  schema: AnySchema;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

/** Objects that were described above: they have the same descriptions of the same fields. */
type Seen = { fields: readonly AnySchema[]; name: string }[];

const fieldsBelow = (schema: AnySchema) => Object.values(entriesOf(innermost(schema)) ?? {});

/** Where the fields of an object were described; null for a new one, which is noted. */
function seenAs(schema: AnySchema, seen: Seen, name: string): string | null {
  const fields = fieldsBelow(schema);
  if (fields.length === 0) return null;
  const isSame = (other: readonly AnySchema[]) =>
    other.length === fields.length && fields.every((field, at) => field === other[at]);
  const known = seen.find((entry) => isSame(entry.fields));
  if (known === undefined) seen.push({ fields, name });
  return known?.name ?? null;
}

interface Row {
  name: string;
  schema: AnySchema;
  isRequired: boolean;
  /** Where the fields below it were described before. */
  as: string | null;
}

function innermost(schema: AnySchema): AnySchema {
  const inner = wrappedOf(schema) ?? itemOf(schema);
  return inner === null ? schema : innermost(inner);
}

/** Fields with those below them, `itinerary[].title`. */
function rowsOf(schema: AnySchema, seen: Seen, prefix: string): Row[] {
  return Object.entries(entriesOf(innermost(schema)) ?? {}).flatMap(([key, field]) => {
    if (field.type === "literal") return [];
    const isList = itemOf(wrappedOf(field) ?? field) !== null;
    const name = `${prefix}${key}`;
    const as = seenAs(field, seen, name);
    const row = { name, schema: field, isRequired: wrappedOf(field) === null, as };
    return [row, ...(as === null ? rowsOf(field, seen, `${name}${isList ? "[]" : ""}.`) : [])];
  });
}

/** What fits. */
function kindOf(schema: AnySchema): string {
  const inner = wrappedOf(schema) ?? schema;
  const { expected, max } = aboutOf(inner);
  if (itemOf(inner) !== null) return `list, ${max}`;
  if (expected?.startsWith("text of")) return `text, ${max}`;
  return expected ?? (entriesOf(inner) === null ? "text" : "object");
}

function fieldsTable(schema: AnySchema, seen: Seen, name: string): string {
  const as = seenAs(schema, seen, name);
  if (as !== null) return `Fields as of \`${as}\`.`;
  const rows = rowsOf(schema, seen, "").map(({ name, schema: field, isRequired, as }) => {
    const { without } = aboutOf(field);
    const said = [
      v.getDescription(field) ?? "",
      as === null ? "" : `as \`${as}\``,
      without === undefined ? "" : `without: ${without}`,
    ];
    return `| ${isRequired ? `**${name}**` : name} | ${cell(kindOf(field))} | ${cell(said.filter((part) => part !== "").join("; "))} |`;
  });
  return rows.length === 0 ? "" : ["| Field | What fits | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;

function sentLines(title: string, params: Record<string, Param> = {}): string[] {
  return Object.entries(params).map(
    ([name, { meaning, example }]) => `- ${title} \`${name}\`: ${meaning}; e.g. ${code(example)}`,
  );
}

/** Forms are sent for visitors without JavaScript, too. */
const isSentWithoutBearer = ({ ofVisitor, from }: AnyResource) => ofVisitor === true && !from.includes("browser");

const sizeText = (bytes: number) => (bytes < 2 ** 20 ? `${bytes / 1024} KB` : `${bytes / 2 ** 20} MB`);

function keptText({ keep }: AnyResource): string {
  if (keep === undefined) return "never kept";
  return `kept ${keep.freshSeconds} s`;
}

function callText(resource: AnyResource, seen: Seen): string {
  const { name, method, path, from, meaning, without, params, query, body, data } = resource;
  const sender = from.includes("browser") ? (from.includes("edge") ? "edge and browser" : "browser") : "edge";
  const extras = [
    sender,
    ...(resource.ofVisitor ? [`visitor's bearer${isSentWithoutBearer(resource) ? ", if there is one" : ""}`] : []),
    ...(resource.hasIdempotencyKey ? ["`Idempotency-Key`"] : []),
    keptText(resource),
    `answers up to ${sizeText(resource.maxBytes)}`,
  ];
  return [
    `### ${name}: \`${method} ${path.replace(/:([a-zA-Z]+)/g, "{$1}")}\``,
    `${meaning} (${extras.join(", ")}). Without it: ${without}.`,
    [...sentLines("Path", params), ...sentLines("Query", query), ...sentLines("Body", body)].join("\n"),
    fieldsTable(data, seen, name),
    json(resource.isTokenCall ? exampleOf(data) : { data: exampleOf(data) }),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function blockText({ type, meaning, schema }: DescribedBlock, seen: Seen): string {
  return [
    `### Block \`${type}\``,
    `${meaning}.`,
    `![Block ${type}](blocks/${type}.webp)`,
    fieldsTable(schema, seen, type),
    json({ ...(exampleOf(schema) as Json), type }),
  ].join("\n\n");
}

const MARK = "<!-- Generated from app/operator and app/blocks by `npm run operator:docs`; do not edit below. -->";

/** @param written the document, of which everything up to `MARK` is kept */
export function operatorApi(
  written: string,
  resources: readonly AnyResource[],
  blocks: readonly DescribedBlock[],
): string {
  const head = written.slice(0, written.indexOf(MARK) + MARK.length);
  const seen: Seen = [];
  const calls = resources.map((resource) => callText(resource, seen));
  const ofBlocks = blocks.map((block) => blockText(block, seen));
  const legend =
    "Required fields are bold. Numbers behind `text` and `list` are the most characters and entries that are kept.";
  return `${[head, "## The calls", legend, ...calls, "## Blocks of the page builder", ...ofBlocks].join("\n\n")}\n`;
}

const isListCall = ({ data }: AnyResource) => itemOf(wrappedOf(data) ?? data) !== null;
const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

function parameters(resource: AnyResource): Json[] {
  const { params, query, hasIdempotencyKey } = resource;
  const one =
    (place: "path" | "query") =>
    ([name, { meaning, example }]: [string, Param]) => ({
      ...{ name, in: place, required: place === "path", description: meaning, example },
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

/** Of what is sent: an object has all its fields. */
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

function operation(resource: AnyResource): Json {
  const { name, meaning, body, ofVisitor } = resource;
  const security = [
    ...(isSentWithoutBearer(resource) ? [{ key: [] }] : []),
    { key: [], ...(ofVisitor ? { visitor: [] } : {}) },
  ];
  return {
    ...{ operationId: name, summary: meaning, security, parameters: parameters(resource) },
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
    paths,
    components: {
      parameters: {
        HostName: header("Host-Name", "The site's host", true),
        RequestId: header("X-Request-Id", "For your log; the visitor sees it on an error page", false),
        IdempotencyKey: header("Idempotency-Key", "A write that is repeated has the same one", false),
        Page: {
          ...{ name: "page", in: "query", required: false, schema: { type: "integer" } },
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
