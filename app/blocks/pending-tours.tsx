import { Suspense } from "react";
import { Await } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import { Section } from "./section.tsx";
import type { PendingToursPart } from "./tours.tsx";

/** As many empty cards as tours expected, so that the layout does not shift. */
function Skeletons({ count }: { count: number }) {
  return (
    <ul role="list" className="tour-grid" aria-busy="true" aria-label="Loading tours">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="tour-skeleton" />
      ))}
    </ul>
  );
}

const unavailable = (
  <p>
    These tours cannot be loaded right now. <AppLink href="/our-tours">See all tours</AppLink>
  </p>
);

/** Tours streamed after the page, because the operator was slow. */
export function PendingTours({
  title,
  text,
  band,
  limit,
  tours,
  name,
}: PendingToursPart<StaticPart> & { name: string }) {
  return (
    <Section title={title} text={text} band={band}>
      <Suspense fallback={<Skeletons count={limit} />}>
        <Await resolve={tours} errorElement={unavailable}>
          {(grid) => <StaticHtml part={grid} name={name} />}
        </Await>
      </Suspense>
    </Section>
  );
}
