/**
 * Moves a copy of a tour's picture from the card to the tour's page and back. It finds both pictures in the document,
 * because cards are static HTML. A view transition would delay the next page by the two frames the browser needs for its
 * snapshots (docs/performance.md).
 */

import { useLayoutEffect, useRef } from "react";

const DURATION_MS = 220;

interface Departure {
  tourId: number;
  src: string;
  box: DOMRect;
}

/** The picture that was on screen when its page was left. */
let departure: Departure | null = null;

function depart(tourId: number, picture: HTMLImageElement | null | undefined): void {
  const box = picture?.complete && picture.naturalWidth > 0 ? picture.getBoundingClientRect() : null;
  departure = picture && box !== null && isOnScreen(box) ? { tourId, src: picture.currentSrc, box } : null;
}

function isOnScreen({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** From the box at `from` to the picture's own box `to`: scaled to cover, the rest clipped, so nothing is distorted. */
function keyframes(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const clipX = (to.width - from.width / scale) / 2;
  const clipY = (to.height - from.height / scale) / 2;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${clipY}px ${clipX}px)` },
    { transform: "none", clipPath: "inset(0px 0px)" },
  ];
}

function arrive(tourId: number, find: () => HTMLImageElement | null | undefined): void {
  // After the scroll position has been restored, still before the first paint.
  requestAnimationFrame(() => {
    const left = departure?.tourId === tourId ? departure : null;
    const picture = find();
    departure = null;
    if (left === null || !picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const box = picture.getBoundingClientRect();
    if (!isOnScreen(box)) return;
    const copy = new Image();
    copy.className = "moving-picture";
    copy.src = left.src;
    const { left: x, top, width, height } = box;
    Object.assign(copy.style, { left: `${x}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.appendChild(copy);
    if (!picture.complete) {
      // The larger file may still be loading: the small one stands in.
      picture.style.background = `center / cover url(${JSON.stringify(left.src)})`;
      picture.addEventListener("load", () => picture.style.removeProperty("background"), { once: true });
    }
    picture.animate({ opacity: [0, 0] }, DURATION_MS);
    copy.animate(keyframes(left.box, box), { duration: DURATION_MS, easing: "ease-out" }).onfinish = () =>
      copy.remove();
  });
}

const cardPicture = (tourId: number) =>
  document.querySelector<HTMLImageElement>(`[data-tour="${tourId}"] .tour-card-picture`);

/** For the main picture of a tour's page. */
export function usePictureAnimation(tourId: number) {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const picture = ref.current;
    arrive(tourId, () => picture);
    return () => {
      depart(tourId, picture);
      arrive(tourId, () => cardPicture(tourId));
    };
  }, [tourId]);
  return ref;
}

if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => {
    const card =
      target instanceof Element ? target.closest(".tour-card-link")?.closest<HTMLElement>(".tour-card") : null;
    if (card) depart(Number(card.dataset.tour), card.querySelector<HTMLImageElement>(".tour-card-picture"));
  });
}
