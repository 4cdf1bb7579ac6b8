/** Shared by the site's own forms (newsletter, contact). */

import type { AdClick } from "#app/domain/http/ad-click.ts";

/**
 * Why a form was not confirmed. `invalid`: fields to correct; `suspect`: the honeypot was filled in, so it is asked for once
 * more; `refused`: not taken by the operator, or not sent to it; `unknown`: it may have arrived.
 */
export type PostFailure = "invalid" | "suspect" | "refused" | "unknown";

/** What an action answers (specification 8). */
export type PostResult<Field extends string> =
  | { success: true; data: null; error: null }
  | {
      success: false;
      /** `values` are what was typed, so that nothing is lost; `attempt` is to be sent along with a retry, "" for a new one. */
      data: {
        reason: PostFailure;
        values: Record<Field, string>;
        errors: Partial<Record<Field, string>>;
        attempt: string;
      };
      /** One or more sentences; of a refusal the operator's own. */
      error: string;
    };

/** What the operator did with a form. `message`: its reason, as text. */
export type Submission =
  | { status: "confirmed" }
  | { status: "refused"; message: string | null }
  | { status: "unknown" };

/** A form on its way to the operator. */
export interface Delivery {
  /** The visitor's access token, if there is one. */
  bearer?: string | undefined;
  /** The advertisement that led to the visit; empty: none, or nobody wants to know. */
  adClick: AdClick;
  /** The same for each retry: the operator takes the same text of the same attempt once. */
  attempt: string;
}

/** Accept header of a script that wants the result alone instead of the page. */
export const RESULT_MEDIA_TYPE = "application/json";

/** Hidden from people; bots fill it in, and so may a browser. */
export const HONEYPOT_FIELD = "homepage";
/** Hidden; holds `Delivery.attempt`. Empty in pages that caches keep. */
export const ATTEMPT_FIELD = "attempt";

export interface Fields {
  get(name: string): unknown;
}

/** Missing fields and uploaded files read as empty. */
export function textField(form: Fields, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function isFromProgram(form: Fields): boolean {
  return textField(form, HONEYPOT_FIELD) !== "";
}

const TEN_MINUTES_MS = 600_000;

/** The ten minutes of a moment, as a number. @param now ms since the epoch */
function tenMinutesOf(now: number): number {
  return Math.floor(now / TEN_MINUTES_MS);
}

/**
 * The attempt of a form that was sent without a script, from a page that is the same for everybody. When its answer is
 * reloaded, or the button is pressed twice, the same text is the same attempt.
 */
export function attemptWithoutScript(now: number): string {
  return String(tenMinutesOf(now));
}

/** After a form without a script: the page that says thanks, as a GET, so that a reload sends nothing. */
export function sentPath(path: string, now: number, fragment: string): string {
  return `${path}?sent=${tenMinutesOf(now)}#${fragment}`;
}

/** True if `sent` of an address is at most 20 minutes old: later, and for whoever invents it, the page shows the form. */
export function isJustSent(sent: string, now: number): boolean {
  return [0, 1].some((ago) => sent === String(tenMinutesOf(now) - ago));
}

/** null for anything else: an answer of another build or of a proxy. */
export function readPostResult<Field extends string>(input: unknown): PostResult<Field> | null {
  if (typeof input !== "object" || input === null || !("success" in input)) return null;
  if (input.success === true) return { success: true, data: null, error: null };
  const { data, error } = input as { data?: { reason?: unknown } | null; error?: unknown };
  return typeof data?.reason === "string" && typeof error === "string" ? (input as PostResult<Field>) : null;
}

export const OFFLINE_TEXT = "We could not be reached. Check your connection and send it again; your text is kept.";
export const UNKNOWN_TEXT =
  "We do not know whether it arrived. Your text is kept: you can send it again, and it counts only once.";
export const SUSPECT_TEXT =
  "Nothing was sent yet. A hidden field of this form was filled in, which programs do, and sometimes browsers. Your text is kept: please press the button once more.";
