import { useSyncExternalStore } from "react";

/** Network Information API; only Chromium has it. */
interface Connection {
  saveData?: boolean;
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

const never = () => () => undefined;

/**
 * The next page is fetched when somebody means to go there (hover, focus, touch), never because a link is in sight; and
 * not at all for those who asked to save data.
 */
export function usePrefetch(): "intent" | "none" {
  return useSyncExternalStore(
    never,
    () => (savesData() ? "none" : "intent"),
    () => "intent",
  );
}
