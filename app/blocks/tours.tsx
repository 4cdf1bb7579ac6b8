import { lazy, Suspense } from "react";
import { Await } from "react-router";
import type { ToursPart } from "#app/domain/content/page-parts.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import { TourGrid } from "#app/features/tour/card.tsx";
import { Section } from "./section.tsx";

/** Rarely needed, and then the page does not wait for them. */
const DestinationTiles = lazy(async () => ({
  default: (await import("#app/components/destination-tiles.tsx")).DestinationTiles,
}));

const tiles = (
  <Suspense fallback={null}>
    <DestinationTiles />
  </Suspense>
);

/** As many empty cards as tours are coming, so that nothing below moves. */
function Skeletons({ count }: { count: number }) {
  return (
    <ul role="list" className="tour-grid" aria-busy="true" aria-label="Loading tours">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="tour-skeleton" />
      ))}
    </ul>
  );
}

const gridOrTiles = (tours: readonly TourOnCard[]) => (tours.length === 0 ? tiles : <TourGrid tours={tours} />);

/** Tours, streamed when they are slow; the eight destinations stand in where there are none. */
export function Tours({ title, text, band, limit, tours }: ToursPart) {
  return (
    <Section title={title} text={text} {...(band === undefined ? {} : { band })}>
      {Array.isArray(tours) ? (
        gridOrTiles(tours)
      ) : (
        <Suspense fallback={<Skeletons count={limit} />}>
          <Await resolve={tours} errorElement={tiles}>
            {gridOrTiles}
          </Await>
        </Suspense>
      )}
    </Section>
  );
}
