import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** A value the server cannot know: `onServer` in server HTML and while hydrating, then `inBrowser`. */
export function useServerValue<T>(inBrowser: () => T, onServer: () => T): T {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

/** False in server HTML and while hydrating, then true. */
export function useIsHydrated(): boolean {
  return useServerValue(
    () => true,
    () => false,
  );
}
