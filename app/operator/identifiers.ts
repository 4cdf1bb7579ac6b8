/** Names and ids that come back to the operator in calls and addresses. */

import * as v from "valibot";
import { isSlug } from "#app/domain/names/names.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { expects, textOrNumber } from "./fields.ts";

/** Letters and digits of any script; encoded as in addresses, too. */
export const slugText = expects(
  "lower-case words joined by hyphens",
  v.pipe(
    v.string(),
    v.transform((text) => decodedPath(text) ?? text),
    v.check(isSlug),
  ),
);

/** Made by the operator and given back as it is: what can be seen, and spaces inside. */
export const opaqueText = (max: number) =>
  expects(
    `1 to ${max} printable characters`,
    v.pipe(textOrNumber, v.maxLength(max), v.regex(/^(?! )[\p{L}\p{M}\p{N}\p{P}\p{S} ]+(?<! )$/u)),
  );

/** Segments of dots would climb, also where a server decodes `%2F` first (docs/threats.md T6). */
export const OPAQUE_ID = /^(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))(?! )[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,200}(?<! )$/u;

/** As `opaqueText`; encoded where it becomes part of a path. */
export const opaqueId = expects("1 to 200 printable characters", v.pipe(textOrNumber, v.regex(OPAQUE_ID)));
