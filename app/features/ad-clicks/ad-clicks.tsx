import { useEffect } from "react";
import { tabStorage } from "#app/components/browser-storage.ts";
import { refusesTracking } from "#app/components/privacy-control.ts";
import { AD_CLICK_KEY } from "#app/domain/constants.ts";
import { type AdClick, adClickIn } from "#app/domain/http/ad-click.ts";

/** The click that this address names, or the one of the page before: it may have been left before its scripts ran. */
function clickHere(): AdClick {
  const click = adClickIn(new URLSearchParams(window.location.search));
  if (Object.keys(click).length > 0 || !document.referrer.startsWith(`${window.location.origin}/`)) return click;
  return adClickIn(new URL(document.referrer).searchParams);
}

/** Hands on which advertisement led here, for tenants that want it. @param isOn the tenant's setting */
export function AdClicks({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn || refusesTracking()) return;
    // A later click of an advertisement replaces an earlier one.
    const click = clickHere();
    const isLanding = Object.keys(click).length > 0;
    // Most visits have no advertisement, and load nothing.
    if (!isLanding && tabStorage.get(AD_CLICK_KEY) === null) return;
    // At once: the visitor may have left this page before the module has come.
    if (isLanding) tabStorage.set(AD_CLICK_KEY, JSON.stringify(click));
    import("./hand-on.ts").then(
      ({ handOn }) => handOn(),
      () => undefined,
    );
  }, [isOn]);
  return null;
}
