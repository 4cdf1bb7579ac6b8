import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Picture } from "#app/components/picture.tsx";
import { arrive, departureOf, pack, unpack } from "./picture-animation.ts";

/** For a picture of a tour that others travel to; it travels itself when it has been packed (tour-journey.ts). */
export function useArrival(tourId: number): RefObject<HTMLImageElement | null> {
  const ref = useRef<HTMLImageElement>(null);
  const [departure] = useState(() => departureOf(tourId));
  useLayoutEffect(() => {
    if (departure !== null && ref.current !== null) arrive(tourId, departure, ref.current);
  }, [tourId, departure]);
  useEffect(() => {
    const picture = ref.current;
    return () => unpack(tourId, picture);
  }, [tourId]);
  return ref;
}

/** The main picture of a tour's detail page: what a card's picture becomes, and what travels back into a list. */
export function TourDetailPicture({
  tourId,
  ...picture
}: Omit<ComponentProps<typeof Picture>, "ref"> & { tourId: number }) {
  const ref = useArrival(tourId);
  useEffect(() => pack(tourId, ref.current), [tourId, ref]);
  return <Picture ref={ref} {...picture} />;
}
