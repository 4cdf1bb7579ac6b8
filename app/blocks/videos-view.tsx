import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { type FilmOnPage, FilmPlayer } from "#app/features/film/film-player.tsx";
import { Byline } from "./byline.tsx";
import { itemHeading, Section } from "./section.tsx";

interface Film extends FilmOnPage {
  /** Fragment of its address. */
  id: string;
  description: string;
  minutes: number | null;
  /** Paragraphs parted by an empty line. */
  transcript: string;
  place: string;
  teller: { name: string; role: string; portrait: string | null } | null;
  action: { title: string; url: string } | null;
}

export interface VideosProps {
  title: string;
  items: readonly Film[];
}

/** Labels around a film, in the language of the film. */
interface FilmLabels {
  play: string;
  transcript: string;
  story: string;
  /** Singular and plural. */
  minutes: readonly [string, string];
  /** How long a story of so many minutes takes to read. */
  read: (minutes: number) => string;
}

const ENGLISH: FilmLabels = {
  play: "Play",
  transcript: "Read the whole text",
  story: "Read the story",
  minutes: ["minute", "minutes"],
  read: (minutes) => `${minutes}-minute read`,
};

const LABELS: Record<string, FilmLabels> = {
  en: ENGLISH,
  es: {
    play: "Reproducir",
    transcript: "Leer el texto completo",
    story: "Leer la historia",
    minutes: ["minuto", "minutos"],
    read: (minutes) => `${minutes} min de lectura`,
  },
  de: {
    play: "Abspielen",
    transcript: "Den ganzen Text lesen",
    story: "Geschichte lesen",
    minutes: ["Minute", "Minuten"],
    read: (minutes) => `${minutes} Min. Lesezeit`,
  },
};

/** @param language BCP 47; English for languages not in the table */
function filmLabels(language: string): FilmLabels {
  return LABELS[language.slice(0, 2)] ?? ENGLISH;
}

/** About a minute to read. */
const SHORT_STORY_CHARS = 800;
/** About three lines of a phone. */
const OPENING_LENGTH = 110;

/** A short story whole; of a longer one the first sentences, and what follows them. */
function opened(story: string): [opening: string, rest: string] {
  if (story.length <= SHORT_STORY_CHARS) return [story, ""];
  const sentences = story.match(/(?=\S).*?(?:[.!?](?= )|$)/gs) ?? [];
  let opening = "";
  while (sentences.length > 0 && opening.length < OPENING_LENGTH) opening = `${opening} ${sentences.shift()}`.trim();
  return [opening, sentences.join(" ")];
}

const isPlayable = ({ embed, file }: Pick<Film, "embed" | "file">) => embed !== null || file !== null;

const WORDS_PER_MINUTE = 200;

/** `Zion · 1-minute read`; without the time for a film that can be played. */
function placeAndTime({ place, embed, file, transcript }: Film, { read }: FilmLabels): string {
  const minutes = Math.max(1, Math.round(transcript.split(/\s+/).length / WORDS_PER_MINUTE));
  const time = !isPlayable({ embed, file }) && transcript !== "" ? read(minutes) : "";
  return [place, time].filter((each) => each !== "").join(" · ");
}

function Paragraphs({ words }: { words: string }) {
  return words.split("\n\n").map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

/** Beside a film it can be unfolded. Without one it is the story itself, and it has begun. */
function Transcript({ film, labels }: { film: Film; labels: FilmLabels }) {
  const [opening, rest] = isPlayable(film) ? ["", film.transcript] : opened(film.transcript);
  return (
    <>
      {opening === "" ? null : <Paragraphs words={opening} />}
      {rest === "" ? null : (
        <details className="film-transcript">
          <summary>
            {opening === "" ? labels.transcript : labels.story}
            <span className="visually-hidden">: {film.title}</span> <Icon name="down" />
          </summary>
          <Paragraphs words={rest} />
        </details>
      )}
    </>
  );
}

function FilmCard({ film, heading: Heading }: { film: Film; heading: "h2" | "h3" }) {
  const labels = filmLabels(film.language);
  const playable = isPlayable(film);
  const eyebrow = placeAndTime(film, labels);
  return (
    <article className="film" id={film.id} lang={film.language}>
      <FilmPlayer film={film} play={labels.play} />
      <div className="film-text">
        {eyebrow === "" ? null : <p className="eyebrow">{eyebrow}</p>}
        <Heading>{film.title}</Heading>
        {film.teller === null ? null : (
          <Byline portrait={film.teller.portrait}>
            <p>
              <strong>{film.teller.name}</strong>
              {film.teller.role === "" ? null : <br />}
              {film.teller.role}
            </p>
          </Byline>
        )}
        {playable && film.minutes !== null ? (
          <p className="film-facts">{`${film.minutes} ${labels.minutes[film.minutes === 1 ? 0 : 1]}`}</p>
        ) : null}
        {film.description === "" ? null : <p className="film-about">{film.description}</p>}
        {film.transcript === "" ? null : <Transcript film={film} labels={labels} />}
        {film.action === null ? null : (
          <p className="film-action">
            <AppLink href={film.action.url} className="button button-quiet">
              {film.action.title}
            </AppLink>
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * Films with their transcripts, each marked with its own language. An item without a film that can be played is a story
 * to read: it promises nothing to watch.
 */
export function Videos({ title, items }: VideosProps) {
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
