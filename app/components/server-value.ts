import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A value the server cannot know: `there` in its HTML and in the first render on top of it, `here` from then on. */
export function useServerValue<T>(here: () => T, there: () => T): T {
  return useSyncExternalStore(never, here, there);
}
