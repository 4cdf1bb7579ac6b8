import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the `<details>` an address points into. The browser does that by itself when it loads the address; a navigation
 * of the client router needs a hand.
 */
export function useOpenTarget(): void {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView();
  }, [location]);
}
