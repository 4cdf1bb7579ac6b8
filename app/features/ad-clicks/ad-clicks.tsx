import { useEffect } from "react";
import { refusesTracking } from "#app/components/privacy-control.ts";
import { AD_CLICK_KEY } from "#app/domain/constants.ts";

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(AD_CLICK_KEY) !== null;
  } catch {
    return false;
  }
}

/** Hands on which advertisement led here, for tenants that want it. @param isOn the tenant's setting */
export function AdClicks({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn || refusesTracking()) return;
    const { search } = window.location;
    // Most visits have no advertisement, and load nothing.
    if (search === "" && !isRemembered()) return;
    import("./hand-on.ts").then(
      ({ handOn }) => handOn(search),
      () => undefined,
    );
  }, [isOn]);
  return null;
}
