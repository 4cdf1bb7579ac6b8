import { type Tenant, type TenantSettings, tenantOf } from "#app/domain/tenant/tenant.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { readAs } from "./read-as.ts";

/** The settings of a tenant, as the operator sends them. @throws for none */
export function settingsOf(sent: object): TenantSettings {
  const { data } = readAs(tenantConfig.data, sent);
  if (data === null) throw new Error("no settings");
  return data;
}

export function tenantWith(sent: object = {}, host = "tenant.example"): Tenant {
  return tenantOf(settingsOf(sent), host);
}
