import type { Film, VideosBlock } from "#app/domain/content/blocks.ts";
import { FilmPlayer } from "#app/features/film/film-player.tsx";
import { itemHeading, Section } from "./section.tsx";

/** Labels around a film, in the language of the film. */
interface FilmLabels {
  play: string;
  transcript: string;
  inProduction: string;
  /** Singular and plural. */
  minutes: readonly [string, string];
}

const ENGLISH: FilmLabels = {
  play: "Play",
  transcript: "Read the whole text",
  inProduction: "Film in production",
  minutes: ["minute", "minutes"],
};

const LABELS: Record<string, FilmLabels> = {
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

/** @param language BCP 47; English for languages not in the table */
function filmLabels(language: string): FilmLabels {
  return LABELS[language.slice(0, 2)] ?? ENGLISH;
}

function FilmCard({ film, heading: Heading }: { film: Film; heading: "h2" | "h3" }) {
  const labels = filmLabels(film.language);
  return (
    <article className="film" id={film.id} lang={film.language}>
      <FilmPlayer film={film} play={labels.play} />
      <div className="film-text">
        <Heading>{film.title}</Heading>
        <p className="film-facts">
          {film.minutes === null ? null : (
            <span>{`${film.minutes} ${labels.minutes[film.minutes === 1 ? 0 : 1]}`}</span>
          )}
          {film.embed === null ? <span className="film-state">{labels.inProduction}</span> : null}
        </p>
        {film.description === "" ? null : <p>{film.description}</p>}
        {film.transcript === "" ? null : (
          <details className="film-transcript">
            <summary>{labels.transcript}</summary>
            <p>{film.transcript}</p>
          </details>
        )}
      </div>
    </article>
  );
}

/** Films with their transcripts, each marked with its own language. */
export function Videos({ title, items }: VideosBlock) {
  return (
    <Section title={title}>
      <div className="films">
        {items.map((film) => (
          <FilmCard key={film.id} film={film} heading={itemHeading(title)} />
        ))}
      </div>
    </Section>
  );
}
