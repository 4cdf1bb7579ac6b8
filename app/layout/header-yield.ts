import { useEffect, useRef } from "react";

/** Pixels of scrolling that count as a direction: a trembling finger is none. */
const MIN_STEP_PX = 8;

/**
 * The header yields while somebody scrolls down and returns when they scroll up. It sets an attribute and renders
 * nothing anew; the style sheet keeps the header in place while it holds the focus or an open menu (WCAG 2.4.11).
 */
export function useHeaderYield() {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < MIN_STEP_PX) return;
      const yields = now > last && now > (header.current?.offsetHeight ?? 0);
      header.current?.toggleAttribute("data-yielding", yields);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return header;
}
