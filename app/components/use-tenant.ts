import { createContext, useContext } from "react";
import type { BrowserTenant } from "#app/domain/tenant/tenant.ts";

export const TenantContext = createContext<BrowserTenant | null>(null);

/** Whose site it is, also in static parts. */
export function useTenant(): BrowserTenant {
  const tenant = useContext(TenantContext);
  if (tenant === null) throw new Error("useTenant needs the root's loader to have succeeded");
  return tenant;
}
