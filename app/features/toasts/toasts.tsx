import { type ComponentType, useCallback, useEffect, useState } from "react";
import { TOAST_EVENT, type ToastRequest } from "#app/components/toast.ts";
import { TOAST_DURATION_MS } from "#app/domain/constants.ts";
import type { Toast, ToasterProps } from "./toaster.tsx";

function wholeText({ message, details }: Toast): string {
  return details === undefined ? message : `${message}: ${details}`;
}

/** Toasts without sonner: shows the newest message, and no earlier one after it. */
function PlainToaster({ toasts, onGone }: ToasterProps) {
  const newest = toasts.at(-1);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id } of toasts) onGone(id);
    }, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toasts, onGone]);
  if (newest === undefined) return null;
  return (
    <section className="plain-toast" aria-label="Messages">
      {wholeText(newest)}
    </section>
  );
}

/** Loads sonner with the first toast. Falls back to `PlainToaster` when its chunk is missing (offline, after a deploy). */
function useToaster(isNeeded: boolean) {
  const [toaster, setToaster] = useState<{ Component: ComponentType<ToasterProps> } | null>(null);
  useEffect(() => {
    if (!isNeeded || toaster !== null) return;
    import("./toaster.tsx").then(
      ({ SonnerToaster }) => setToaster({ Component: SonnerToaster }),
      () => setToaster({ Component: PlainToaster }),
    );
  }, [isNeeded, toaster]);
  return toaster;
}

/** Shows and announces toasts. The live regions are always rendered: screen readers ignore text in new regions. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [last, setLast] = useState<Toast | null>(null);
  const toaster = useToaster(last !== null);

  useEffect(() => {
    let count = 0;
    const show = (event: Event) => {
      count += 1;
      const toast = { ...(event as CustomEvent<ToastRequest>).detail, id: count };
      setLast(toast);
      setToasts((earlier) => [...earlier, toast]);
    };
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);

  const remove = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  // Errors and warnings interrupt a screen reader; others wait until it has finished (WCAG 4.1.3).
  const urgent = last?.status === "error" || last?.status === "warning";
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-announcer="polite">
        {last === null || urgent ? null : <p key={last.id}>{wholeText(last)}</p>}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announcer="assertive">
        {urgent ? <p key={last.id}>{wholeText(last)}</p> : null}
      </div>
      {toaster === null ? null : <toaster.Component toasts={toasts} onGone={remove} />}
    </>
  );
}
