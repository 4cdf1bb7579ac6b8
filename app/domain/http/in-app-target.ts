/** Which links the client router follows. */

/** Paths the edge may send to another system (specification 2 "Search", "handled outside this product"). */
function leavesApp(pathname: string): boolean {
  return /^\/(?:search|(?:signin|signup|account)(?:\/|$))/.test(pathname);
}

export interface LinkFacts {
  href: string;
  /** `target` attribute, "" when there is none. */
  target: string;
  isDownload: boolean;
}

/**
 * The in-app address a link leads to, or null when the browser should follow it: other origins, new windows, downloads,
 * jumps within the page, addresses of other systems, files.
 *
 * @param current absolute address of the page the link stands on
 */
export function inAppTarget({ href, target, isDownload }: LinkFacts, current: string): string | null {
  if (isDownload || (target !== "" && target !== "_self") || !URL.canParse(href, current)) return null;
  const to = new URL(href, current);
  const from = new URL(current);
  if (to.origin !== from.origin || leavesApp(to.pathname) || /\.[a-z0-9]{2,5}$/i.test(to.pathname)) return null;
  const isJump = to.hash !== "" && to.pathname === from.pathname && to.search === from.search;
  return isJump ? null : to.pathname + to.search + to.hash;
}
