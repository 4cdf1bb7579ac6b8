import { parseUrl } from "./parse-url.ts";
import { leavesApp } from "./visitor-paths.ts";

interface LinkFacts {
  href: string;
  target: string;
  isDownload: boolean;
}

/**
 * @param current absolute URL of the page with the link
 * @returns the in-app path, or null when the browser should follow the link itself: other origins, new windows, downloads,
 *   jumps within the page, paths of other systems, files
 */
export function inAppTarget({ href, target, isDownload }: LinkFacts, current: string): string | null {
  const to = parseUrl(href, current);
  if (to === null || isDownload || (target !== "" && target !== "_self")) return null;
  const from = new URL(current);
  if (to.origin !== from.origin || leavesApp(to.pathname) || /\.[a-z0-9]{2,5}$/i.test(to.pathname)) return null;
  const isJump = to.hash !== "" && to.pathname === from.pathname && to.search === from.search;
  return isJump ? null : to.pathname + to.search + to.hash;
}
