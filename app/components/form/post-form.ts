/**
 * Posts a form and keeps what was typed through failures and reloads. Without JavaScript the `<form>` posts itself, and
 * the returned page shows the outcome. A retry of a form whose outcome is unknown is the same attempt, also after a reload.
 *
 * Not a React Router fetcher: that first loads the module of the posted route, and reloads the page when it cannot
 * (offline, after a deploy).
 */

import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
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
import { attemptOf, keepAttempt, loadDraft, removeDraft, saveDraft } from "./draft.ts";

/** Longer than the server's time limit for the operator (app/domain/budgets.ts). */
const POST_TIMEOUT_MS = 15_000;

export interface Failure {
  /** `unsent`: it did not reach the operator. */
  reason: Exclude<PostFailure, "invalid"> | "unsent";
  text: string;
}

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** What a form shows once an attempt has ended. */
type Ended<Field extends string> =
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

function endOf<Field extends string>(result: PostResult<Field>): Ended<Field> {
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

export interface PostFormOptions<Field extends string> {
  path: string;
  /** Name of the draft. */
  draft: string;
  /** A post without JavaScript succeeded. */
  isSent?: boolean | undefined;
  /** Failure of a post without JavaScript. */
  result?: PostResult<Field> | undefined;
  /** The rules of the route's action. */
  validate: (form: FormData) => Errors<Field>;
  /** Called after each attempt. */
  onDone: (outcome: "success" | Failure["reason"]) => void;
}

const SENT = { success: true, data: null, error: null } as const;

export function usePostForm<Field extends string>({
  path,
  draft,
  isSent,
  result,
  validate,
  onDone,
}: PostFormOptions<Field>) {
  const outcome = result ?? (isSent ? SENT : undefined);
  const [state, setState] = useState<Ended<Field> | { phase: "submitting" }>(() =>
    outcome === undefined ? { phase: "idle", errors: {}, failure: null } : endOf(outcome),
  );
  /** Browsers fill in the honeypot again, so it is gone once it was. */
  const [hasHoneypot, setHasHoneypot] = useState(outcome?.data?.reason !== "suspect");
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    if (form.current !== null && outcome === undefined) loadDraft(form.current, draft);
    if (outcome?.success) removeDraft(draft);
    else if (outcome !== undefined) keepAttempt(draft, outcome.data.attempt);
  }, [draft, outcome]);

  // Disabling the button removed its focus: return it if the form stays.
  useEffect(() => {
    if (state.phase !== "submitting") return;
    const button = form.current?.querySelector<HTMLElement>("[type=submit]");
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [state.phase]);

  const showErrors = useCallback((errors: Errors<Field>) => {
    setState({ phase: "idle", errors, failure: null });
    const first = [...(form.current?.elements ?? [])].find((field) => (field.getAttribute("name") ?? "") in errors);
    if (first instanceof HTMLElement) first.focus();
  }, []);

  function finish(ended: Ended<Field>) {
    if (ended.phase === "success") {
      setState(ended);
      return onDone("success");
    }
    const { failure, errors } = ended;
    if (failure === null) return showErrors(errors);
    if (failure.reason === "suspect") setHasHoneypot(false);
    setState(ended);
    onDone(failure.reason);
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget, draft);
    if (state.phase !== "idle" || Object.keys(state.errors).length === 0) return;
    // An error leaves once it is corrected; none appears before the form is sent again.
    const wrong = validate(new FormData(currentTarget));
    const left = Object.entries(state.errors).filter(([name]) => name in wrong);
    if (left.length < Object.keys(state.errors).length) {
      setState({ ...state, errors: Object.fromEntries(left) as Errors<Field> });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const sent = new FormData(event.currentTarget);
    const errors = validate(sent);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    isBusy.current = true;
    setState({ phase: "submitting" });
    const ended = await sendForm<Field>(path, draft, sent);
    isBusy.current = false;
    finish(ended);
  }

  const isIdle = state.phase === "idle";
  return {
    isSubmitting: state.phase === "submitting",
    isDone: state.phase === "success",
    /** What is wrong; nothing while it is being sent. */
    errors: isIdle ? state.errors : ({} as Errors<Field>),
    failure: isIdle ? state.failure : null,
    /** The props of `HiddenFields`. */
    hidden: { hasHoneypot, attempt: result?.data?.attempt ?? "" },
    formProps: {
      ref: form,
      method: "post" as const,
      action: path,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onInput,
    },
  };
}
