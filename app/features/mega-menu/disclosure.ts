import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";

/** Spec section 4: "The desktop dropdown closes 200 ms after the pointer leaves." */
export const HOVER_CLOSE_DELAY_MS = 200;

interface Options {
  /** 0 closes as soon as the pointer leaves. */
  closeDelayMs: number;
  closeOnScroll: boolean;
}

/**
 * A panel that opens on hover, on its button, and by keyboard (WAI-ARIA disclosure navigation pattern). It closes when
 * the pointer leaves, on Escape (focus returns to the button), and when focus moves out. A panel that holds the
 * keyboard focus stays open while the page scrolls: otherwise focus moving into view would close it.
 */
export function useDisclosure({ closeDelayMs, closeOnScroll }: Options) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();

  useEffect(() => () => clearTimeout(closing.current), []);

  useEffect(() => {
    if (!isOpen || !closeOnScroll) return undefined;
    const close = () => {
      if (!root.current?.contains(document.activeElement)) setOpen(false);
    };
    window.addEventListener("scroll", close, { passive: true });
    return () => window.removeEventListener("scroll", close);
  }, [isOpen, closeOnScroll]);

  const rootProps = {
    ref: root,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      clearTimeout(closing.current);
      setOpen(true);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      clearTimeout(closing.current);
      closing.current = setTimeout(() => setOpen(false), closeDelayMs);
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !isOpen) return;
      setOpen(false);
      button.current?.focus();
    },
  };
  const buttonProps = {
    ref: button,
    type: "button" as const,
    "aria-expanded": isOpen,
    "aria-controls": panelId,
    onClick: () => setOpen((open) => !open),
  };
  return { isOpen, close: () => setOpen(false), rootProps, buttonProps, panelId };
}
