import { useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Film } from "#app/domain/content/blocks.ts";

interface Props {
  film: Film;
  /** Label of the play button, in the film's language. */
  play: string;
}

/** The link that had the focus is removed. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** Loads nothing from the film's site until it is played; without JavaScript the poster links there. */
export function FilmPlayer({ film: { embed, poster, title }, play }: Props) {
  const [playing, setPlaying] = useState(false);
  const picture =
    poster === null ? null : <Picture src={poster.src} alt="" width={1600} height={900} className="film-poster" />;
  if (embed === null) return picture === null ? null : <div className="film-frame">{picture}</div>;
  if (playing) {
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
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
