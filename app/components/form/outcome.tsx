import { type ReactNode, useEffect, useRef } from "react";
import type { Failure } from "./post-form.ts";

/** Replaces a form that was sent, and may take the focus that the button had (app/features/keep-focus). @param next below it */
export function FormSuccess({ text, next }: { text: string; next: ReactNode }) {
  return (
    <>
      <output className="form-success" tabIndex={-1}>
        {text}
      </output>
      <p className="note-line">{next}</p>
    </>
  );
}

/** Always rendered: screen readers announce changes inside a live region, not a new region. @param headline said before its text */
export function FormFailure({ failure, headline }: { failure: Failure | null; headline: string | null }) {
  const message = useRef<HTMLParagraphElement>(null);
  // It may stand below the window, and the toast leaves.
  useEffect(() => {
    if (failure !== null) message.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const isRepeated = failure?.text === headline;
  return (
    <p ref={message} className="form-failure" role="alert">
      {failure === null ? null : isRepeated || headline === null ? failure.text : `${headline} ${failure.text}`}
    </p>
  );
}
