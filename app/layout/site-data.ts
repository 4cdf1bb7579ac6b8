import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import type { loader as frameLoader } from "./common-layout.tsx";

/** The tenant, as the root loaded it. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>("root");
  if (site === undefined) throw new Error("useSite is for what the root renders after its loader succeeded");
  return site;
}

/** The frame around pages, as its layout loaded it. */
export function useFrame() {
  const frame = useRouteLoaderData<typeof frameLoader>("layout/common-layout");
  if (frame === undefined) throw new Error("useFrame is for what the layout renders after its loader succeeded");
  return frame;
}
