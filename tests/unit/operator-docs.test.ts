/** `npm run operator:docs` writes these files anew: it is this test, with `--update`. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BLOCKS } from "#app/blocks/registry.server.tsx";
import { exampleOf } from "#app/operator/json-schema.ts";
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
