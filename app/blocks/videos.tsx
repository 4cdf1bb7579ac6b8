import type { Film, VideosBlock } from "#app/domain/content/blocks.ts";
import { FilmPlayer } from "#app/features/film/film-player.tsx";
import { itemHeading, Section } from "./section.tsx";

/** Labels around a film, in the language of the film. */
interface FilmLabels {
  play: string;
  transcript: string;
  /** Singular and plural. */
  minutes: readonly [string, string];
}

const ENGLISH: FilmLabels = {
  play: "Play",
  transcript: "Read the whole text",
  minutes: ["minute", "minutes"],
};

const LABELS: Record<string, FilmLabels> = {
  en: ENGLISH,
  es: {
    play: "Reproducir",
    transcript: "Leer el texto completo",
    minutes: ["minuto", "minutos"],
  },
  de: {
    play: "Abspielen",
    transcript: "Den ganzen Text lesen",
    minutes: ["Minute", "Minuten"],
  },
};

/** @param language BCP 47; English for languages not in the table */
function filmLabels(language: string): FilmLabels {
  return LABELS[language.slice(0, 2)] ?? ENGLISH;
}

/** Beside a film it can be unfolded; without one it is the story itself. */
function Transcript({ film, label }: { film: Film; label: string }) {
  if (film.embed === null) return <p className="film-story">{film.transcript}</p>;
  return (
    <details className="film-transcript">
      <summary>{label}</summary>
      <p>{film.transcript}</p>
    </details>
  );
}

function FilmCard({ film, heading: Heading }: { film: Film; heading: "h2" | "h3" }) {
  const labels = filmLabels(film.language);
  const playable = film.embed !== null;
  return (
    <article className="film" id={film.id} lang={film.language}>
      <FilmPlayer film={film} play={labels.play} />
      <div className="film-text">
        <Heading>{film.title}</Heading>
        {playable && film.minutes !== null ? (
          <p className="film-facts">{`${film.minutes} ${labels.minutes[film.minutes === 1 ? 0 : 1]}`}</p>
        ) : null}
        {film.description === "" ? null : <p>{film.description}</p>}
        {film.transcript === "" ? null : <Transcript film={film} label={labels.transcript} />}
      </div>
    </article>
  );
}

/**
 * Films with their transcripts, each marked with its own language. An item without a film that can be played is a story
 * to read: it promises nothing to watch.
 */
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
