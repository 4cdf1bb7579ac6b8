import { type ComponentType, useEffect, useState } from "react";
import { onDocumentClick } from "#app/components/document-clicks.ts";
import { refusesTracking } from "#app/components/privacy-control.ts";
import { showToast } from "#app/components/toast.ts";
import { PRIVACY_CHOICES } from "#app/domain/constants.ts";
import type { ConsentProps } from "./consent.tsx";

/**
 * A tenant's own tags. What asks for consent is loaded where a tenant has tags; for a browser that refuses tracking, nothing is, and
 * the link in the footer says so.
 */
export function OwnTags(props: Pick<ConsentProps, "tags" | "name">) {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null);
  const [askedBy, setAskedBy] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const load = () => import("./consent.tsx").then((module) => setConsent(() => module.Consent));
    if (!refusesTracking()) load().catch(() => undefined);
    return onDocumentClick(`a[href="${PRIVACY_CHOICES}"]`, (link, event) => {
      event.preventDefault();
      if (refusesTracking()) {
        const followed =
          "Your browser asks that nobody follows you (Global Privacy Control), and this site does as it asks.";
        return showToast("info", "No scripts of other companies are loaded", followed);
      }
      setAskedBy(link as HTMLElement);
      load().catch(() => {
        const none = "No scripts of other companies are loaded until you allow them.";
        showToast("error", "The question could not be loaded. Please try again.", none);
      });
    });
  }, []);

  return Consent === null ? null : <Consent {...props} askedBy={askedBy} onAnswered={() => setAskedBy(null)} />;
}
