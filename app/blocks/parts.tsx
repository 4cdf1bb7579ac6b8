import { lazy, Suspense, useContext, useState } from "react";
import { ImageHost } from "#app/components/image-host.ts";
import { type KeptPart as KeptPartData, type Part, type StillPart as Still, stillOf } from "#app/domain/page-parts.ts";
import { lateModule } from "#app/features/build-update/late-module.ts";
import { KeptPart } from "./kept-part.tsx";
import { liveView } from "./live-parts.ts";
import { serverMarkup } from "./server-markup.ts";
import "./part-styles.ts";

const loadStill = () => import("./still-part.tsx");
/** At once where its code has come already: a page that waits for it even a moment is shown without its journey. */
let stillView: React.ComponentType<{ part: Still }> = lazy(async () => ({
  default: (await lateModule(loadStill)).StillPart,
}));

const SIGNS = ["pointerover", "touchstart", "keydown"];

/** Ready before the next page is: a pointer moves or a finger lands before a link is followed. */
function fetchAhead(): void {
  // A module that could not be fetched is not asked for twice in one document.
  if (!navigator.onLine) return;
  for (const sign of SIGNS) removeEventListener(sign, fetchAhead);
  loadStill().then(
    ({ StillPart }) => (stillView = StillPart),
    () => undefined,
  );
}

if (typeof document !== "undefined") {
  for (const sign of SIGNS) {
    addEventListener(sign, fetchAhead, { passive: true });
  }
}

function RenderedPart({ part }: { part: Still }) {
  // One and the same for as long as it is shown.
  const [View] = useState(() => stillView);
  return <View part={part} />;
}

/** A part as its document carries it: rendered on the server, kept in the browser. */
function DocumentPart({ part }: { part: KeptPartData }) {
  const imageHost = useContext(ImageHost);
  const still = stillOf(part);
  if (still === null) return <KeptPart {...part} />;
  return (import.meta.env.SSR ? serverMarkup(still, imageHost) : null) ?? <RenderedPart part={still} />;
}

function LivePartView<P extends object>({ view, ...part }: { view: React.ComponentType<P> } & P) {
  const View = view as React.ComponentType<object>;
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
      return <LivePartView view={liveView("tours")} {...part} />;
    case "gallery":
      return <LivePartView view={liveView("gallery")} {...part} />;
    case "videos":
      return <LivePartView view={liveView("videos")} {...part} />;
    default:
      return <RenderedPart part={part} />;
  }
}

/** Parts in order. They have no identity of their own and never change places on a rendered page. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => <PartView key={index} part={part} />);
}
