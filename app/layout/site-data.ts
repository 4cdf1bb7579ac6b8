import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** Brand, menu and tiles of the tenant, as the root loaded them. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>("root");
  if (site === undefined) throw new Error("useSite is for what the root renders after its loader succeeded");
  return site;
}
