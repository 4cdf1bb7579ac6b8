/** Languages the site looks for films in; a language is offered only when the operator has its page. */
export const FILM_LANGUAGES = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "de", name: "Deutsch" },
] as const;

/** The page builder's name of the films in a language. */
export function filmsPageName(language: string): string {
  return `videos-${language}`;
}

export function filmsHref(language: string): string {
  return `/videos/${language}`;
}
