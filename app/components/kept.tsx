import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useServerValue } from "./server-value.ts";

/**
 * Whether the place this is rendered at was filled by the server, so that there is something to keep. The same for as long as
 * it is there: nothing is rendered again when the page was taken over.
 */
export function useIsKept(): boolean {
  const isKept = useRef(false);
  return useServerValue(
    () => isKept.current,
    // Asked on the server, and by React while it takes over what the server rendered; never where it renders by itself.
    () => {
      isKept.current = true;
      return true;
    },
  );
}

/**
 * Should React ever have to build the page anew (a browser extension changed it before it was taken over), nothing is there
 * to be kept, and the page's data are asked for again, this time whole.
 */
export function useFetchedWhole(isLost: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isLost) void revalidate();
  }, [isLost, revalidate]);
}

interface Props {
  element: "article" | "header" | "section" | "div" | "ul";
}

/** An element as the server rendered it: React takes it over, attributes and content unseen. */
export function Kept({ element: Element }: Props) {
  const isKept = useIsKept();
  useFetchedWhole(!isKept);
  return isKept ? <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} /> : null;
}
