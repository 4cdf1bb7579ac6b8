import { createContext, useContext } from "react";
import type { Departing } from "#app/domain/tenant/departure-town.ts";

export const DepartingContext = createContext<Departing | null>(null);

/** Where and by which clock the tenant's tours leave. */
export function useDeparting(): Departing {
  const departing = useContext(DepartingContext);
  if (departing === null) throw new Error("useDeparting needs the root's loader to have succeeded");
  return departing;
}
