/** The OpenAPI document of the operator's calls. */

import { Ajv, addFormats } from "@modelcontextprotocol/client/validators/ajv";
import { expect, it } from "vitest";
import { isObject, type Json } from "#app/domain/json.ts";
import { RESOURCES } from "#app/resources.server.ts";
import { operatorOpenApi } from "#scripts/operator-openapi.ts";

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
