import { Suspense } from "react";
import { Await } from "react-router";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { TourGrid } from "#app/components/tour-card.tsx";
import type { ToursPart } from "#app/domain/page-parts.ts";
import type { TourOnCard } from "#app/domain/tour.ts";
import { Section } from "./section.tsx";

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

const gridOrTiles = (tours: readonly TourOnCard[]) =>
  tours.length === 0 ? <DestinationTiles /> : <TourGrid tours={tours} />;

/** Tours of one tag, or the operator's top tours: those are streamed when slow, and the eight destinations stand in. */
export function Tours({ title, text, limit, tours, otherwise }: ToursPart) {
  if (otherwise === "nothing" && Array.isArray(tours) && tours.length === 0) return null;
  return (
    <Section title={title} text={text}>
      {Array.isArray(tours) ? (
        gridOrTiles(tours)
      ) : (
        <Suspense fallback={<Skeletons count={limit} />}>
          <Await resolve={tours} errorElement={<DestinationTiles />}>
            {gridOrTiles}
          </Await>
        </Suspense>
      )}
    </Section>
  );
}
