/**
 * Views of parts that come in files of their own: parts with a script, on pages that have such a part and before React
 * takes the page over (a part that React has to wait for would be blank while somebody already goes on); and the view of
 * all parts without one, which only a visitor who goes on to another page needs.
 */

import { type ComponentType, lazy } from "react";
import type { LivePart, StillPart } from "#app/domain/content/page-parts.ts";
import { lateModule } from "#app/features/build-update/late-module.ts";

type ViewsOfLiveParts = { [T in LivePart["type"]]: ComponentType<Extract<LivePart, { type: T }>> };

interface Views extends ViewsOfLiveParts {
  still: ComponentType<{ part: StillPart }>;
}

const LOADERS: { [K in keyof Views]: () => Promise<Views[K]> } = {
  still: async () => (await import("./still-part.tsx")).StillPart,
  tours: async () => (await import("./tours.tsx")).Tours,
  gallery: async () => (await import("./gallery.tsx")).Gallery,
  videos: async () => (await import("./videos.tsx")).Videos,
};

/** How a document shows that it has such a part. */
const MARKS: Record<LivePart["type"], string> = { tours: ".tour-skeleton", gallery: ".gallery", videos: ".film-play" };

const views: Views = {
  still: lazy(async () => ({ default: await lateModule(LOADERS.still) })),
  tours: lazy(async () => ({ default: await lateModule(LOADERS.tours) })),
  gallery: lazy(async () => ({ default: await lateModule(LOADERS.gallery) })),
  videos: lazy(async () => ({ default: await lateModule(LOADERS.videos) })),
};

/** At once where its code has come already: a page that waits for it even a moment is shown without its journey. */
export function lateView<K extends keyof Views>(kind: K): Views[K] {
  return views[kind];
}

async function fetchView(kind: keyof Views): Promise<void> {
  Object.assign(views, { [kind]: await LOADERS[kind]() });
}

/** Fetches what the document's parts need. Never rejects: without its code a part is what the server rendered. */
export async function fetchViewsOf(document: Document): Promise<void> {
  const kinds = (Object.keys(MARKS) as LivePart["type"][]).filter(
    (kind) => document.querySelector(MARKS[kind]) !== null,
  );
  await Promise.allSettled(kinds.map(fetchView));
}

const SIGNS = ["pointerover", "touchstart", "keydown"];

/** Ready before the next page is: a pointer moves or a finger lands before a link is followed. */
function fetchAhead(): void {
  // A module that could not be fetched is not asked for twice in one document.
  if (!navigator.onLine) return;
  for (const sign of SIGNS) removeEventListener(sign, fetchAhead);
  void Promise.allSettled([fetchView("still")]);
}

if (typeof document !== "undefined") {
  for (const sign of SIGNS) addEventListener(sign, fetchAhead, { passive: true });
}
