import { useEffect } from "react";
import { refusesTracking } from "#app/components/privacy-control.ts";
import { AD_CLICK_KEY } from "#app/domain/constants.ts";
import { type AdClick, adClickIn } from "#app/domain/http/ad-click.ts";

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(AD_CLICK_KEY) !== null;
  } catch {
    return false;
  }
}

function remember(click: AdClick): void {
  try {
    sessionStorage.setItem(AD_CLICK_KEY, JSON.stringify(click));
  } catch {
    // Blocked or full.
  }
}

/** Hands on which advertisement led here, for tenants that want it. @param isOn the tenant's setting */
export function AdClicks({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn || refusesTracking()) return;
    // A later click of an advertisement replaces an earlier one.
    const click = adClickIn(new URLSearchParams(window.location.search));
    const isLanding = Object.keys(click).length > 0;
    // Most visits have no advertisement, and load nothing.
    if (!isLanding && !isRemembered()) return;
    // At once: the visitor may have left this page before the module has come.
    if (isLanding) remember(click);
    import("./hand-on.ts").then(
      ({ handOn }) => handOn(click),
      () => undefined,
    );
  }, [isOn]);
  return null;
}
