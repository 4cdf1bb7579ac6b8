/**
 * Posts a form and keeps what was typed through failures and reloads. Without JavaScript the `<form>` posts itself, and
 * the returned page shows the outcome.
 *
 * Not a React Router fetcher: that first loads the module of the posted route, and reloads the page when it cannot
 * (offline, after a deploy).
 */

import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { PostResult } from "#app/domain/forms/form-post.ts";
import { keepAttempt, loadDraft, removeDraft, saveDraft } from "./draft.ts";
import { type Ended, type Errors, endOf, type Failure, sendForm } from "./send-form.ts";

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

  return {
    state,
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
