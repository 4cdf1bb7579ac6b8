import { type ComponentType, useEffect, useState } from "react";
import { refusesTracking } from "#app/components/privacy-control.ts";
import type { TenantTags } from "#app/domain/tenant/tenant.ts";

export interface TagsProps {
  tags: TenantTags;
  /** Name of the tenant. */
  name: string;
}

/** A tenant's own tags. What asks for consent is loaded where a tenant has tags, and nothing for a browser that refuses tracking. */
export function OwnTags(props: TagsProps) {
  const [Consent, setConsent] = useState<ComponentType<TagsProps> | null>(null);
  useEffect(() => {
    if (refusesTracking()) return;
    import("./consent.tsx").then(
      (module) => setConsent(() => module.Consent),
      () => undefined,
    );
  }, []);
  return Consent === null ? null : <Consent {...props} />;
}
