/**
 * Data of the root's and the layout's loaders. In contexts of its own, because `useRouteLoaderData` would render its
 * components again at every step of a navigation.
 */

import { createContext, use } from "react";
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
