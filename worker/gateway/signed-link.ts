/** Words that only somebody with `READY_TOKEN` can have signed, until they expire: HMAC-SHA256 over purpose, host and time. */

import { createHmac, timingSafeEqual } from "node:crypto";

const TOKEN = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

/** What a signature is for; in one for something else it is worth nothing. */
interface SignedFor {
  purpose: string;
  host: string;
  /** Another one makes all earlier signatures worthless. */
  generation: string;
}

/** An invitation to a site that is not open yet (`softLaunch`). */
export function invitationTo(host: string, generation: string): SignedFor {
  return { purpose: "soft-launch", host, generation };
}

/** Pages of a host with the operator's newest content (`preview`). */
export function previewOf(host: string): SignedFor {
  return { purpose: "preview", host, generation: "" };
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** @param expires seconds since the epoch */
export function sign(secret: string, { purpose, host, generation }: SignedFor, expires: number): string {
  // JSON keeps the parts apart, whatever characters they have.
  const message = JSON.stringify([purpose, host, generation, expires]);
  return `${expires}.${createHmac("sha256", secret).update(message).digest("base64url")}`;
}

/** How many seconds it is still good for; 0: it is not. Compares in constant time. */
export function secondsLeft(secret: string, what: SignedFor, token: string): number {
  const expires = Number(TOKEN.exec(token)?.[1] ?? 0);
  const left = Math.floor(expires - Date.now() / 1_000);
  if (left <= 0) return 0;
  const genuine = sign(secret, what, expires);
  return genuine.length === token.length && timingSafeEqual(Buffer.from(genuine), Buffer.from(token)) ? left : 0;
}
