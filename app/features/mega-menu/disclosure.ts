import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { HOVER_CLOSE_DELAY_MS } from "#app/domain/constants.ts";

/**
 * A panel that opens on hover, on its button, and by keyboard (WAI-ARIA disclosure navigation pattern). It closes 200 ms after
 * the pointer has left it (specification 4.5), at once when the page scrolls and on Escape (a focus inside it moves to its button),
 * and when the focus moves out.
 *
 * @param id of the panel, unique on the page
 */
export function useDisclosure<Panel extends HTMLElement = HTMLDivElement>(id: string) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  /** What the pointer began when it last entered or left. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Hovering has opened it, so a click on the button must not close it. */
  const isHovered = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      clearTimeout(timer.current);
      if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      setOpen(false);
    };
    // Wherever the focus is (WCAG 1.4.13).
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    window.addEventListener("scroll", close, { passive: true });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("scroll", close);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);

  const rootProps = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      if (isOpen) return;
      const open = () => {
        isHovered.current = true;
        setOpen(true);
      };
      // A pointer on its way from an item to its panel may cross other items of the row.
      const isOtherOpen = document.querySelector(".site-header [aria-expanded=true]") !== null;
      if (isOtherOpen) timer.current = setTimeout(open, HOVER_CLOSE_DELAY_MS);
      else open();
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      isHovered.current = false;
      timer.current = setTimeout(() => {
        // A panel in use by keyboard stays open when the pointer leaves.
        if (!panel.current?.contains(document.activeElement)) setOpen(false);
      }, HOVER_CLOSE_DELAY_MS);
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
  const buttonProps = {
    ref: button,
    type: "button" as const,
    "aria-expanded": isOpen,
    "aria-controls": id,
    onClick(event: MouseEvent) {
      // A pointer that has just left must not close what the keyboard opens.
      clearTimeout(timer.current);
      // `detail` is 0 for the keyboard.
      const keepsOpen = isHovered.current && event.detail > 0;
      isHovered.current = false;
      setOpen((open) => keepsOpen || !open);
    },
  };
  /** Closes when a link is followed. */
  function onClick(event: MouseEvent<Panel>) {
    if ((event.target as Element).closest("a") !== null) setOpen(false);
  }
  const panelProps = { ref: panel, id, onClick };
  return { isOpen, close: () => setOpen(false), rootProps, buttonProps, panelProps };
}
