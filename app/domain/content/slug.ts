const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_CHARS = 120;

/** True for lower-case letters and digits joined by single hyphens; other text never becomes part of a call's path. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARS && SLUG.test(text);
}

/** "Valley of Fire" → `valley-of-fire`. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(text);
}

/** `small-group` → `Small group`, where the operator gives no title. */
export function slugTitle(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
