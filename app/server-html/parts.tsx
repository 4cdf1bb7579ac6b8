import { type ComponentType, lazy } from "react";
import type { GalleryPart } from "#app/blocks/gallery.ts";
import type { VideosProps } from "#app/blocks/videos-view.tsx";
import { TryAgain } from "#app/components/try-again.tsx";
import { importOrReload } from "#app/features/navigation/document-load.ts";
import { StaticHtml, type StaticPart } from "./static-html.tsx";

/** Stands for a part whose module did not load, nor after loading the page again. */
function LostPart() {
  return (
    <p className="wrap">
      This part of the page could not be loaded. <TryAgain />
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
export type PagePart = StaticPart | GalleryPart | ({ type: "videos" } & VideosProps);

function PartView({ part, name }: { part: PagePart; name: string }): React.ReactElement {
  switch (part.type) {
    case "static":
      return <StaticHtml part={part} name={name} />;
    case "gallery":
      return <Gallery {...part} />;
    case "videos":
      return <Videos {...part} />;
  }
}

/** @param name unique among the lists of parts on a page */
export function Parts({ parts, name = "part" }: { parts: readonly PagePart[]; name?: string }) {
  // An index as key: parts have no id and never change their order.
  return parts.map((part, index) => <PartView key={index} part={part} name={`${name}-${index}`} />);
}
