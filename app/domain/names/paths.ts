/** Paths of addresses, in and out of percent-encoding (RFC 3986). */

/** Names of letters with their joiners, digits, hyphens and underscores, none with a dot, which are files. */
const PAGE_PATH = /^(?:\/[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}_-]*){1,4}$/u;

/** True for a path that a page of this site can have. @param path decoded, without a slash at its end */
export function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path);
}

/** Encoded slashes and backslashes: decoded, they would part names. */
const ENCODED_SLASH = /%(?:2f|5c)/i;

/** Percent-decoded; null for text that cannot be. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The path as people read it, decoded once (NFC); null for one that cannot be decoded. */
export function decodedPath(pathname: string): string | null {
  return ENCODED_SLASH.test(pathname) ? null : (percentDecoded(pathname)?.normalize("NFC") ?? null);
}

/** A decoded path as it stands in addresses, encoded once. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The page of a blog post. */
export function postHref(slug: string): string {
  return encodedPath(`/blog/${slug}`);
}
