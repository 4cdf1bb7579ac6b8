/** `/openapi.json`: the calls of the table as an OpenAPI document (from their descriptions), for the host that is asked. */

import type { Handler } from "hono";
import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import type { Json } from "#app/domain/json.ts";
import { siteOrigin } from "#app/domain/tenant/site-address.ts";
import { operationHead, patternOf, readSchemaOf, tagsOf } from "#app/operator/json-schema.ts";
import { wrappedOf } from "#app/operator/reading.ts";
import type { AnyResource, Param } from "#app/operator/resource.ts";
import { API_TABLE } from "#worker/gateway/api-table.ts";
import type { Gateway } from "#worker/gateway/context.ts";

const failed = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

const fieldOf = ({ meaning, example, pattern }: Param): Json => ({
  description: meaning,
  schema:
    pattern === undefined
      ? { examples: [example] }
      : { type: "string", ...patternOf(pattern.source), examples: [String(example)] },
});

function parameters({ params, query = {} }: AnyResource): Json[] {
  const all = (place: "path" | "query", fields: Record<string, Param>) =>
    Object.entries(fields).map(([name, field]) => ({
      name,
      in: place,
      required: place === "path",
      ...fieldOf(field),
    }));
  return [...all("path", params), ...all("query", query as Record<string, Param>)];
}

function bodyOf(body: Record<string, Param>): Json {
  const properties = Object.entries(body).map(([name, field]) => {
    const { schema, description } = fieldOf(field);
    return [name, { ...(schema as Json), description }];
  });
  return { type: "object", properties: Object.fromEntries(properties) as Json };
}

/** As the proxy answers (proxy.ts). */
function answerOf({ data, isTokenCall, passesData }: AnyResource): Json {
  const read = readSchemaOf(data);
  if (isTokenCall) return read;
  const raw = { type: "object", description: "As the operator sends it" };
  return { type: "object", properties: passesData ? { data: raw, read } : { data: read } };
}

function operation(resource: AnyResource): Json {
  const { method, body, ofVisitor, data } = resource;
  return {
    ...operationHead(resource),
    ...(ofVisitor ? { security: [{ visitor: [] }] } : {}),
    parameters: parameters(resource),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: bodyOf(body) } } } }),
    responses: {
      200: {
        description: "What was read of the operator's answer",
        content: { "application/json": { schema: answerOf(resource) } },
      },
      ...(wrappedOf(data) === null ? {} : { 204: { description: "Done, or nothing to say" } }),
      400: failed("A value is not valid"),
      ...(method === "GET" ? {} : { 403: failed("Not sent from a page of this site") }),
      502: failed("The operator does not answer, or not as its description says"),
      504: failed("The operator does not answer in time"),
    },
  };
}

/** @param origin of the tenant's site */
export function openApi(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const resource of API_TABLE) {
    const path = (resource.path as string).replace(/:([a-z]+)/gi, "{$1}");
    paths[path] = { ...paths[path], [resource.method.toLowerCase()]: operation(resource) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Calls of the site's pages",
      version: "1.0.0",
      description:
        "Reads of dates and departures are open to everybody; the others belong to a visitor's token, and those that change something are for the site's own pages. Assistants: /mcp has more, with the age of each answer.",
    },
    servers: [{ url: origin }],
    tags: tagsOf(API_TABLE),
    paths,
    components: {
      securitySchemes: { visitor: { type: "http", scheme: "bearer" } },
      schemas: {
        Failure: {
          type: "object",
          required: ["success", "error"],
          properties: { success: { const: false }, error: { type: "string" } },
        },
      },
    },
  };
}

export function openApiDocument(): Handler<Gateway> {
  return function openApiDocument(c) {
    const origin = siteOrigin(c.get("host"), c.get("url"));
    const headers = { "cache-control": KEPT_BY_BROWSERS.siteFile, "access-control-allow-origin": "*" };
    return c.json(openApi(origin), 200, headers);
  };
}
