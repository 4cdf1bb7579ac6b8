/** The generated part of docs/operator-api.md, and docs/openapi.json: both say what app/operator and app/blocks read. */

import * as v from "valibot";
import type { Json } from "#app/domain/json.ts";
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

interface Row {
  name: string;
  schema: AnySchema;
  isRequired: boolean;
}

/** Fields with those below them, `itinerary[].title`. */
function rowsOf(schema: AnySchema, path = ""): Row[] {
  const item = itemOf(schema);
  if (item !== null) return rowsOf(item, `${path}[]`);
  return Object.entries(entriesOf(schema) ?? {}).flatMap(([key, entry]) => {
    const wrapped = wrappedOf(entry);
    const name = path === "" ? key : `${path}.${key}`;
    return [{ name, schema: entry, isRequired: wrapped === null }, ...rowsOf(wrapped ?? entry, name)];
  });
}

/** What fits. */
function kindOf(schema: AnySchema): string {
  const wrapped = wrappedOf(schema);
  const { expected } = aboutOf(schema);
  if (expected !== undefined) return expected;
  if (wrapped !== null) return kindOf(wrapped);
  return entriesOf(schema) === null ? "text" : "an object";
}

function fieldsTable(schema: AnySchema): string {
  const rows = rowsOf(schema).map(({ name, schema: field, isRequired }) => {
    const { without } = aboutOf(field);
    const [example] = v.getExamples(field) as readonly unknown[];
    const isShort = example !== undefined && JSON.stringify(example).length < 60;
    const said = [
      v.getDescription(field) ?? "",
      isShort ? `e.g. ${code(example)}` : "",
      without === undefined ? "" : `without: ${without}`,
    ].filter((part) => part !== "");
    return `| ${isRequired ? `**${name}**` : name} | ${cell(kindOf(field))} | ${cell(said.join("; "))} |`;
  });
  return rows.length === 0 ? "" : ["| Field (bold: required) | What fits | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;

function sentLines(title: string, params: Record<string, Param> = {}): string[] {
  return Object.entries(params).map(([name, { meaning, example }]) => `- ${title} \`${name}\`: ${meaning}; e.g. ${code(example)}`);
}

function keptText({ keep }: AnyResource): string {
  if (keep === undefined) return "never kept";
  return `kept ${keep.freshSeconds} s`;
}

function callText(resource: AnyResource): string {
  const { name, method, path, from, meaning, without, params, query, body, data } = resource;
  const sender = from.includes("browser") ? (from.includes("edge") ? "edge and browser" : "browser") : "edge";
  const extras = [
    sender,
    ...(resource.ofVisitor ? ["visitor's bearer"] : []),
    ...(resource.hasIdempotencyKey ? ["`Idempotency-Key`"] : []),
    keptText(resource),
  ];
  return [
    `### ${name}: \`${method} ${path.replace(/:([a-zA-Z]+)/g, "{$1}")}\``,
    `${meaning} (${extras.join(", ")}). Without it: ${without}.`,
    [...sentLines("Path", params), ...sentLines("Query", query), ...sentLines("Body", body)].join("\n"),
    fieldsTable(data),
    json(resource.isTokenCall ? exampleOf(data) : { data: exampleOf(data) }),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function blockText({ type, meaning, schema }: DescribedBlock): string {
  return [`### Block \`${type}\``, `${meaning}.`, fieldsTable(schema), json({ type, ...(exampleOf(schema) as Json) })].join("\n\n");
}

export const MARK = "<!-- Generated from app/operator and app/blocks by `npm run operator:docs`; do not edit below. -->";

/** @param written the document, of which everything up to `MARK` is kept */
export function operatorApi(written: string, resources: readonly AnyResource[], blocks: readonly DescribedBlock[]): string {
  const head = written.slice(0, written.indexOf(MARK) + MARK.length);
  return `${[head, "## The calls", ...resources.map(callText), "## Blocks of the page builder", ...blocks.map(blockText)].join("\n\n")}\n`;
}

function parameters({ params, query }: AnyResource): Json[] {
  const one = (place: "path" | "query") =>
    ([name, { meaning, example }]: [string, Param]) => ({
      ...{ name, in: place, required: place === "path", description: meaning, example },
      schema: { type: typeof example === "number" ? "integer" : "string" },
    });
  return [
    { $ref: "#/components/parameters/HostName" },
    ...Object.entries<Param>(params ?? {}).map(one("path")),
    ...Object.entries<Param>(query ?? {}).map(one("query")),
  ];
}

function operation(resource: AnyResource): Json {
  const { name, meaning, body, data, isTokenCall, ofVisitor, hasIdempotencyKey } = resource;
  const answer = isTokenCall ? jsonSchemaOf(data) : { type: "object", required: ["data"], properties: { data: jsonSchemaOf(data) } };
  const example = isTokenCall ? exampleOf(data) : { data: exampleOf(data) };
  const fields = Object.entries<Param>(body ?? {}).map(([field, { meaning: description, example: sent }]) => [field, { description, examples: [sent] }]);
  return {
    operationId: name,
    summary: meaning,
    security: [{ key: [], ...(ofVisitor ? { visitor: [] } : {}) }],
    parameters: [...parameters(resource), ...(hasIdempotencyKey ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : [])],
    ...(body === undefined
      ? {}
      : { requestBody: { content: { "application/json": { schema: { type: "object", properties: Object.fromEntries(fields) as Json } } } } }),
    responses: {
      200: { description: "Found, or done", content: { "application/json": { schema: answer, example } } },
      404: { description: "There is no such thing" },
    },
  };
}

/** The operator's API as an OpenAPI document. */
export function operatorOpenApi(resources: readonly AnyResource[], blocks: readonly DescribedBlock[]): Json {
  const paths: Record<string, Json> = {};
  for (const resource of resources) {
    const path = resource.path.replace(/:([a-zA-Z]+)/g, "{$1}");
    paths[path] = { ...paths[path], [resource.method.toLowerCase()]: operation(resource) };
  }
  const header = (name: string, description: string, required: boolean) => ({ name, in: "header", required, description, schema: { type: "string" } });
  return {
    openapi: "3.1.0",
    info: { title: "What the site asks of an operator", version: "1.0.0", description: "docs/operator-api.md says more." },
    servers: [{ url: "https://api.example" }],
    paths,
    components: {
      parameters: {
        HostName: header("Host-Name", "The site's host", true),
        IdempotencyKey: header("Idempotency-Key", "A write that is repeated has the same one", false),
      },
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-Api-Key" },
        visitor: { type: "http", scheme: "bearer" },
      },
      schemas: Object.fromEntries(
        blocks.map(({ type, schema }) => {
          const described = jsonSchemaOf(schema);
          return [`block-${type}`, { ...described, properties: { type: { const: type }, ...(described.properties as Json) } }];
        }),
      ) as Json,
    },
  };
}
