/**
 * XSS payloads for any CMS field, by class (docs/threats.md T3). `{x}` becomes code that sets a mark, `{nonce}` the nonce of
 * an earlier page.
 */

import byClass from "./xss-payloads.json" with { type: "json" };

export interface Payload {
  id: number;
  kind: string;
  text: string;
}

/** Every payload; sets `top.__xss = id` when it runs. */
export const XSS_PAYLOADS: readonly Payload[] = Object.entries(byClass)
  .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
  .map(({ kind, text }, index) => ({ id: index + 1, kind, text: text.replaceAll("{x}", `top.__xss=${index + 1}`) }));
