import { useEffect } from "react";
import { TOAST_DURATION_MS } from "#app/domain/constants.ts";
import type { ToasterProps } from "./toast-list.ts";

/** Toasts without sonner: the newest message, for as long as any toast. */
export function PlainToaster({ toasts, onGone }: ToasterProps) {
  const newest = toasts.at(-1);
  useEffect(() => {
    if (newest === undefined) return undefined;
    const timer = setTimeout(() => onGone(newest.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [newest, onGone]);
  if (newest === undefined) return null;
  return (
    <section className="plain-toast" aria-label="Messages">
      {newest.message}
    </section>
  );
}
