import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from "#app/domain/constants.ts";

/**
 * Specification 9: appears after 200 ms of waiting for a page, takes 2,000 ms to cross the window, and is removed when
 * the page arrives.
 */
export function LoadingBar() {
  const waiting = useNavigation().state !== "idle";
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setVisible(true), LOADING_BAR_THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [waiting]);

  return (
    <div aria-live="polite">
      {visible ? (
        <div className="loading-bar">
          <p className="visually-hidden">Loading the page</p>
          <div className="loading-bar-fill" style={{ animationDuration: `${LOADING_BAR_DURATION_MS}ms` }} />
        </div>
      ) : null}
    </div>
  );
}
