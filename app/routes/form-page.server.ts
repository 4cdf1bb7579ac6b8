/** Pages with a form, and the actions of the forms (specification 8). */

import { data, redirect } from "react-router";
import { builderPage } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";
import { PRIVACY_CONTROL_HEADER } from "#app/domain/constants.ts";
import { withPlainHead } from "#app/domain/content/part-additions.ts";
import {
  ATTEMPT_FIELD,
  attemptWithoutScript,
  type Delivery,
  isFromProgram,
  type PostFailure,
  type PostResult,
  RESULT_MEDIA_TYPE,
  SUSPECT_TEXT,
  type Submission,
  sentPath,
  textField,
  UNKNOWN_TEXT,
} from "#app/domain/forms/form-post.ts";
import { adClickIn } from "#app/domain/http/ad-click.ts";
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
  /** Kept out of search engines. */
  unindexed?: boolean;
}

/**
 * The page builder's page around a form: its head, or its opening hero, above the form, all blocks below. If the first is a table of two
 * columns (when which question is answered), it goes beside the form, and a team after it (who answers) under the form. The form is shown
 * even when the page cannot be loaded; the status is then 503 (specification 10.6), except after a post, which has a status of its own.
 *
 * @param own the route's own data
 */
export async function loadFormPage<Own extends object>(
  site: Site,
  request: Request,
  url: URL,
  { name, title, description, unindexed = false }: FormPage,
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
  const [head, ...blocks] = withPlainHead(await contentParts(site, request, page, []));
  const people = blocks[0]?.type === "table" && blocks[0].columns.length === 2 ? 1 : 0;
  const below = blocks[people]?.type === "team" ? people + 1 : people;
  return data(
    {
      above: renderParts(site, request, [crumbsPart(url, page), ...(head === undefined ? [] : [head])], "above"),
      answers: renderParts(site, request, blocks.slice(0, people), "answers"),
      people: renderParts(site, request, blocks.slice(people, below), "people"),
      below: renderParts(site, request, blocks.slice(below), "below"),
      head: contentDocumentHead(site, page, url, unindexed || isSent),
      /** Texts of the page; the form itself is in the tenant's English. */
      language: page.language ?? textLanguage(site.tenant),
      isSent,
      ...own,
    },
    loaded.status === "failed" && request.method !== "POST" ? UNAVAILABLE : {},
  );
}

/** RFC 9110: 422 for what must be changed or confirmed, 502 when the operator's answer is missing. */
const STATUS: Readonly<Record<PostFailure, number>> = { invalid: 422, suspect: 422, refused: 422, unknown: 502 };

interface Answer<Field extends string> {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  /** What is said of the errors together. */
  errorText: string;
  /** What is said when the operator gives no reason. */
  failureText: string;
  /** True if the tenant wants to know which advertisement led here. */
  adClicks: boolean;
  path: string;
  /** The id of the form on its page. */
  fragment: string;
  send: (delivery: Delivery) => Promise<Submission>;
}

/** The visitor's access token, which the gateway took from the cookie (worker/gateway/form-posts.ts). */
function bearerOf(request: Request): string | undefined {
  return request.headers.get("authorization")?.slice("Bearer ".length);
}

/**
 * Checks a form, sends it, and answers with the result: for a script as JSON, else in the page, after a success by a
 * redirect to it (RFC 9110 15.4.4), so that a reload sends nothing.
 */
export async function answerForm<Field extends string>(
  request: Request,
  form: FormData,
  { values, errors, errorText, failureText, path, fragment, adClicks, send }: Answer<Field>,
) {
  const fail = (reason: PostFailure, error: string, { attempt = "", wrong = {} } = {}) => {
    const result: PostResult<Field> = { success: false, data: { reason, values, errors: wrong, attempt }, error };
    return data(result, { status: STATUS[reason] });
  };
  if (isFromProgram(form)) return fail("suspect", SUSPECT_TEXT);
  if (Object.keys(errors).length > 0) return fail("invalid", errorText, { wrong: errors });
  const attempt = textField(form, ATTEMPT_FIELD) || attemptWithoutScript(Date.now());
  const adClick = adClicks && request.headers.get(PRIVACY_CONTROL_HEADER) !== "1" ? adClickIn(form) : {};
  const submission = await send({ bearer: bearerOf(request), attempt, adClick });
  if (submission.status === "refused") return fail("refused", submission.message ?? failureText);
  if (submission.status === "unknown") return fail("unknown", UNKNOWN_TEXT, { attempt });
  if (request.headers.get("accept") !== RESULT_MEDIA_TYPE) {
    return redirect(sentPath(path, Date.now(), fragment), 303);
  }
  const result: PostResult<Field> = { success: true, data: null, error: null };
  return data(result);
}
