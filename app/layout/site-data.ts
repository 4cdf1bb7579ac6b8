/**
 * Data of the root's and the layout's loaders. In contexts of its own, because `useRouteLoaderData` would render its
 * components again at every step of a navigation.
 */

import { createContext, use } from "react";
import { useMatches } from "react-router";
import type { Frame, SiteInfo } from "./site.server.tsx";

export const SiteData = createContext<SiteInfo | null>(null);
export const FrameData = createContext<Frame | null>(null);

export function useSite(): SiteInfo {
  const site = use(SiteData);
  if (site === null) throw new Error("useSite needs the root's loader to have succeeded");
  return site;
}

export function useFrame(): Frame {
  const frame = use(FrameData);
  if (frame === null) throw new Error("useFrame needs the layout's loader to have succeeded");
  return frame;
}

export const STYLE_SHEET_ID = "style-sheet";

/** The site's style sheet, which stands in each page. Empty in browsers: React leaves the text that it finds there alone. */
export const StyleSheetContext = createContext("");

/** False on a page whose route says `handle = { hasScripts: false }`: it is HTML only, and never hydrated. */
export function useHasScripts(): boolean {
  return useMatches().every(({ handle }) => (handle as { hasScripts?: boolean } | undefined)?.hasScripts !== false);
}
