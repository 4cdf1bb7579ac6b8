import { useEffect, useRef } from "react";
import { OFFLINE_TEXT } from "#app/domain/forms/form-post.ts";
import type { FailureReason } from "./use-post-form.ts";

/** What stands in the place of a form that was sent. Takes the focus its button had. */
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
  "too-many": "That was a lot of tries in a short time. Please wait a minute and send it again; your text is kept.",
  "too-large": "This text is too long to be sent. Please shorten it; nothing you typed is lost.",
  offline: OFFLINE_TEXT,
};

/** Says why nothing was sent; always present, so that it is announced when it fills. */
export function FormFailure({ reason, operatorText }: { reason: FailureReason | null; operatorText: string }) {
  return (
    <p className="form-failure" role="alert">
      {reason === null ? null : reason === "operator" ? operatorText : REASONS[reason]}
    </p>
  );
}
