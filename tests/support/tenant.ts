import { type Deployment, type Tenant, type TenantSettings, tenantOf } from "#app/domain/tenant/tenant.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { readAs } from "./read-as.ts";

/** The settings of a tenant, as the operator sends them. @throws for none */
export function settingsOf(sent: object): TenantSettings {
  const { data } = readAs(tenantConfig.data, sent);
  if (data === null) throw new Error("no settings");
  return data;
}

/** An installation that says nothing of its tenants. */
export const DEPLOYMENT: Deployment & { host: string } = { host: "tenant.example", timeZone: null, departureTown: "" };

export function tenantWith(sent: object = {}, deployment = DEPLOYMENT): Tenant {
  return tenantOf(settingsOf(sent), deployment);
}
