/** Files that tell assistants and programs what they can call. */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { MCP_PATH, OPENAPI_PATH } from "#app/domain/constants.ts";
import { type FileRequest, found } from "./file.ts";

/** Raised with every change of a tool's input or output. */
export const MCP_VERSION = "2.1.0";

/** `com.example.canyon/mcp` */
function cardName(origin: string): string {
  return `${new URL(origin).hostname.split(".").toReversed().join(".")}/mcp`;
}

/** The path that SEP-2127 names. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;
const SERVER_CARD_TYPE = "application/mcp-server-card+json";

/** An MCP server card (SEP-2127, an extension of MCP); `/.well-known/mcp/server-card.json` is from its drafts. */
export function serverCard({ site: { origin, tenant } }: FileRequest) {
  const card = {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: cardName(origin),
    version: MCP_VERSION,
    title: tenant.name,
    description: "Tours, dates, seats, prices and rules, and the address where a person books",
    websiteUrl: origin,
    remotes: [{ type: "streamable-http", url: origin + MCP_PATH }],
  };
  return found({
    body: JSON.stringify(card, null, 2),
    type: SERVER_CARD_TYPE,
    browserCache: KEPT_BY_BROWSERS.siteFile,
    headers: { "access-control-allow-origin": "*" },
  });
}

/** `/.well-known/api-catalog` (RFC 9727), as a linkset (RFC 9264). */
export function apiCatalog({ site: { origin } }: FileRequest) {
  const linkset = [
    {
      anchor: origin + MCP_PATH,
      "service-desc": [{ href: origin + SERVER_CARD_PATH, type: SERVER_CARD_TYPE }],
      "service-doc": [{ href: `${origin}/llms.txt`, type: "text/plain" }],
    },
    {
      anchor: `${origin}/api`,
      "service-desc": [{ href: origin + OPENAPI_PATH, type: "application/vnd.oai.openapi+json;version=3.1" }],
    },
  ];
  return found({
    body: JSON.stringify({ linkset }, null, 2),
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    browserCache: KEPT_BY_BROWSERS.siteFile,
  });
}
