/** The generated part of docs/operator-api.md: what app/operator and app/blocks read. */

import * as v from "valibot";
import type { Json } from "#app/domain/json.ts";
import { exampleOf } from "#app/operator/example.ts";
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

/** The name under which the fields of an object were described; null for a new one, which is noted. */
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
  /** The name under which the fields below it were described before. */
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
export const isSentWithoutBearer = ({ ofVisitor, from }: AnyResource) =>
  ofVisitor === true && !from.includes("browser");

/** How much of an answer is read. */
function limitsText({ data, maxBytes }: AnyResource): string {
  const size = maxBytes < 2 ** 20 ? `${maxBytes / 1024} KB` : `${maxBytes / 2 ** 20} MB`;
  const { max } = aboutOf(wrappedOf(data) ?? data);
  return `answers up to ${size}${max === undefined ? "" : `, of which the first ${max} entries count`}`;
}

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
    limitsText(resource),
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
