import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True while React takes over what the server rendered (and on the server), false when it renders by itself. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether the place this is rendered at was filled by the server, so that there is something to keep. */
export function useIsKept(): boolean {
  const hydrating = useHydrating();
  return useState(hydrating)[0];
}

/** An element as the server rendered it: React takes it over, attributes and content unseen. */
export function Kept({ element: Element }: { element: "article" | "header" | "section" | "div" }) {
  return <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
