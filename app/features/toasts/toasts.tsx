import { type ComponentType, useCallback, useEffect, useState } from "react";
import { TOAST_EVENT, type ToastRequest, type ToastStatus } from "#app/components/toast.ts";
import { PlainToaster } from "./plain-toaster.tsx";
import type { Toast, ToasterProps } from "./toast-list.ts";

/** Errors and warnings interrupt a screen reader; the rest waits until it has finished (WCAG 4.1.3). */
function interrupts(status: ToastStatus): boolean {
  return status === "error" || status === "warning";
}

interface LoadedToaster {
  Component: ComponentType<ToasterProps>;
}

/**
 * The toaster, loaded with the first toast. Offline, or when it went with an earlier build, a plain one that came with
 * the page stands in: a missing file must not cost the visitor the message, and much less the page.
 */
function useToaster(wanted: boolean): LoadedToaster | null {
  const [toaster, setToaster] = useState<LoadedToaster | null>(null);
  useEffect(() => {
    if (!wanted || toaster !== null) return;
    import("./toaster.tsx").then(
      ({ default: Component }) => setToaster({ Component }),
      () => setToaster({ Component: PlainToaster }),
    );
  }, [wanted, toaster]);
  return toaster;
}

/** Listens for toasts and announces them, in live regions that were in the page before there was anything to say. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [last, setLast] = useState<Toast | null>(null);
  const toaster = useToaster(last !== null);

  useEffect(() => {
    let count = 0;
    const show = (event: Event) => {
      const { status, message } = (event as CustomEvent<ToastRequest>).detail;
      count += 1;
      const toast = { id: count, status, message };
      setLast(toast);
      setToasts((earlier) => [...earlier, toast]);
    };
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);

  const forget = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const urgent = last !== null && interrupts(last.status);
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-announcer="polite">
        {last === null || urgent ? null : <p key={last.id}>{last.message}</p>}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announcer="assertive">
        {urgent ? <p key={last.id}>{last.message}</p> : null}
      </div>
      {toaster === null ? null : <toaster.Component toasts={toasts} onGone={forget} />}
    </>
  );
}
