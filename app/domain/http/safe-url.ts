/** The only place where a URL from outside (CMS, menu, tenant) becomes a link. */

/** @returns null for text that is not a URL. Safari has `URL.canParse` since 17, and `URL.parse` since 18. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

const LINK_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);

/** Browsers drop these anywhere in a URL, so `java\nscript:` is `javascript:` (WHATWG URL, 4.1). */
// oxlint-disable-next-line no-control-regex -- they are the point
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g;

const MAX_URL_LENGTH = 2048;

/**
 * @returns a root-relative path, a bare `#fragment`, or an absolute http(s), mailto, tel or sms URL; else null.
 *   `//evil.com`, `/\evil.com` and `/..//evil.com` name another host to a browser and give null.
 */
export function safeUrl(input: unknown): string | null {
  if (typeof input !== "string" || input.length > MAX_URL_LENGTH) return null;
  const text = input.replace(IGNORED_BY_BROWSERS, "");
  if (text === "") return null;
  if (text.startsWith("#")) return text;
  const base = "https://this-site.invalid";
  const url = parseUrl(text, base);
  if (url === null) return null;
  if (url.origin === base) {
    if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return null;
    if (url.pathname.startsWith("//")) return null;
    return url.pathname + url.search + url.hash;
  }
  if (!LINK_SCHEMES.has(url.protocol) || text.startsWith("/") || text.startsWith("\\")) return null;
  if (url.username !== "" || url.password !== "") return null;
  return url.href;
}
