import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "#app/components/toast.ts";
import { decide } from "#app/domain/session/session.ts";
import { startSession } from "./start.ts";
import { currentSession, useSession } from "./store.ts";
import { ensureToken } from "./tokens.ts";

/**
 * Starts the session (`startSession`), and guards navigations inside the app once it has settled (specification 10.9). The
 * gateway has guarded the document's own path. Renders nothing.
 */
export function SessionStep({ cookieDomain, hasGuests }: { cookieDomain: string | null; hasGuests: boolean }) {
  const { isSettled } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const checkedPath = useRef(pathname);

  useEffect(() => startSession(cookieDomain, hasGuests), [cookieDomain, hasGuests]);

  useEffect(() => {
    if (!isSettled || checkedPath.current === pathname) return;
    checkedPath.current = pathname;
    const guard = async () => {
      const to = decide(currentSession().state, pathname);
      if (to === null) return;
      if (to !== "/") {
        // Sign-in may be another origin's page: load it as a document.
        window.location.replace(to);
        return;
      }
      // Specification 4: without a token, back to the home page. Only when the operator refuses one; no answer is no refusal.
      if ((await ensureToken()) !== "refused" || pathname === to) return;
      showToast("warning", "We could not start a visit for you, so we took you back to the home page.");
      await navigate(to, { replace: true });
    };
    void guard();
  }, [isSettled, pathname, navigate]);

  return null;
}
