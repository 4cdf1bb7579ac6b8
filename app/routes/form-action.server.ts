/** The actions of the forms (specification 8). */

import { data, redirect } from "react-router";
import { PRIVACY_CONTROL_HEADER } from "#app/domain/constants.ts";
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
