/** `npm run operator:docs` writes these files anew: it is this test, with `--update`. */

import { readFileSync } from "node:fs";
import { Ajv, addFormats } from "@modelcontextprotocol/client/validators/ajv";
import { expect, it } from "vitest";
import { BLOCKS } from "#app/blocks/registry.server.tsx";
import { isObject, type Json } from "#app/domain/json.ts";
import { exampleOf } from "#app/operator/example.ts";
import { unwrap } from "#app/operator/resource.ts";
import { RESOURCES } from "#app/resources.server.ts";
import { operatorApi } from "#scripts/operator-docs.ts";
import { operatorOpenApi } from "#scripts/operator-openapi.ts";
import { readAs } from "#tests/support/read-as.ts";

const KINDS = Object.entries(BLOCKS).map(([type, { meaning, schema }]) => ({ type, meaning, schema }));
const FILE = "docs/operator-api.md";

it("the operator's document says what is read", async () => {
  const text = operatorApi(readFileSync(FILE, "utf8"), RESOURCES, KINDS);
  await expect(text).toMatchFileSnapshot(`../../${FILE}`);
});

it("the operator's document is an OpenAPI document, too", async () => {
  const text = `${JSON.stringify(operatorOpenApi(RESOURCES, KINDS), null, 1)}\n`;
  await expect(text).toMatchFileSnapshot("../../docs/openapi.json");
});

it.each(
  RESOURCES.filter(({ data }) => exampleOf(data) !== undefined).map((resource) => [resource.name, resource] as const),
)("the operator's document has an example of %s that is read whole", (_, resource) => {
  const answer = resource.isTokenCall ? exampleOf(resource.data) : { data: exampleOf(resource.data) };
  const { data, notes } = readAs(resource.data, unwrap(answer, resource.data).data);
  expect(notes).toEqual([]);
  expect(data).not.toBeNull();
});

const document = operatorOpenApi(RESOURCES, []);
const ajv = addFormats(new Ajv({ strict: false, validateSchema: false, unicodeRegExp: false }));

/** Every schema with examples, wherever it stands. */
function withExamples(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(withExamples);
  if (!isObject(value)) return [];
  const { schema, example, examples } = value;
  const own = Array.isArray(examples) ? [value] : [];
  const media = example !== undefined && isObject(schema) ? [{ ...schema, examples: [example] }] : [];
  return [...own, ...media, ...Object.values(value).flatMap(withExamples)];
}

const paths = document.paths as Record<string, Record<string, Json>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

it("the document of the operator has an id of its own, a listed tag and a description for each call", () => {
  const tags = (document.tags as { name: string }[]).map(({ name }) => name);
  for (const { operationId, tags: own, description } of operations) {
    expect(own, String(operationId)).toEqual([expect.toBeOneOf(tags)]);
    expect(description, String(operationId)).toMatch(/\w.*\.$/s);
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

it("the document of the operator has only examples that match their schema, also for validators without flags", () => {
  for (const { examples, ...schema } of withExamples(document.paths)) {
    for (const example of examples as unknown[]) {
      expect([ajv.validate(schema, example), ajv.errorsText()], JSON.stringify(example)).toEqual([true, "No errors"]);
    }
  }
});
