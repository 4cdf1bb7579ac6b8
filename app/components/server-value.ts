import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** A value the server cannot know: `onServer` in its HTML and while hydrating it, `inBrowser` from then on. */
export function useServerValue<T>(inBrowser: () => T, onServer: () => T): T {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

/** False in server HTML and while hydrating it, true from then on. */
export function useIsHydrated(): boolean {
  return useServerValue(
    () => true,
    () => false,
  );
}
