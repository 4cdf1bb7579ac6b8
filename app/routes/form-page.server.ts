import { data } from "react-router";
import { builderPage } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";
import { withPlainHead } from "#app/domain/content/part-additions.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { contentDocumentHead, contentParts, crumbsPart } from "./content-page.server.ts";
import { UNAVAILABLE } from "./page-data.server.ts";

const UNAVAILABLE_DESCRIPTION = "The text of this page is temporarily unavailable. You can still use the form.";

interface FormPage {
  name: string;
  /** Title and description without the page builder's. */
  title: string;
  description: string;
  /**
   * People come for the form: the page's head is its title and a sentence, and all blocks go below; if the first is a table of two
   * columns (when which question is answered), it goes beside the form, and a team after it (who answers) under the form.
   */
  isForm?: boolean;
  /** Kept out of search engines. */
  unindexed?: boolean;
}

/**
 * The page builder's page around a form: its head, or its opening hero, above the form, the rest below. The form is shown even when the page
 * cannot be loaded; the status is then 503 (specification 10.6), except after a post, which has a status of its own.
 *
 * @param own the route's own data
 */
export async function loadFormPage<Own extends object>(
  site: Site,
  request: Request,
  url: URL,
  { name, title, description, isForm = false, unindexed = false }: FormPage,
  own: Own,
) {
  const loaded = await site.content.get(builderPage, { page: name });
  // The gateway passes on only a recent one (`isJustSent`).
  const isSent = url.searchParams.has("sent");
  const alone = {
    title,
    description: loaded.status === "failed" ? UNAVAILABLE_DESCRIPTION : description,
    image: null,
    language: formatOf(site.tenant).language,
    updated: "",
    blocks: [],
  };
  const page = loaded.status === "ok" ? loaded.data : alone;
  const whole = await contentParts(site, request, page, []);
  const parts = isForm ? withPlainHead(whole) : whole;
  // A head introduces the block after it, so both go above a form that is not the main content.
  const above = parts[0]?.type === "head" && !isForm ? 2 : 1;
  const first = parts[above];
  const people = isForm && first?.type === "table" && first.columns.length === 2 ? above + 1 : above;
  const below = isForm && parts[people]?.type === "team" ? people + 1 : people;
  return data(
    {
      above: renderParts(site, request, [crumbsPart(url, page), ...parts.slice(0, above)], "above"),
      answers: renderParts(site, request, parts.slice(above, people), "answers"),
      people: renderParts(site, request, parts.slice(people, below), "people"),
      below: renderParts(site, request, parts.slice(below), "below"),
      head: contentDocumentHead(site, page, url, { unindexed: unindexed || isSent }),
      /** Texts of the page; the form itself is in the tenant's English. */
      language: page.language ?? textLanguage(site.tenant),
      isSent,
      ...own,
    },
    loaded.status === "failed" && request.method !== "POST" ? UNAVAILABLE : {},
  );
}
