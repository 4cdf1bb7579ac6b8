/** Pages with a form. */

import { data } from "react-router";
import type { Site } from "#app/context.ts";
import type { PostResult } from "#app/domain/forms/form-post.ts";
import { renderParts } from "#app/server-html/page-parts.server.tsx";
import { contentPageHead, contentParts } from "./content-page.server.ts";
import { UNAVAILABLE } from "./page-data.server.ts";

const DOWN = "Temporarily unavailable: the text of this page. The form is here, and what you type is kept.";

/**
 * The page builder's page around a form: its head above the form, the rest below. The form stays when the page cannot be
 * loaded; the answer is then a 503 (specification 10.6), except after a post, which keeps the status of its outcome.
 */
export async function loadFormPage(
  site: Site,
  request: Request,
  url: URL,
  { name, title, description }: { name: string; title: string; description: string },
) {
  const loaded = await site.content.page(name);
  const alone = { title, description: loaded.status === "failed" ? DOWN : description, image: null, blocks: [] };
  const page = loaded.status === "ok" ? loaded.data : alone;
  const parts = await contentParts(site, request, page, []);
  // A head is followed by the block it introduces.
  const above = parts[0]?.type === "head" ? 2 : 1;
  return data(
    {
      above: renderParts(site, request, parts.slice(0, above)),
      below: renderParts(site, request, parts.slice(above)),
      head: contentPageHead(site, page, url),
    },
    loaded.status === "failed" && request.method !== "POST" ? UNAVAILABLE : {},
  );
}

/** RFC 9110: 422 understood but not acceptable; 502 the operator did not do its part. */
export const POST_STATUS = { success: 200, invalid: 422, failed: 502 } as const satisfies Record<
  PostResult<string>["status"],
  number
>;
