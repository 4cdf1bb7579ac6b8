import { useEffect, useRef } from "react";
import { OFFLINE_TEXT } from "#app/domain/forms/form-post.ts";
import type { FailureReason } from "./use-post-form.ts";

/** Replaces a form that was sent, and takes the focus the button lost. */
export function FormSuccess({ text }: { text: string }) {
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  return (
    <output ref={message} className="form-success" tabIndex={-1}>
      {text}
    </output>
  );
}

const REASONS: Readonly<Record<Exclude<FailureReason, "operator">, string>> = {
  "too-many": "Too many attempts. Please wait a minute and send it again; your text is kept.",
  "too-large": "This text is too long to be sent. Please shorten it; nothing you typed is lost.",
  offline: OFFLINE_TEXT,
};

/** Always rendered: screen readers announce changes inside a live region, not a new region. */
export function FormFailure({ reason, operatorText }: { reason: FailureReason | null; operatorText: string }) {
  return (
    <p className="form-failure" role="alert">
      {reason === null ? null : reason === "operator" ? operatorText : REASONS[reason]}
    </p>
  );
}
