/** Names that are parts of an address. */

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_CHARS = 120;

/** True for lower-case letters and digits joined by single hyphens: nothing else from an address goes into a call. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARS && SLUG.test(text);
}

/** True for `en` or `pt-BR` (BCP 47, as far as the site uses it). */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(text);
}
