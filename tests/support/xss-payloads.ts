/**
 * XSS payloads for any CMS field, by class (docs/threats.md T3). `{x}` becomes code that sets a mark, `{nonce}` the nonce of
 * an earlier page.
 */

import { readFileSync } from "node:fs";

// Not imported: Vite reads no text that is not well-formed, and one of these is not.
const byClass = JSON.parse(readFileSync("tests/support/xss-payloads.json", "utf8")) as Record<string, string[]>;

export interface Payload {
  id: number;
  kind: string;
  text: string;
}

/** Every payload; sets `top.__xss = id` when it runs. */
export const XSS_PAYLOADS: readonly Payload[] = Object.entries(byClass)
  .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
  .map(({ kind, text }, index) => ({ id: index + 1, kind, text: text.replaceAll("{x}", `top.__xss=${index + 1}`) }));
