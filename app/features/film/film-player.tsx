import { useContext, useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { Picture, PictureHostsContext, usePictureAddress } from "#app/components/picture.tsx";
import type { Embed } from "#app/domain/content/embed.ts";
import { isFrom } from "#app/domain/content/picture-origins.ts";

/** A film that the operator serves itself. */
interface FilmFile {
  src: string;
  type: string;
  /** Address of WebVTT captions in the film's language. */
  captions: string | null;
}

export interface FilmOnPage {
  title: string;
  language: string;
  poster: { src: string } | null;
  embed: Embed | null;
  file: FilmFile | null;
}

interface Props {
  film: FilmOnPage;
  /** Label of the play button, in the film's language. */
  play: string;
}

/** The link that had the focus is removed. */
const takeFocus = (player: unknown) => (player as { focus: () => void } | null)?.focus();

/**
 * The browser's own player, which needs no scripts. Captions of another host load only with CORS, and then the film, too (HTML, `track`):
 * the operator's server must answer with `Access-Control-Allow-Origin`.
 */
function FileFilm({ film, file }: { film: FilmOnPage; file: FilmFile }) {
  const poster = usePictureAddress(film.poster?.src ?? "");
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
export function FilmPlayer({ film, play }: Props) {
  const { embed, file, poster, title } = film;
  const [playing, setPlaying] = useState(false);
  const { allowed } = useContext(PictureHostsContext);
  const picture =
    poster === null ? null : <Picture src={poster.src} alt="" width={1600} height={900} className="film-poster" />;
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
      <span className="button film-button">
        <Icon name="play" />
        {play} <span className="visually-hidden">“{title}”</span> ({embed.site})
      </span>
    </a>
  );
}
