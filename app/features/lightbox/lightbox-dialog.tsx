import { useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "#app/components/icon.tsx";
import { usePictureAddress } from "#app/components/picture.tsx";

export interface Photo {
  /** From 1, counted through the whole page; the photo's address is `#photo-{number}`. */
  number: number;
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  place: string;
}

interface Props {
  photos: readonly Photo[];
  shown: Photo;
  onShow: (photo: Photo) => void;
  onClose: () => void;
}

/** A swipe has ended when the track has not moved for this long (`scrollend` is not supported everywhere). */
const SETTLED_MS = 120;

/** Scrolls the track to the shown photo, and calls `onSwipe` with the photo a swipe ends at. */
function useTrack(index: number, onSwipe: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useRef(false);

  useLayoutEffect(() => {
    const list = track.current;
    if (list === null) return;
    const isInstant = !opened.current || matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({ left: index * list.clientWidth, behavior: isInstant ? "instant" : "smooth" });
    opened.current = true;
  }, [index]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const list = track.current;
      if (list === null || list.clientWidth === 0) return;
      const at = Math.round(list.scrollLeft / list.clientWidth);
      if (at !== index) onSwipe(at);
    }, SETTLED_MS);
  };
  return { track, onScroll };
}

function Slide({ photo }: { photo: Photo }) {
  return (
    <li className="lightbox-slide" style={{ "--ratio": photo.width / photo.height } as React.CSSProperties}>
      <figure>
        <img
          src={usePictureAddress(photo.src)}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <figcaption>
          {photo.place === "" ? null : <strong>{photo.place}</strong>}
          {photo.caption}
        </figcaption>
      </figure>
    </li>
  );
}

/**
 * A modal `<dialog>`: Escape, focus trap and inert page come from the browser. `onClose` is called once, however it is
 * closed.
 */
export function LightboxDialog({ photos, shown, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const index = photos.indexOf(shown);

  // Before `useTrack` measures: a closed dialog has no width.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    closeButton.current?.focus();
    return () => element?.close();
  }, []);

  // Keys may come faster than the address changes, so the next one counts from the requested photo.
  const requested = useRef<number | null>(null);
  useEffect(() => {
    if (requested.current === index) requested.current = null;
  }, [index]);
  const current = () => requested.current ?? index;

  const goTo = (wanted: number) => {
    const photo = photos[wanted];
    if (photo === undefined || wanted === current()) return;
    requested.current = wanted;
    onShow(photo);
  };
  const { track, onScroll } = useTrack(index, goTo);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const wanted = { ArrowLeft: current() - 1, ArrowRight: current() + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };
  return (
    <dialog ref={dialog} className="lightbox" aria-label="Pictures" onKeyDown={onKeyDown} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable */}
      <ul ref={track} className="lightbox-track" role="list" aria-label="All pictures" tabIndex={0} onScroll={onScroll}>
        {photos.map((photo) => (
          <Slide key={photo.number} photo={photo} />
        ))}
      </ul>
      <p className="lightbox-count" aria-live="polite" aria-atomic="true">
        <span className="visually-hidden">Picture </span>
        {index + 1} <span aria-hidden="true">/</span> <span className="visually-hidden">of</span> {photos.length}
      </p>
      <div className="lightbox-buttons">
        <button type="button" aria-disabled={index === 0} onClick={() => goTo(current() - 1)}>
          <Icon name="previous" />
          <span className="visually-hidden">Previous picture</span>
        </button>
        <button type="button" aria-disabled={index === photos.length - 1} onClick={() => goTo(current() + 1)}>
          <Icon name="next" />
          <span className="visually-hidden">Next picture</span>
        </button>
        <button ref={closeButton} type="button" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
    </dialog>
  );
}
