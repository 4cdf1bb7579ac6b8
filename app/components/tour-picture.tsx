import { type ComponentProps, useEffect, useState, ViewTransition } from "react";
import { Picture } from "./picture.tsx";
import "./tour-picture.css";

/**
 * The picture of a tour travels between list and detail (React's `<ViewTransition>`). A tour may be on a page twice, and
 * a name may not: only the picture that is on its way has one.
 */
interface Journey {
  /** The tour whose detail page is on the screen, so that its picture can travel back into a list. */
  shown: number | null;
}

const journey: Journey = { shown: null };

/** Called once by the first card of the list somebody returns to. */
function takeReturning(tourId: number): boolean {
  if (typeof document === "undefined" || journey.shown !== tourId) return false;
  journey.shown = null;
  return true;
}

interface Props extends ComponentProps<typeof Picture> {
  tourId: number;
  /** True while this picture takes part in a journey. */
  travels: boolean;
}

function Travelling({ tourId, travels, ...picture }: Props) {
  return (
    <ViewTransition name={travels ? `tour-${tourId}` : "auto"} default="none" share="tour-picture">
      <Picture {...picture} />
    </ViewTransition>
  );
}

/**
 * For a card: the picture, and what its link has to call when it is followed.
 *
 * @returns `travels` for `TourCardPicture`, `depart` for the link's `onClick`
 */
export function useDeparture(tourId: number): { travels: boolean; depart: () => void } {
  const [travels, setTravels] = useState(() => takeReturning(tourId));
  return { travels, depart: () => setTravels(true) };
}

export const TourCardPicture = Travelling;

/** The main picture of a tour's detail page: what a card's picture becomes. */
export function TourDetailPicture({ tourId, ...picture }: Omit<Props, "travels">) {
  useEffect(() => {
    journey.shown = tourId;
  }, [tourId]);
  return <Travelling tourId={tourId} travels {...picture} />;
}
