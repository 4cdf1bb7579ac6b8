/** Why a call of the browser failed. Shaped like the failures of app/operator, which components do not import. */
export interface LoadFailure {
  kind: string;
  /** HTTP status, if there was an answer. */
  status?: number;
  /** Not asked yet, to protect the operator: ms until it may be asked. */
  retryInMs?: number;
}

/** What happened, in a sentence that is true: the operator is blamed only if it was asked. */
export function failureText({ kind, status, retryInMs }: LoadFailure): string {
  if (retryInMs !== undefined) {
    const seconds = Math.ceil(retryInMs / 1_000);
    return `Our booking system needs a moment. The next try is in ${seconds} seconds.`;
  }
  const hasAnswered = kind === "refused" || (status !== undefined && status < 500);
  return hasAnswered ? "Our booking system could not do this right now." : "Our booking system did not answer.";
}
