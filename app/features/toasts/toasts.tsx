import { lazy, Suspense, useEffect, useState } from "react";
import { TOAST_EVENT, type ToastRequest, type ToastStatus } from "#app/components/toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

export interface Toast extends ToastRequest {
  id: number;
}

/** Errors and warnings interrupt a screen reader; the rest waits until it has finished (WCAG 4.1.3). */
function interrupts(status: ToastStatus): boolean {
  return status === "error" || status === "warning";
}

/**
 * Listens for toasts. The toaster is loaded with the first one; its words are announced here, in regions that were in
 * the page before, so a message is heard even when the toaster cannot be loaded.
 */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  useEffect(() => {
    let count = 0;
    const show = (event: Event) => {
      const { status, message } = (event as CustomEvent<ToastRequest>).detail;
      count += 1;
      const toast = { id: count, status, message };
      setToasts((earlier) => [...earlier, toast]);
    };
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);

  const last = toasts.at(-1);
  const urgent = last !== undefined && interrupts(last.status);
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-announcer="polite">
        {last === undefined || urgent ? null : <p key={last.id}>{last.message}</p>}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announcer="assertive">
        {urgent ? <p key={last.id}>{last.message}</p> : null}
      </div>
      {last === undefined ? null : (
        <Suspense>
          <Toaster toasts={toasts} onGone={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
        </Suspense>
      )}
    </>
  );
}
