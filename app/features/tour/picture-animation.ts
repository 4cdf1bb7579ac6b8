/**
 * Animates a copy of a tour's picture from the card to the tour's page and back. Queries the document for the pictures,
 * because cards are static HTML. A view transition would delay the next page by two frames.
 */

import { useLayoutEffect, useRef } from "react";
import { onDocumentClick } from "#app/components/document-clicks.ts";

const DURATION_MS = 220;

interface PreviousPicture {
  tourId: number;
  src: string;
  box: DOMRect;
}

/** Position of the picture on the page being left; null if it was not on screen. */
let previous: PreviousPicture | null = null;

function rememberPicture(tourId: number, picture: HTMLImageElement | null | undefined): void {
  const box = picture?.complete && picture.naturalWidth > 0 ? picture.getBoundingClientRect() : null;
  previous = picture && box !== null && isOnScreen(box) ? { tourId, src: picture.currentSrc, box } : null;
}

function isOnScreen({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** From the box `from` to the picture's own box `to`: scaled to cover and clipped, so that nothing is distorted. */
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

function animateFromPrevious(tourId: number, find: () => HTMLImageElement | null | undefined): void {
  // In a frame: after the scroll position has been restored, before the first paint.
  requestAnimationFrame(() => {
    const left = previous?.tourId === tourId ? previous : null;
    const picture = find();
    previous = null;
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
      // Shows the small file until the large one has loaded.
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

/** @returns ref for the main picture of a tour's page */
export function usePictureAnimation(tourId: number) {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const picture = ref.current;
    animateFromPrevious(tourId, () => picture);
    return () => {
      rememberPicture(tourId, picture);
      animateFromPrevious(tourId, () => cardPicture(tourId));
    };
  }, [tourId]);
  return ref;
}

if (typeof document !== "undefined") {
  onDocumentClick(".tour-card-link", (link) => {
    const card = link.closest<HTMLElement>(".tour-card");
    if (card) rememberPicture(Number(card.dataset.tour), card.querySelector<HTMLImageElement>(".tour-card-picture"));
  });
}
