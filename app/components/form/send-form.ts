/** Sends a form once: a retry of one whose outcome is unknown is the same attempt, also after a reload. */

import {
  ATTEMPT_FIELD,
  OFFLINE_TEXT,
  type PostFailure,
  type PostResult,
  RESULT_MEDIA_TYPE,
  readPostResult,
  UNKNOWN_TEXT,
} from "#app/domain/forms/form-post.ts";
import { newKey } from "#app/domain/http/idempotency.ts";
import { attemptOf, keepAttempt, removeDraft } from "./draft.ts";

/** Longer than the server's time limit for the operator (app/domain/budgets.ts). */
const POST_TIMEOUT_MS = 15_000;

export interface Failure {
  /** `unsent`: it did not reach the operator. */
  reason: Exclude<PostFailure, "invalid"> | "unsent";
  text: string;
}

export type Errors<Field extends string> = Partial<Record<Field, string>>;

/** What a form shows once an attempt has ended. */
export type Ended<Field extends string> =
  | { phase: "idle"; errors: Errors<Field>; failure: Failure | null }
  | { phase: "success" };

const UNSENT_TEXTS: Readonly<Record<number, string>> = {
  413: "This text is too long to be sent. Please shorten it; nothing you typed is lost.",
  429: "It was not sent: too much was sent from your network at once. Please send it again in a minute; your text is kept.",
};
const UNSENT_TEXT = "It could not be sent. Please send it again; your text is kept.";

function failed(reason: Failure["reason"], text: string): Ended<never> {
  return { phase: "idle", errors: {}, failure: { reason, text } };
}

export function endOf<Field extends string>(result: PostResult<Field>): Ended<Field> {
  if (result.success) return { phase: "success" };
  const { reason, errors } = result.data;
  return reason === "invalid" ? { phase: "idle", errors, failure: null } : failed(reason, result.error);
}

async function post<Field extends string>(path: string, body: URLSearchParams): Promise<Ended<Field>> {
  const wasOffline = !navigator.onLine;
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      body,
      headers: { accept: RESULT_MEDIA_TYPE },
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
  } catch {
    // A connection that is lost after the request may have delivered it.
    return wasOffline ? failed("unsent", OFFLINE_TEXT) : failed("unknown", UNKNOWN_TEXT);
  }
  const result = readPostResult<Field>(await response.json().catch(() => null));
  if (result !== null) return endOf(result);
  // Refused by the gateway, before the operator.
  const isUnsent = response.status >= 400 && response.status < 500;
  return isUnsent ? failed("unsent", UNSENT_TEXTS[response.status] ?? UNSENT_TEXT) : failed("unknown", UNKNOWN_TEXT);
}

/**
 * Posts a form and keeps in its draft what became of it.
 *
 * @param draft its name
 */
export async function sendForm<Field extends string>(
  path: string,
  draft: string,
  sent: Iterable<[string, FormDataEntryValue]>,
): Promise<Ended<Field>> {
  const attempt = attemptOf(draft) || newKey();
  keepAttempt(draft, attempt);
  const fields = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const body = new URLSearchParams(fields);
  body.set(ATTEMPT_FIELD, attempt);
  const ended = await post<Field>(path, body);
  if (ended.phase === "success") removeDraft(draft);
  // Nothing was stored; else nobody knows.
  else if (ended.failure?.reason !== "unknown") keepAttempt(draft, "");
  return ended;
}
