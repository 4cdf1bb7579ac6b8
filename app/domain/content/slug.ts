const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_CHARS = 120;

/** True for lower-case letters and digits joined by single hyphens; other text never becomes part of a call's path. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARS && SLUG.test(text);
}

function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Of short texts: with 400 tours, a page asks thousands of times for the slugs of a few dozen tags. */
const slugs = new Map<string, string>();
const MOST_SLUGS = 2_000;
const MAX_KEPT_CHARS = 100;

/** "Valley of Fire" → `valley-of-fire`. */
export function slugify(text: string): string {
  const known = slugs.get(text);
  if (known !== undefined) return known;
  const slug = slugOf(text);
  if (slugs.size >= MOST_SLUGS) slugs.clear();
  if (text.length <= MAX_KEPT_CHARS) slugs.set(text, slug);
  return slug;
}

export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(text);
}

/** `small-group` → `Small group`, where the operator gives no title. */
export function slugTitle(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
