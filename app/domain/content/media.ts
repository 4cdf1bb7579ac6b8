/** Pictures are resolved against the admin host (specification 7 and 10.18). */

import { normalizeHost } from "#app/domain/tenant/host.ts";

export const NO_IMAGE = "/no-image.svg";

/**
 * Https only, except on a developer's machine. The host becomes part of the page's policy, so it has no characters but
 * those of host names. Browsers refuse pictures with credentials in the URL, which imitate another host.
 */
function foreignPicture(url: URL, adminBaseUrl: string): string {
  const isSecure = url.protocol === "https:" || adminBaseUrl.startsWith("http:");
  const isPlain = url.username === "" && url.password === "" && normalizeHost(url.hostname) === url.hostname;
  return isSecure && isPlain ? url.href : NO_IMAGE;
}

/**
 * @param path a path below the admin host, an absolute http(s) URL, or nothing
 * @param adminBaseUrl without trailing slash
 * @returns an absolute URL, or the no-image placeholder
 */
export function imageUrl(path: unknown, adminBaseUrl: string): string {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2048) return NO_IMAGE;
  const text = path.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? foreignPicture(new URL(text), adminBaseUrl) : NO_IMAGE;
  // Other schemes (`data:`, `javascript:`) and a second slash (another host).
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text) || /[\s"'<>\\]/.test(text)) return NO_IMAGE;
  const url = new URL(text.startsWith("/") ? text : `/${text}`, `${adminBaseUrl}/`);
  return url.origin === new URL(adminBaseUrl).origin ? url.href : NO_IMAGE;
}
