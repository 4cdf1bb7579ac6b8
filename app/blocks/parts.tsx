import { lazy, Suspense, useContext } from "react";
import { ImageHost } from "#app/components/image-host.ts";
import { type KeptPart as KeptPartData, type Part, stillOf } from "#app/domain/page-parts.ts";
import { lateModule } from "#app/features/build-update/late-module.ts";
import { KeptPart } from "./kept-part.tsx";
import { serverMarkup } from "./server-markup.ts";
import { Tours } from "./tours.tsx";
import "./part-styles.ts";

const loadStill = () => import("./still-part.tsx");
// On few pages: the page is there before their code is, and their pictures are links without it.
const Gallery = lazy(async () => ({ default: (await lateModule(() => import("./gallery.tsx"))).Gallery }));
const Videos = lazy(async () => ({ default: (await lateModule(() => import("./videos.tsx"))).Videos }));
const StillPart = lazy(async () => ({ default: (await lateModule(loadStill)).StillPart }));

const SIGNS = ["pointerover", "touchstart", "keydown"];

/** Ready before the next page is: a pointer moves or a finger lands before a link is followed. */
function fetchAhead(): void {
  // A module that could not be fetched is not asked for twice in one document.
  if (!navigator.onLine) return;
  for (const sign of SIGNS) removeEventListener(sign, fetchAhead);
  loadStill().catch(() => undefined);
}

if (typeof document !== "undefined") {
  for (const sign of SIGNS) {
    addEventListener(sign, fetchAhead, { passive: true });
  }
}

/** A part as its document carries it: rendered on the server, kept in the browser. */
function DocumentPart({ part }: { part: KeptPartData }) {
  const imageHost = useContext(ImageHost);
  const still = stillOf(part);
  if (still === null) return <KeptPart {...part} />;
  return (import.meta.env.SSR ? serverMarkup(still, imageHost) : null) ?? <StillPart part={still} />;
}

function PartView({ part }: { part: Part }) {
  switch (part.type) {
    case "kept":
      return <DocumentPart part={part} />;
    case "tours":
      return <Tours {...part} />;
    case "gallery":
      return (
        <Suspense fallback={null}>
          <Gallery {...part} />
        </Suspense>
      );
    case "videos":
      return (
        <Suspense fallback={null}>
          <Videos {...part} />
        </Suspense>
      );
    default:
      return <StillPart part={part} />;
  }
}

/** Parts in order. They have no identity of their own and never change places on a rendered page. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => <PartView key={index} part={part} />);
}
