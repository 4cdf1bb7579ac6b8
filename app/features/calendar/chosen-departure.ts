import { useState } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "#app/components/server-value.ts";
import type { Booking } from "./booking-party.ts";

const SESSION = "session";

/**
 * The departure that the visitor asked for. It is in the address, so that a reload, Back and a shared link have it; the server
 * does not read it, because its pages are shared.
 */
export function useChosenDeparture(): Pick<Booking, "wanted" | "onWant"> {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    wanted: chosen ?? (isHydrated ? new URLSearchParams(search).get(SESSION) : null),
    onWant(session) {
      setChosen(session);
      const url = new URL(window.location.href);
      url.searchParams.set(SESSION, session);
      // Not by the router, which would load the page's data again.
      window.history.replaceState(window.history.state, "", url);
    },
  };
}
