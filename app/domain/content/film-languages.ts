export const FILM_LANGUAGES = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "de", name: "Deutsch" },
] as const;

export function filmsPageName(language: string): string {
  return `videos-${language}`;
}

export function filmsHref(language: string): string {
  return `/videos/${language}`;
}
