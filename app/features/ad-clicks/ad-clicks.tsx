import { useEffect } from "react";
import { refusesTracking } from "#app/components/privacy-control.ts";

/** Hands on which advertisement led here, for tenants that want it. @param isOn the tenant's setting */
export function AdClicks({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn || refusesTracking()) return;
    const { search } = window.location;
    import("./hand-on.ts").then(
      ({ handOn }) => handOn(search),
      () => undefined,
    );
  }, [isOn]);
  return null;
}
