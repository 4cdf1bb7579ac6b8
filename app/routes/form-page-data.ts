/** What the pages with a form share. */

import type { Site } from "#app/context.ts";
import type { PostResult } from "#app/domain/form-post.ts";
import { type PageData, pageData } from "./page-data.ts";

/** A form must be there when the operator's page around it is not: it then stands alone under a plain head. */
export async function formPageData(
  site: Site,
  name: string,
  withoutOperator: { title: string; description: string },
): Promise<PageData> {
  const loaded = await site.content.page(name);
  return pageData(site, loaded.status === "ok" ? loaded.data : { ...withoutOperator, image: null, blocks: [] });
}

/** RFC 9110: 422 understood but not acceptable; 502 the operator behind us did not do its part. */
export const POST_STATUS = { success: 200, invalid: 422, failed: 502 } as const satisfies Record<
  PostResult<string>["status"],
  number
>;
