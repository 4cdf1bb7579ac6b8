import { expect, it } from "vitest";
import { CALLS, openApi } from "#worker/api/openapi.ts";
import { API_TABLE } from "#worker/api/table.ts";

interface Operation {
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; schema: { pattern: string } }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, object>;
}

const document = openApi("https://canyon.example") as {
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};

it("has every call of the table and no other, with its parameters and body", () => {
  const names = API_TABLE.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
  for (const { method, path, params, query, body } of API_TABLE) {
    const operation = document.paths[path.replaceAll(/:([a-z]+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(operation?.summary.length, path).toBeGreaterThan(5);
    expect(operation?.parameters.map(({ name }) => name)).toEqual([
      ...Object.keys(params ?? {}),
      ...Object.keys(query ?? {}),
    ]);
    const sent = operation?.requestBody?.content["application/json"]?.schema.properties;
    expect(sent === undefined ? undefined : Object.keys(sent)).toEqual(body);
  }
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(API_TABLE.length);
});

it("every reference leads somewhere, and every pattern is one", () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(references.length).toBeGreaterThan(10);
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
  for (const path of Object.values(document.paths)) {
    for (const { parameters } of Object.values(path)) {
      for (const { schema } of parameters) expect(() => new RegExp(schema.pattern, "u")).not.toThrow();
    }
  }
});
