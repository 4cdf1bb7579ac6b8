/** Result of a call to the operator: data or a failure, never an exception. */

type FailureKind =
  | "network"
  | "timeout"
  | "status"
  | "redirect"
  | "too-large"
  | "not-json"
  | "wrong-shape"
  | "refused"
  | "not-asked";

export interface Failure {
  kind: FailureKind;
  /** HTTP status, for kind `status` and `redirect`. */
  status?: number;
  /** Milliseconds until the call may be made again, where that is known (429, `not-asked`). */
  retryInMs?: number;
  detail: string;
}

/** `message`: the operator's own sentence about a refused POST, for the visitor; never logged, it may repeat what was sent. */
export interface Failed {
  ok: false;
  failure: Failure;
  message?: string;
}

/** `link`: the `Link` header (RFC 8288), where a list goes on. */
export type Outcome<T> = { ok: true; data: T; link?: string } | Failed;

/**
 * True if a write may have been done although it failed: no answer, an answer that cannot be read, or a 5xx. A 4xx, or a
 * refusal in words, says that nothing was done.
 */
export function isOutcomeUnknown(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  const { kind, status = 0 } = outcome.failure;
  if (kind === "status") return status >= 500;
  return kind !== "refused" && kind !== "not-asked";
}

export function failure(kind: FailureKind, detail: string, status?: number): Failed {
  return { ok: false, failure: { kind, detail, ...(status === undefined ? {} : { status }) } };
}

/** @param retryInMs until a call may be made again */
export function notAskedFor(retryInMs: number): Failed {
  return { ok: false, failure: { kind: "not-asked", detail: "too many calls at once", retryInMs } };
}

/** What happened, in a sentence that is true: the operator is blamed only if it was asked. */
export function failureText({ kind, status, retryInMs }: Omit<Failure, "detail">): string {
  if (retryInMs !== undefined) {
    const seconds = Math.ceil(retryInMs / 1_000);
    return `Our booking system needs a moment. The next try is in ${seconds} seconds.`;
  }
  if (kind === "network") return "We could not be reached. Please check your connection.";
  const hasAnswered = kind === "refused" || (status !== undefined && status < 500);
  return hasAnswered ? "Our booking system could not do this right now." : "Our booking system did not answer.";
}
