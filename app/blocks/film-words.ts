/** The few words around a film, in the film's own language: a German film has no English "Transcript". */

interface FilmWords {
  play: string;
  transcript: string;
  inProduction: string;
  /** One of them, and more. */
  minutes: readonly [string, string];
}

const ENGLISH: FilmWords = {
  play: "Play",
  transcript: "Read the whole text",
  inProduction: "Film in production",
  minutes: ["minute", "minutes"],
};

const WORDS: Record<string, FilmWords> = {
  en: ENGLISH,
  es: {
    play: "Reproducir",
    transcript: "Leer el texto completo",
    inProduction: "Película en producción",
    minutes: ["minuto", "minutos"],
  },
  de: {
    play: "Abspielen",
    transcript: "Den ganzen Text lesen",
    inProduction: "Film in Arbeit",
    minutes: ["Minute", "Minuten"],
  },
};

/** @param language BCP 47; a language without words of its own gets English ones */
export function filmWords(language: string): FilmWords {
  return WORDS[language.slice(0, 2)] ?? ENGLISH;
}
