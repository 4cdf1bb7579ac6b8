import { useEffect, useRef } from "react";

/** Shorter movements are ignored, so that the header does not flicker. */
const MIN_STEP_PX = 8;

/** Scrolled farther, most of the top bar is out of sight. */
const TOP_BAR_PX = 8;

/**
 * Hides the header while scrolling down, and shows it while scrolling up. Also says whether the page is scrolled at all. Sets
 * attributes instead of state, so that scrolling renders nothing; site-header.css keeps the header visible while it has the focus or an
 * open menu.
 */
export function useHideOnScroll() {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      header.current?.toggleAttribute("data-scrolled", now > TOP_BAR_PX);
      if (Math.abs(now - last) < MIN_STEP_PX) return;
      const isHidden = now > last && now > (header.current?.offsetHeight ?? 0);
      header.current?.toggleAttribute("data-hidden", isHidden);
      last = now;
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return header;
}
