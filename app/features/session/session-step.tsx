import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "#app/components/toast.ts";
import { decide } from "#app/domain/session/guard.ts";
import { startSession } from "./start.ts";
import { currentSession } from "./store.ts";
import { ensureToken } from "./tokens.ts";
import { useSession } from "./use-session.ts";

/**
 * The session of this document, and the route guard for navigations inside the app once the session settled (specification
 * 10.9). The document's own path was judged at the edge. Renders nothing.
 */
export function SessionStep() {
  const { isSettled } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** The path that needs no judging: the document's, then each one already judged. */
  const judged = useRef(pathname);

  useEffect(startSession, []);

  useEffect(() => {
    if (!isSettled || judged.current === pathname) return;
    judged.current = pathname;
    const judge = async () => {
      const first = decide(currentSession().state, pathname);
      if (first.allow) return;
      if (first.to === "/signin") {
        // Outside the app, perhaps another origin's: the browser has to load it.
        window.location.replace(first.to);
        return;
      }
      // Specification 4's last rule. One more attempt first; no answer is no refusal, so browsing goes on then.
      if ((await ensureToken()) !== "refused" || pathname === first.to) return;
      showToast("warning", "We could not start a visit for you, so we took you back to the home page.");
      await navigate(first.to, { replace: true });
    };
    void judge();
  }, [isSettled, pathname, navigate]);

  return null;
}
