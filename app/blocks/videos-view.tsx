import { useContext, useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture, PictureHostsContext, usePictureAddress } from "#app/components/picture.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { Embed } from "#app/domain/content/embed.ts";
import { isFrom } from "#app/domain/content/picture-origins.ts";
import { plural } from "#app/domain/tour/text.ts";
import { Byline, itemHeading, Section } from "./section.tsx";

/** A film that the operator serves itself. */
interface FilmFile {
  src: string;
  type: string;
  /** Address of WebVTT captions in the film's language. */
  captions: string | null;
}

interface FilmOnPage {
  title: string;
  language: string;
  poster: string | null;
  embed: Embed | null;
  file: FilmFile | null;
}

/** The link that had the focus is removed. */
const takeFocus = (player: unknown) => (player as { focus: () => void } | null)?.focus();

/**
 * The browser's own player, which needs no scripts. Captions of another host load only with CORS, and then the film, too (HTML, `track`):
 * the operator's server must answer with `Access-Control-Allow-Origin`.
 */
function FileFilm({ film, file }: { film: FilmOnPage; file: FilmFile }) {
  const poster = usePictureAddress(film.poster ?? "");
  return (
    <div className="film-frame">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as the operator has them */}
      <video
        controls
        playsInline
        preload="none"
        poster={film.poster === null ? undefined : poster}
        crossOrigin={file.captions === null ? undefined : "anonymous"}
        aria-label={film.title}
      >
        <source src={file.src} type={file.type} />
        {file.captions === null ? null : (
          <track kind="captions" src={file.captions} srcLang={film.language} label={film.language} default />
        )}
      </video>
    </div>
  );
}

/** Loads nothing from the film's site until it is played; without JavaScript the poster links there. */
function FilmPlayer({ film }: { film: FilmOnPage }) {
  const { embed, file, poster, title } = film;
  const [playing, setPlaying] = useState(false);
  const { allowed } = useContext(PictureHostsContext);
  const { language } = useFormat();
  const picture =
    poster === null ? null : <Picture src={poster} alt="" width={1600} height={900} className="film-poster" />;
  if (file !== null && isFrom(file.src, allowed)) return <FileFilm film={film} file={file} />;
  if (embed === null) return picture === null ? null : <div className="film-frame">{picture}</div>;
  if (playing && embed.player !== null) {
    const player = new URL(embed.player);
    player.searchParams.set("autoplay", "1");
    return (
      <div className="film-frame">
        <iframe
          ref={takeFocus}
          src={player.href}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          // The minimum the two players need. Same-origin is safe: they are never served from our origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <a
      href={embed.page}
      rel="noopener noreferrer"
      className="film-frame film-play"
      onClick={(event) => {
        if (embed.player === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {picture}
      <span lang={language} className="button film-button">
        <Icon name="play" /> Play{" "}
        <span lang={film.language} className="visually-hidden">
          “{title}”
        </span>{" "}
        ({embed.site})
      </span>
    </a>
  );
}

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

/** About a minute to read. */
const SHORT_STORY_CHARS = 800;

const isPlayable = ({ embed, file }: Pick<Film, "embed" | "file">) => embed !== null || file !== null;

/** Beside a film it can be unfolded. Without one it is the story itself, whole if it is short, and else it has begun. */
function Transcript({ film }: { film: Film }) {
  const { language } = useFormat();
  const paragraphs = film.transcript.split("\n\n").map((paragraph, index) => <p key={index}>{paragraph}</p>);
  const begun = film.transcript.length <= SHORT_STORY_CHARS ? paragraphs.length : 1;
  const open = isPlayable(film) ? 0 : begun;
  return (
    <>
      {paragraphs.slice(0, open)}
      {open === paragraphs.length ? null : (
        <details className="film-transcript">
          <summary>
            <span lang={language}>{open === 0 ? "Read the whole text" : "Read the story"}</span>
            <span className="visually-hidden">: {film.title}</span> <Icon name="down" />
          </summary>
          {paragraphs.slice(open)}
        </details>
      )}
    </>
  );
}

function FilmCard({ film, heading: Heading }: { film: Film; heading: "h2" | "h3" }) {
  const { language } = useFormat();
  return (
    <article className="film" id={film.id} lang={film.language}>
      <FilmPlayer film={film} />
      <div className="film-text">
        {film.place === "" ? null : <p className="eyebrow">{film.place}</p>}
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
        {isPlayable(film) && film.minutes !== null ? (
          <p lang={language} className="film-facts">
            {plural(film.minutes, "minute")}
          </p>
        ) : null}
        {film.description === "" ? null : <p className="film-about">{film.description}</p>}
        {film.transcript === "" ? null : <Transcript film={film} />}
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
