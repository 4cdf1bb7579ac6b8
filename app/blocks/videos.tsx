import type { Film, VideosBlock } from "#app/domain/content/blocks.ts";
import { FilmPlayer } from "#app/features/film/film-player.tsx";
import { filmWords } from "./film-words.ts";
import { itemHeading, Section } from "./section.tsx";

function FilmCard({ film, heading: Heading }: { film: Film; heading: "h2" | "h3" }) {
  const words = filmWords(film.language);
  return (
    <article className="film" id={film.id} lang={film.language}>
      <FilmPlayer film={film} play={words.play} />
      <div className="film-text">
        <Heading>{film.title}</Heading>
        <p className="film-facts">
          {film.minutes === null ? null : <span>{`${film.minutes} ${words.minutes[film.minutes === 1 ? 0 : 1]}`}</span>}
          {film.embed === null ? <span className="film-state">{words.inProduction}</span> : null}
        </p>
        {film.description === "" ? null : <p>{film.description}</p>}
        {film.transcript === "" ? null : (
          <details className="film-transcript">
            <summary>{words.transcript}</summary>
            <p>{film.transcript}</p>
          </details>
        )}
      </div>
    </article>
  );
}

/** Films with their whole text: each in its own language, whatever language the page is in. */
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
