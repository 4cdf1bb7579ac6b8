import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML the server sends and in the first render on top of it, true from then on. */
export function useIsEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
