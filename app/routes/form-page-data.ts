/** What the pages with a form share. */

import type { Site } from "#app/context.ts";
import type { PostResult } from "#app/domain/form-post.ts";
import type { ContentPageData } from "./content-page-data.ts";
import { pageData } from "./page-data.ts";
import { canonicalUrl } from "./page-meta.ts";

/** A form must be there when the operator's page around it is not: it then stands alone under a plain head. */
export async function formPageData(
  site: Site,
  url: URL,
  name: string,
  withoutOperator: { title: string; description: string },
): Promise<ContentPageData> {
  const loaded = await site.content.page(name);
  const page = loaded.status === "ok" ? loaded.data : { ...withoutOperator, image: null, blocks: [] };
  return { ...pageData(site, page), canonical: canonicalUrl(url) };
}

/** RFC 9110: 422 understood but not acceptable; 502 the operator behind us did not do its part. */
export const POST_STATUS = { success: 200, invalid: 422, failed: 502 } as const satisfies Record<
  PostResult<string>["status"],
  number
>;
