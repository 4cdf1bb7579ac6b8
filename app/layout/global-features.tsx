import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { repeatEarlyTyping } from "#app/components/form/early-typing.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import { readOrder } from "#app/domain/cart/order.ts";
import { AdClicks } from "#app/features/ad-clicks/ad-clicks.tsx";
import { KeepBooking } from "#app/features/bookings/kept-bookings.ts";
import { Insights } from "#app/features/insights/insights.tsx";
import { KeepFocus, RouteAnnouncer } from "#app/features/keep-focus/keep-focus.tsx";
import { KeptTours } from "#app/features/kept-tours/kept-tours.tsx";
import { LoadingBar } from "#app/features/loading-bar/loading-bar.tsx";
import { Navigation } from "#app/features/navigation/navigation.tsx";
import { OwnTags } from "#app/features/own-tags/own-tags.tsx";
import { useSession } from "#app/features/session/store.ts";
import { Toasts } from "#app/features/toasts/toasts.tsx";
import type { SiteInfo } from "./site.server.tsx";

/** Alone, so that the other features do not render at each change of the session. */
function Booked() {
  const orderInfo = useSession().state?.orderInfo;
  return <KeepBooking order={useMemo(() => readOrder(orderInfo), [orderInfo])} />;
}

/** Features of every page. */
export function GlobalFeatures({ build, tenant }: Pick<SiteInfo, "build" | "tenant">) {
  const { name, adClicks, tags, visitorStatistics } = tenant;
  const isHydrated = useIsHydrated();
  const { key } = useLocation();
  // Not the first effect: forms that depend on the address are made anew right after it.
  useEffect(() => {
    if (isHydrated) repeatEarlyTyping();
  }, [isHydrated]);
  // Tests and measurements read this: React shows this entry of the history, and answers to events.
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.hydrated = key;
  }, [isHydrated, key]);
  return (
    <>
      <LoadingBar />
      <RouteAnnouncer />
      <KeepFocus />
      <Toasts />
      <Navigation build={build} />
      <Booked />
      <KeptTours />
      <AdClicks isOn={adClicks} />
      {tags === null ? null : <OwnTags tags={tags} name={name} />}
      <Insights build={build} isOn={visitorStatistics} />
    </>
  );
}
