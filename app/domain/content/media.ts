/** Pictures are resolved against the admin host (specification 7 and 10.18). */

export const NO_IMAGE = "/no-image.svg";

/** Browsers refuse pictures with credentials in the URL, which imitate another host. */
function withoutCredentials(url: URL): string {
  return url.username === "" && url.password === "" ? url.href : NO_IMAGE;
}

/**
 * @param path a path below the admin host, an absolute http(s) URL, or nothing
 * @param adminBaseUrl without trailing slash
 * @returns an absolute URL, or the no-image placeholder
 */
export function imageUrl(path: unknown, adminBaseUrl: string): string {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2048) return NO_IMAGE;
  const text = path.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? withoutCredentials(new URL(text)) : NO_IMAGE;
  // Other schemes (`data:`, `javascript:`) and a second slash (another host).
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text) || /[\s"'<>\\]/.test(text)) return NO_IMAGE;
  const url = new URL(text.startsWith("/") ? text : `/${text}`, `${adminBaseUrl}/`);
  return url.origin === new URL(adminBaseUrl).origin ? url.href : NO_IMAGE;
}
