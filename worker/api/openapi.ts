/** `/openapi.json`: the calls of the table as an OpenAPI document, for the host that is asked. */

import type { Handler } from "hono";
import { siteOrigin } from "#app/domain/tenant/site-address.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { API_TABLE, type ApiRow } from "./table.ts";

type Json = Record<string, unknown>;

/** By method and path; a test asks for every row. */
export const CALLS: Readonly<Record<string, { summary: string; data?: Json }>> = {
  "GET /api/auth/current_user": { summary: "The profile of the token's visitor" },
  "POST /api/auth/guest/token": { summary: "A token for a guest" },
  "POST /api/auth/guest/refresh_token": { summary: "A new token for a guest" },
  "POST /api/auth/refresh_token": { summary: "A new token for a signed-in visitor" },
  "GET /api/cart": { summary: "The visitor's cart" },
  "POST /api/cart": { summary: "Puts items into the cart" },
  "DELETE /api/cart/:id": { summary: "Takes an item out of the cart" },
  "POST /api/booking/check": { summary: "Whether a hotel room can be booked" },
  "POST /api/hotel/search/v1": { summary: "Hotels with free rooms" },
  "GET /api/series": { summary: "Activities" },
  "GET /api/product/web/products/:id/sales-dates": {
    summary: "Days with a departure of a tour, in a month or in all",
    data: {
      type: "array",
      items: {
        type: "object",
        required: ["date"],
        properties: {
          date: { type: "string", format: "date" },
          available: { type: "boolean", description: "Some departure has a seat left" },
          remaining: { type: "integer", minimum: 0 },
          priceFrom: { type: "number", description: "US dollars, adult" },
        },
      },
    },
  },
  "GET /api/product/web/products/:id/sessions/date/:date": {
    summary: "Departures of a tour on a day, with seats and prices",
    data: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "time"],
        properties: {
          id: { type: "string" },
          time: { type: "string", description: "HH:MM, Las Vegas time" },
          remaining: { type: "integer", minimum: 0 },
          priceAdult: { type: "number", description: "US dollars" },
          priceChild: { type: "number", description: "US dollars" },
        },
      },
    },
  },
};

const failed = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

function parameters({ params, query }: ApiRow): Json[] {
  const one = (place: "path" | "query", name: string, pattern: RegExp) => ({
    name,
    in: place,
    required: place === "path",
    schema: { type: "string", pattern: pattern.source },
  });
  return [
    ...Object.entries(params ?? {}).map(([name, pattern]) => one("path", name, pattern)),
    ...Object.entries(query ?? {}).map(([name, pattern]) => one("query", name, pattern)),
  ];
}

function operation(row: ApiRow): Json {
  const { summary, data = {} } = CALLS[`${row.method} ${row.path}`] ?? {};
  const answer = { type: "object", properties: { success: { type: "boolean" }, data } };
  const body = { type: "object", properties: Object.fromEntries((row.body ?? []).map((name) => [name, {}])) };
  const isPublic = row.isTokenCall === true || row.path.startsWith("/api/product/");
  return {
    summary,
    ...(isPublic ? {} : { security: [{ visitor: [] }] }),
    parameters: parameters(row),
    ...(row.body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: {
      200: { description: "The operator's answer", content: { "application/json": { schema: answer } } },
      400: failed("A value is not valid"),
      ...(row.method === "GET" ? {} : { 403: failed("Not sent from a page of this site") }),
      502: failed("The operator does not answer"),
      504: failed("The operator does not answer in time"),
    },
  };
}

/** @param origin of the tenant's site */
export function openApi(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const row of API_TABLE) {
    const path = row.path.replace(/:([a-z]+)/g, "{$1}");
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
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
    const headers = { "cache-control": "public, max-age=86400", "access-control-allow-origin": "*" };
    return c.json(openApi(origin), 200, headers);
  };
}
