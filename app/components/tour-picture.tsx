import { type ComponentProps, useEffect, useId, useState, ViewTransition } from "react";
import { Picture } from "./picture.tsx";
import "./tour-picture.css";

/**
 * The picture of a tour travels between list and detail (React's `<ViewTransition>`). A tour may be on a page twice, and
 * a name may not: only the picture that is on its way has one.
 */
interface Journey {
  /** The tour whose detail page is on the screen, so that its picture can travel back into a list. */
  shown: number | null;
  /** The card it travels to: the first one of that tour. Told by its id, because React may render a card several times
   * before it shows it. */
  claimedBy: string | null;
}

const journey: Journey = { shown: null, claimedBy: null };

function setJourney(shown: number | null): void {
  journey.shown = shown;
  journey.claimedBy = null;
}

function isReturningTo(tourId: number, cardId: string): boolean {
  if (typeof document === "undefined" || journey.shown !== tourId) return false;
  journey.claimedBy ??= cardId;
  return journey.claimedBy === cardId;
}

interface Props extends ComponentProps<typeof Picture> {
  tourId: number;
  /** True while this picture takes part in a journey. */
  travels: boolean;
}

function Travelling({ tourId, travels, ...picture }: Props) {
  // Nothing travels on the server, and React would write attributes there that HTML does not know (`vt-share`).
  if (typeof document === "undefined") return <Picture {...picture} />;
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
  const cardId = useId();
  const [travels, setTravels] = useState(() => isReturningTo(tourId, cardId));
  useEffect(() => {
    if (journey.claimedBy === cardId) setJourney(null);
  }, [cardId]);
  return { travels, depart: () => setTravels(true) };
}

export const TourCardPicture = Travelling;

/** The main picture of a tour's detail page: what a card's picture becomes. */
export function TourDetailPicture({ tourId, ...picture }: Omit<Props, "travels">) {
  useEffect(() => {
    setJourney(tourId);
  }, [tourId]);
  return <Travelling tourId={tourId} travels {...picture} />;
}
