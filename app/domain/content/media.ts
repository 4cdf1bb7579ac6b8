/** Where pictures come from (specification 7: "Images are resolved against the admin host"; specification 10.18). */

export const NO_IMAGE = "/no-image.svg";

/** Browsers refuse pictures whose address carries a name and a password; whoever sent one meant to look like another host. */
function withoutCredentials(url: URL): string {
  return url.username === "" && url.password === "" ? url.href : NO_IMAGE;
}

/**
 * Resolves a picture's address.
 *
 * @param path what the operator sent: a path below the admin host, an absolute http(s) URL, or nothing
 * @param adminBaseUrl base of the admin host, without trailing slash
 * @returns an absolute URL, or the no-image placeholder for anything else
 */
export function imageUrl(path: unknown, adminBaseUrl: string): string {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2048) return NO_IMAGE;
  const text = path.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? withoutCredentials(new URL(text)) : NO_IMAGE;
  // Anything else with a scheme (`data:`, `javascript:`) or a second slash (another host) is not a path.
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text) || /[\s"'<>\\]/.test(text)) return NO_IMAGE;
  const url = new URL(text.startsWith("/") ? text : `/${text}`, `${adminBaseUrl}/`);
  return url.origin === new URL(adminBaseUrl).origin ? url.href : NO_IMAGE;
}
