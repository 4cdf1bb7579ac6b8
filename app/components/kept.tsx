import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

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

/**
 * Should React ever have to build the page anew (a browser extension changed it before it was taken over), nothing is there
 * to be kept, and the page's data are asked for again, this time whole.
 */
export function useFetchedWhole(isLeftOut: boolean): void {
  const isKept = useIsKept();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isLeftOut && !isKept) void revalidate();
  }, [isLeftOut, isKept, revalidate]);
}

/** An element as the server rendered it: React takes it over, attributes and content unseen. */
export function Kept({ element: Element }: { element: "article" | "header" | "section" | "div" }) {
  return <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
