import { type ComponentType, lazy, Suspense } from "react";
import { Await } from "react-router";
import type { GalleryProps } from "#app/blocks/gallery-view.tsx";
import { Section } from "#app/blocks/section.tsx";
import type { PendingToursPart } from "#app/blocks/tours.tsx";
import type { VideosProps } from "#app/blocks/videos-view.tsx";
import { AppLink } from "#app/components/app-link.tsx";
import { importOrReload } from "#app/features/navigation/document-load.ts";
import { StaticHtml, type StaticPart } from "./static-html.tsx";

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
function PendingTours({ title, text, band, limit, tours, name }: PendingToursPart<StaticPart> & { name: string }) {
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

/** Stands for a part whose module did not load, nor after loading the page again. */
function LostPart() {
  return (
    <p className="wrap">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address */}
      This part of the page could not be loaded. <a href="">Try again</a>
    </p>
  );
}

/** A view that is loaded on demand, as few pages need it. No Suspense boundary here, so that a navigation waits instead of flashing. */
function onDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: (await importOrReload(load)) ?? (LostPart as ComponentType<Props>) }));
}

const Gallery = onDemand(async () => (await import("#app/blocks/gallery-view.tsx")).Gallery);
const Videos = onDemand(async () => (await import("#app/blocks/videos-view.tsx")).Videos);

/** As a loader returns it: HTML for static parts, data for interactive ones. */
export type PagePart =
  | StaticPart
  | ({ type: "gallery" } & GalleryProps)
  | ({ type: "videos" } & VideosProps)
  | PendingToursPart<StaticPart>;

function PartView({ part, name }: { part: PagePart; name: string }): React.ReactElement {
  switch (part.type) {
    case "static":
      return <StaticHtml part={part} name={name} />;
    case "gallery":
      return <Gallery {...part} />;
    case "videos":
      return <Videos {...part} />;
    case "pendingTours":
      return <PendingTours {...part} name={name} />;
  }
}

/** @param name unique among the lists of parts on a page */
export function Parts({ parts, name = "part" }: { parts: readonly PagePart[]; name?: string }) {
  // An index as key: parts have no id and never change their order.
  return parts.map((part, index) => <PartView key={index} part={part} name={`${name}-${index}`} />);
}
