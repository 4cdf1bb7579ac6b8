import { Suspense } from "react";
import { Await } from "react-router";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { TourGrid } from "#app/components/tour-card.tsx";
import type { ToursBlock } from "#app/domain/page.ts";
import type { TourSummary } from "#app/domain/tour.ts";
import { Section } from "./section.tsx";
import "./tours.css";

/** Tours of one tag. */
export function Tours({ title, text, tours }: ToursBlock & { tours: readonly TourSummary[] }) {
  if (tours.length === 0) return null;
  return (
    <Section title={title} text={text}>
      <TourGrid tours={tours} />
    </Section>
  );
}

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

/** The operator's top tours: streamed when slow, the eight destinations when there are none. */
export function TopTours({ title, text, limit, tours }: ToursBlock & { tours: Promise<TourSummary[]> }) {
  return (
    <Section title={title} text={text}>
      <Suspense fallback={<Skeletons count={limit} />}>
        <Await resolve={tours} errorElement={<DestinationTiles />}>
          {(list) => (list.length === 0 ? <DestinationTiles /> : <TourGrid tours={list.slice(0, limit)} />)}
        </Await>
      </Suspense>
    </Section>
  );
}
