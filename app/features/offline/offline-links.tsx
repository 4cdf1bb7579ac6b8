import { useEffect } from "react";
import { useNavigate } from "react-router";
import { inAppTarget } from "#app/domain/http/in-app-target.ts";
import { showOfflineToast } from "./offline.ts";

/**
 * Holds the last click on a link of the site while offline, and follows it when the network is back. Without this, the
 * router would fail to load the next page's module and reload into the browser's error page. Must be rendered before all
 * other components with click listeners on the document.
 */
export function OfflineLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    let target: string | null = null;
    const hold = (event: MouseEvent) => {
      target = null;
      if (navigator.onLine || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === null) return;
      const wanted = { href: link.href, target: link.target, isDownload: link.hasAttribute("download") };
      target = inAppTarget(wanted, window.location.href);
      if (target === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showOfflineToast();
    };
    const follow = () => {
      const to = target;
      target = null;
      if (to !== null) void navigate(to);
    };
    document.addEventListener("click", hold);
    window.addEventListener("online", follow);
    return () => {
      document.removeEventListener("click", hold);
      window.removeEventListener("online", follow);
    };
  }, [navigate]);
  return null;
}
