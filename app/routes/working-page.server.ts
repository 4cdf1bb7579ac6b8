/** What the operator's page builder says around a working part of ours, as a cart or a search. */

import { builderPage } from "#app/blocks/builder-page.server.ts";
import { blockParts } from "#app/blocks/page-parts.server.ts";
import type { Site } from "#app/context.ts";
import { TEXTS_AROUND_WAIT_MS } from "#app/domain/budgets.ts";
import { WHOLE_HEADER } from "#app/domain/constants.ts";
import type { WorkingPageName } from "#app/domain/content/page-names.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { titled } from "./content-page.server.ts";
import { partTours } from "./page-data.server.ts";

/** null: our own texts, because there is no such page, or it did not come in time. */
export async function textsAround(site: Site, request: Request, name: WorkingPageName) {
  const asking = site.content.get(builderPage, { page: name });
  const asked = request.headers.has(WHOLE_HEADER) ? await asking : await withTimeout(asking, TEXTS_AROUND_WAIT_MS);
  if (asked === TIMED_OUT) site.doNotStore("incomplete");
  if (asked === TIMED_OUT || asked.status !== "ok") return null;
  const { title, description, image, blocks, language } = titled(asked.data, "");
  const tours = await partTours(site, request, { blocks });
  const opening = blocks[0]?.type === "hero" ? blocks[0] : null;
  const below = blockParts(opening === null ? blocks : blocks.slice(1), tours);
  return {
    title,
    lead: description,
    textsIn: language ?? textLanguage(site.tenant),
    picture: opening?.picture?.src ?? image,
    parts: renderParts(site, request, below, "below"),
  };
}

export type TextsAround = Awaited<ReturnType<typeof textsAround>>;
