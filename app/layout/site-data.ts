/**
 * What the whole site shares, by contexts of its own: whoever reads the router's is rendered again at every step of a
 * navigation, and header, footer and menu stay the same.
 */

import { createContext, use } from "react";
import type { Frame } from "#app/domain/tenant/frame.ts";
import type { loader } from "#app/root.tsx";

type Site = Awaited<ReturnType<typeof loader>>;

/** The tenant, as the root loaded it. */
export const SiteData = createContext<Site | null>(null);

/** The frame around pages, as its layout loaded it. */
export const FrameData = createContext<Frame | null>(null);

export function useSite(): Site {
  const site = use(SiteData);
  if (site === null) throw new Error("useSite is for what the root renders after its loader succeeded");
  return site;
}

export function useFrame(): Frame {
  const frame = use(FrameData);
  if (frame === null) throw new Error("useFrame is for what the layout renders after its loader succeeded");
  return frame;
}
