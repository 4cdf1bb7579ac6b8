export const FILM_LANGUAGES = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "de", name: "Deutsch" },
] as const;

/** A language as BCP 47 writes it: `en`, `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(text);
}

export function filmsPageName(language: string): string {
  return `videos-${language}`;
}

export function filmsHref(language: string): string {
  return `/videos/${language}`;
}
