/** Operator text goes through `text`. */

import { escapeUTF8 } from "entities";

/** Not allowed in XML 1.0 even when escaped (2.2 "Char"): controls, lone surrogates. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function text(value: string): string {
  return escapeUTF8(value.replace(IMPOSSIBLE, ""));
}

export function element(name: string, value: string): string {
  return value === "" ? "" : `<${name}>${text(value)}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
