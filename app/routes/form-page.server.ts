/** What the pages with a form share. */

import { data } from "react-router";
import type { Site } from "#app/context.ts";
import { RETRY_AFTER_SECONDS } from "#app/domain/constants.ts";
import type { PostResult } from "#app/domain/forms/form-post.ts";
import { type ContentPageData, formPage } from "./content-page.server.ts";

const DOWN = "Temporarily unavailable: the text of this page. The form is here, and what you type is kept.";

/** A form must be there when the operator's page around it is not: it then stands alone under a plain head. */
export async function formPageData(
  site: Site,
  of: { url: URL; request: Request },
  name: string,
  withoutOperator: { title: string; description: string },
): Promise<ReturnType<typeof data<ContentPageData>>> {
  const loaded = await site.content.page(name);
  const alone = { ...withoutOperator, ...(loaded.status === "failed" ? { description: DOWN } : {}) };
  const page = loaded.status === "ok" ? loaded.data : { ...alone, image: null, blocks: [] };
  // Without an answer the page says 503 (specification 10.6), form and all; a post keeps the status of its outcome.
  const isDown = loaded.status === "failed" && of.request.method !== "POST";
  const init = isDown
    ? { status: 503, headers: { "retry-after": String(RETRY_AFTER_SECONDS), "cache-control": "no-store" } }
    : {};
  return data(await formPage(site, of, page), init);
}

/** RFC 9110: 422 understood but not acceptable; 502 the operator behind us did not do its part. */
export const POST_STATUS = { success: 200, invalid: 422, failed: 502 } as const satisfies Record<
  PostResult<string>["status"],
  number
>;
