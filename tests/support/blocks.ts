/** Blocks of the page builder, read and shown as on a page. */

import { createElement } from "react";
import type { PartTours } from "#app/blocks/block.ts";
import { blockParts, builderPage } from "#app/blocks/builder-page.server.ts";
import { type Block, blockSchema } from "#app/blocks/registry.server.tsx";
import type { Site } from "#app/context.ts";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { onCard } from "#app/domain/tour/tour.ts";
import { richText } from "#app/operator/html.ts";
import { staticPart } from "#app/server-html/render.server.tsx";
import { StaticView } from "#app/server-html/views.server.tsx";
import { FORMAT } from "./format.ts";
import { CONTEXT, readAs } from "./read-as.ts";
import { tenantWith } from "./tenant.ts";
import { placesFor } from "./tours.ts";

export const ADMIN = CONTEXT.adminBaseUrl;

const NO_TOURS: PartTours = { format: FORMAT, all: [], places: placesFor([]), card: onCard, top: [] };

const SITE = {
  pictureHosts: { resizing: null, allowed: [ADMIN] },
  tenant: tenantWith(),
  ...{ tours: [], places: placesFor([]), baseSiteUrl: CONTEXT.baseSiteUrl, checkoutHref: null, cookieDomain: null },
} as unknown as Site;

/** A block as the operator sends it. @throws for one that is left out */
export function blockRead<T extends Block["type"]>(block: { type: T; [field: string]: unknown }) {
  const { data } = readAs(blockSchema, block);
  if (data === null) throw new Error(`left out: ${JSON.stringify(block)}`);
  return data as Extract<Block, { type: T }>;
}

/** What a page of these blocks has. */
export function blocksRead(...blocks: unknown[]): Block[] {
  return readAs(builderPage.data, { title: "T", blocks }).data?.blocks ?? [];
}

/** The HTML of a part in the demo's tenant. */
export function partHtml(part: ContentPart): string {
  return (staticPart(SITE, createElement(StaticView, { part, site: SITE })).html ?? "").replaceAll("<!-- -->", "");
}

/** The HTML of a block as the operator sends it. */
export function blockHtml(block: { type: Block["type"]; [field: string]: unknown }): string {
  return blockParts([blockRead(block)], NO_TOURS)
    .map(partHtml)
    .join("");
}

export function sanitized(html: string): SafeHtml {
  return readAs(richText("HTML"), html).data?.html ?? ("" as SafeHtml);
}
