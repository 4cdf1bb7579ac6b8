/**
 * Parts with a script of their own. Each comes in a file of its own, only on pages that have such a part, and before React
 * takes the page over: a part that React has to wait for would be blank while somebody already goes on.
 */

import { type ComponentType, lazy } from "react";
import type { LivePart } from "#app/domain/page-parts.ts";
import { lateModule } from "#app/features/build-update/late-module.ts";

type Type = LivePart["type"];
type View<T extends Type> = ComponentType<Extract<LivePart, { type: T }>>;

const LOADERS: { [T in Type]: () => Promise<View<T>> } = {
  tours: async () => (await import("./tours.tsx")).Tours,
  gallery: async () => (await import("./gallery.tsx")).Gallery,
  videos: async () => (await import("./videos.tsx")).Videos,
};

/** How a document shows that it has such a part. */
const MARKS: Record<Type, string> = { tours: ".tour-skeleton", gallery: ".gallery", videos: ".films" };

const views: { [T in Type]: View<T> } = {
  tours: lazy(async () => ({ default: await lateModule(LOADERS.tours) })),
  gallery: lazy(async () => ({ default: await lateModule(LOADERS.gallery) })),
  videos: lazy(async () => ({ default: await lateModule(LOADERS.videos) })),
};

export function liveView<T extends Type>(type: T): View<T> {
  return views[type];
}

async function fetchView(type: Type): Promise<void> {
  Object.assign(views, { [type]: await LOADERS[type]() });
}

/** Fetches what the document's parts need. Never rejects: without its code a part is what the server rendered. */
export async function liveViewsOf(document: Document): Promise<void> {
  const types = (Object.keys(MARKS) as Type[]).filter((type) => document.querySelector(MARKS[type]) !== null);
  await Promise.allSettled(types.map(fetchView));
}
