/**
 * Sends a form of ours by script, and keeps what was typed: through failures, and through a reload in the middle of
 * typing. Without scripts the same `<form>` posts by itself and the page that comes back says what happened.
 *
 * Deliberately not a React Router fetcher: that loads the module of the posted route first, and when it cannot (offline,
 * after a deploy) it reloads the page, form and all.
 */

import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { type PostResult, RESULT_MEDIA_TYPE, readPostStatus } from "#app/domain/forms/form-post.ts";
import { forgetDraft, loadDraft, saveDraft } from "./draft.ts";

/** Longer than the operator's own time limit; then a hanging network counts as a failure. */
const PATIENCE_MS = 15_000;

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
      signal: AbortSignal.timeout(PATIENCE_MS),
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
  /** Where the form posts to, and the name its draft is kept under. */
  path: string;
  draft: string;
  /** Outcome of a post without scripts, for the form on the page that came back. */
  result: PostResult<Field> | undefined;
  /** The same rules the edge applies. */
  validate: (form: FormData) => Partial<Record<Field, string>>;
  onDone: (outcome: "success" | FailureReason) => void;
}

export function usePostForm<Field extends string>({ path, draft, result, validate, onDone }: Options<Field>) {
  const [state, setState] = useState<PostState<Field>>(() => stateOf(result));
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    if (form.current !== null && result === undefined) loadDraft(form.current, draft);
    if (result?.status === "success") forgetDraft(draft);
  }, [draft, result]);

  // The button lost the focus when it was disabled; if the form stays, it has it back.
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
    if (busy.current) return;
    const sent = new FormData(event.currentTarget);
    const errors = validate(sent);
    if (Object.keys(errors).length > 0) return fail(errors);
    busy.current = true;
    setState({ phase: "submitting" });
    const fields = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const outcome = await post(path, new URLSearchParams(fields));
    busy.current = false;
    if (outcome === "success") {
      forgetDraft(draft);
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
