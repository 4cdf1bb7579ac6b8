/**
 * A tour's picture travels between list and detail: a copy of the one that leaves moves onto the place
 * of the one that comes. The page itself is painted at once; a view transition would take pictures of the old one before
 * (docs/decisions/043).
 */

import "./picture-animation.css";

const JOURNEY_MS = 220;

/** What was seen of a tour before the next page came. */
interface Departure {
  picture: HTMLImageElement;
  src: string;
  from: DOMRect;
}

/** Pictures that travel when they go, by tour. */
const packed = new Map<number, HTMLImageElement>();

/** The copy that is on its way. */
let underway: { tourId: number; copy: HTMLImageElement } | undefined;

/** From now on this is the tour's picture that travels. */
export function pack(tourId: number, picture: HTMLImageElement | null): void {
  if (picture !== null) packed.set(tourId, picture);
}

export function unpack(tourId: number, picture: HTMLImageElement | null): void {
  if (packed.get(tourId) === picture) packed.delete(tourId);
}

/**
 * To ask while the next page is rendered: when React changes the document, what is measured moves. A picture that is still
 * on its way turns round where it is.
 */
export function departureOf(tourId: number): Departure | null {
  const picture = packed.get(tourId);
  if (picture === undefined) return null;
  const shown = underway?.tourId === tourId ? underway.copy : picture;
  if (!shown.complete || shown.naturalWidth === 0) return null;
  return { picture, src: shown.currentSrc, from: shown.getBoundingClientRect() };
}

/** To call when the picture has come into the document: of a tour's pictures, the first one is the end of the journey. */
export function arrive(tourId: number, departure: Departure, picture: HTMLImageElement): void {
  if (packed.get(tourId) !== departure.picture || departure.picture.isConnected) return;
  packed.delete(tourId);
  // Before the new page's first paint, and after it has been scrolled to its place.
  requestAnimationFrame(() => travel(tourId, departure, picture));
}

function isOnScreen({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** How a box at `to` looks like one at `from`: scaled to cover it, the rest cut off. Nothing is distorted on the way. */
function keyframes(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const cutX = (to.width - from.width / scale) / 2;
  const cutY = (to.height - from.height / scale) / 2;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${cutY}px ${cutX}px)` },
    { transform: "none", clipPath: "inset(0px 0px)" },
  ];
}

/** What has been shown already is shown until the picture itself, often a larger one, has been fetched. */
function showMeanwhile(picture: HTMLImageElement, src: string): void {
  if (picture.complete) return;
  picture.style.background = `center / cover url(${JSON.stringify(src)})`;
  picture.addEventListener("load", () => picture.style.removeProperty("background"), { once: true });
}

function travel(tourId: number, { src, from }: Departure, picture: HTMLImageElement): void {
  const to = picture.getBoundingClientRect();
  if (!isOnScreen(from) || !isOnScreen(to) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const copy = new Image();
  copy.className = "traveling-picture";
  copy.src = src;
  const { left, top, width, height } = to;
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  underway?.copy.remove();
  underway = { tourId, copy };
  document.body.appendChild(copy);
  showMeanwhile(picture, src);
  picture.animate({ opacity: [0, 0] }, JOURNEY_MS);
  copy.animate(keyframes(from, to), { duration: JOURNEY_MS, easing: "ease-out" }).onfinish = () => {
    copy.remove();
    if (underway?.copy === copy) underway = undefined;
  };
}

/** The picture of the card somebody follows goes with them; React knows nothing of the cards a document brought. */
function packChosen({ target }: MouseEvent): void {
  const card = target instanceof Element ? target.closest(".tour-card-link")?.closest<HTMLElement>(".tour-card") : null;
  if (card) pack(Number(card.dataset.tour), card.querySelector<HTMLImageElement>(".tour-card-picture"));
}

if (typeof document !== "undefined") document.addEventListener("click", packChosen);
