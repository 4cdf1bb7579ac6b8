/**
 * Posts a form and keeps what was typed through failures and reloads. Without JavaScript the `<form>` posts itself, and
 * the returned page shows the outcome.
 *
 * Not a React Router fetcher: that first loads the module of the posted route, and reloads the page when it cannot
 * (offline, after a deploy).
 */

import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { type PostResult, RESULT_MEDIA_TYPE, readPostStatus } from "#app/domain/forms/form-post.ts";
import { loadDraft, removeDraft, saveDraft } from "./draft.ts";

/** Longer than the server's time limit for the operator (app/domain/budgets.ts). */
const POST_TIMEOUT_MS = 15_000;

export type FailureReason = "operator" | "too-many" | "too-large" | "offline";

export type PostState<Field extends string> =
  | { phase: "idle"; errors: Partial<Record<Field, string>>; failure: FailureReason | null }
  | { phase: "submitting" }
  | { phase: "success" };

async function post(path: string, body: URLSearchParams): Promise<"success" | "invalid" | FailureReason> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      body,
      headers: { accept: RESULT_MEDIA_TYPE },
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
  } catch {
    return "offline";
  }
  if (response.status === 429) return "too-many";
  if (response.status === 413) return "too-large";
  const status = readPostStatus(await response.json().catch(() => null));
  return status === "success" || status === "invalid" ? status : "operator";
}

function stateOf<Field extends string>(result: PostResult<Field> | undefined): PostState<Field> {
  if (result === undefined) return { phase: "idle", errors: {}, failure: null };
  if (result.status === "success") return { phase: "success" };
  return result.status === "invalid"
    ? { phase: "idle", errors: result.errors, failure: null }
    : { phase: "idle", errors: {}, failure: "operator" };
}

interface Options<Field extends string> {
  path: string;
  /** Name of the draft. */
  draft: string;
  /** Outcome of a post without JavaScript. */
  result: PostResult<Field> | undefined;
  /** The rules of the route's action. */
  validate: (form: FormData) => Partial<Record<Field, string>>;
  /** Called after each attempt. */
  onDone: (outcome: "success" | FailureReason) => void;
}

export function usePostForm<Field extends string>({ path, draft, result, validate, onDone }: Options<Field>) {
  const [state, setState] = useState<PostState<Field>>(() => stateOf(result));
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    if (form.current !== null && result === undefined) loadDraft(form.current, draft);
    if (result?.status === "success") removeDraft(draft);
  }, [draft, result]);

  // Disabling the button removed its focus: return it if the form stays.
  useEffect(() => {
    if (state.phase !== "submitting") return;
    const button = form.current?.querySelector<HTMLElement>("[type=submit]");
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [state.phase]);

  const fail = useCallback((errors: Partial<Record<Field, string>>) => {
    setState({ phase: "idle", errors, failure: null });
    const first = [...(form.current?.elements ?? [])].find((field) => (field.getAttribute("name") ?? "") in errors);
    if (first instanceof HTMLElement) first.focus();
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const sent = new FormData(event.currentTarget);
    const errors = validate(sent);
    if (Object.keys(errors).length > 0) return fail(errors);
    isBusy.current = true;
    setState({ phase: "submitting" });
    const fields = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const outcome = await post(path, new URLSearchParams(fields));
    isBusy.current = false;
    if (outcome === "success") {
      removeDraft(draft);
      setState({ phase: "success" });
      onDone("success");
      return;
    }
    const failure = outcome === "invalid" ? "operator" : outcome;
    setState({ phase: "idle", errors: {}, failure });
    onDone(failure);
  }

  return {
    state,
    formProps: {
      ref: form,
      method: "post" as const,
      action: path,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onInput: (event: FormEvent<HTMLFormElement>) => saveDraft(event.currentTarget, draft),
    },
  };
}
