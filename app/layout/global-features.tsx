import { useEffect } from "react";
import { BuildUpdate } from "#app/features/build-update/build-update.tsx";
import { Insights } from "#app/features/insights/insights.tsx";
import { LoadingBar } from "#app/features/loading-bar/loading-bar.tsx";
import { OfflineLinks } from "#app/features/offline/offline-links.tsx";
import { RouteAnnouncer } from "#app/features/route-announcer/route-announcer.tsx";
import { Toasts } from "#app/features/toasts/toasts.tsx";
import type { SiteInfo } from "./site-data.ts";

/** Features of every page. `OfflineLinks` comes first: its click listener must run before the others. */
export function GlobalFeatures({ build, visitorStatistics }: Pick<SiteInfo, "build" | "visitorStatistics">) {
  // For tests and measurements: from here on, React answers to events.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <>
      <OfflineLinks />
      <LoadingBar />
      <RouteAnnouncer />
      <Toasts />
      <BuildUpdate build={build} />
      <Insights build={build} isOn={visitorStatistics} />
    </>
  );
}
