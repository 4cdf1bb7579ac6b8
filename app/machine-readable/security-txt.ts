/** `/.well-known/security.txt` (RFC 9116). */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { phoneHref } from "#app/domain/tenant/phone.ts";
import { type FileRequest, found } from "./file.ts";

/** RFC 9116 2.5.5: less than a year. Computed, so it never expires. */
const VALID_DAYS = 180;
const MS_PER_DAY = 86_400_000;

/** Midnight UTC, so that the file changes once a day. */
function expires(now: number): string {
  const day = Math.floor(now / MS_PER_DAY) + VALID_DAYS;
  return new Date(day * MS_PER_DAY).toISOString().replace(".000Z", "Z");
}

export function securityTxt({ site }: FileRequest, now = Date.now()) {
  // RFC 9116 2.5: web URIs must be https.
  const base = `https://${new URL(site.origin).host}`;
  const { phone } = site.tenant.header;
  const lines = [
    `# ${site.tenant.name}`,
    `Contact: ${base}/contact-us`,
    ...(phone === null ? [] : [`Contact: ${phoneHref("tel", phone)}`]),
    `Expires: ${expires(now)}`,
    "Preferred-Languages: en",
    `Canonical: ${base}/.well-known/security.txt`,
  ];
  return found({
    body: `${lines.join("\n")}\n`,
    type: "text/plain; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.siteFile,
  });
}
