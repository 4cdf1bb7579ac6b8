import { type ComponentType, memo, Suspense, use, useState } from "react";
import { ImageHost } from "#app/components/image-host.ts";
import { Kept } from "#app/components/kept.tsx";
import { serverMarkup } from "#app/components/server-markup.ts";
import { type KeptPart, type LivePart, type Part, type StillPart as Still } from "#app/domain/content/page-parts.ts";
import { lateView } from "./late-views.ts";
import "./part-styles.ts";

function RenderedPart({ part }: { part: Still }) {
  // One and the same for as long as it is shown.
  const [View] = useState(() => lateView("still"));
  return <View part={part} />;
}

/** A part as its document carries it: rendered on the server, kept in the browser. */
function DocumentPart({ part }: { part: KeptPart }) {
  const { still, element } = part;
  if (still === undefined) return <Kept element={element} />;
  return (import.meta.env.SSR ? serverMarkup().part(still, use(ImageHost)) : null) ?? <RenderedPart part={still} />;
}

function LivePartView({ part }: { part: LivePart }) {
  const [View] = useState(() => lateView(part.type) as ComponentType<LivePart>);
  return (
    <Suspense fallback={null}>
      <View {...part} />
    </Suspense>
  );
}

function PartView({ part }: { part: Part }) {
  switch (part.type) {
    case "kept":
      return <DocumentPart part={part} />;
    case "tours":
    case "gallery":
    case "videos":
      return <LivePartView part={part} />;
    default:
      return <RenderedPart part={part} />;
  }
}

/** Parts in order. They have no identity of their own and never change places on a rendered page. */
export const Parts = memo(function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => <PartView key={index} part={part} />);
});
