import { expect, it } from "vitest";
import type { Json } from "#app/domain/json.ts";
import { openApi } from "#worker/gateway/api/openapi.ts";
import { API_TABLE } from "#worker/gateway/api-table.ts";

interface Operation {
  description: string;
  security?: unknown;
  parameters: { name: string; in: string; schema: { pattern?: string; examples: string[] } }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content: Record<string, { schema: { properties: Record<string, Json> } }> }>;
}

const document = openApi("https://canyon.example") as {
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};

const operationOf = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()];

it("has every call of the browser and no other, with its parameters, its body, and an example that may be sent", () => {
  for (const { method, path, params, query = {}, body, meaning } of API_TABLE) {
    const operation = operationOf(method, path.replaceAll(/:([a-z]+)/g, "{$1}"));
    expect(operation?.description, path).toContain(meaning);
    expect(operation?.parameters.map(({ name }) => name)).toEqual([...Object.keys(params), ...Object.keys(query)]);
    for (const { schema } of operation?.parameters ?? []) {
      expect(schema.pattern ?? "^$", path).toMatch(/^\^.*\$$/);
    }
    const sent = operation?.requestBody?.content["application/json"]?.schema.properties;
    expect(Object.keys(sent ?? {})).toEqual(Object.keys(body ?? {}));
  }
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(API_TABLE.length);
});

it("shows what the browser gets: tokens at the top, the cart as it was sent and as it was read, else `data`", () => {
  const answerOf = (method: string, path: string) =>
    operationOf(method, path)?.responses[200]?.content["application/json"]?.schema.properties;
  expect(Object.keys(answerOf("POST", "/api/auth/guest/token") ?? {})).toEqual(["access_token", "refresh_token"]);
  expect(Object.keys(answerOf("GET", "/api/cart") ?? {})).toEqual(["data", "read"]);
  expect(answerOf("GET", "/api/product/web/products/{id}/sales-dates")?.data).toMatchObject({
    type: "array",
    items: { properties: { date: { type: "string", description: "Day of a departure" } } },
    examples: [[{ date: "2026-12-05", available: true, remaining: 12, priceFrom: 129 }]],
  });
});

it("every reference leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  expect(new Set(references.map(([, name]) => name))).toEqual(new Set(Object.keys(document.components.schemas)));
});
