import { lazy } from "react";
import type { GalleryProps } from "#app/blocks/gallery-view.tsx";
import { PendingTours } from "#app/blocks/pending-tours.tsx";
import type { PendingToursPart } from "#app/blocks/tours.tsx";
import type { VideosProps } from "#app/blocks/videos-view.tsx";
import { importOrReload } from "#app/features/navigation/document-load.ts";
import { StaticHtml, type StaticPart } from "./static-html.tsx";

/** Where the module of a part did not load, nor after loading the page again. */
function LostPart() {
  return (
    <p className="wrap">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address */}
      This part of the page could not be loaded. <a href="">Try again</a>
    </p>
  );
}

// Loaded on demand: few pages need them. No Suspense boundary here, so that a navigation waits instead of flashing.
const Gallery = lazy(async () => {
  const module = await importOrReload(() => import("#app/blocks/gallery-view.tsx"));
  return { default: module?.Gallery ?? LostPart };
});
const Videos = lazy(async () => {
  const module = await importOrReload(() => import("#app/blocks/videos-view.tsx"));
  return { default: module?.Videos ?? LostPart };
});

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
