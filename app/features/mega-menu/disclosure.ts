import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { HOVER_CLOSE_DELAY_MS } from "#app/domain/constants.ts";

/**
 * The panel that the pointer has left, until it closes. Another panel opens only then, because a pointer on its way from an item
 * to its panel may cross other items of the row.
 */
let closing: { openNext: (() => void) | null } | null = null;

/** @returns keeps the panel open */
function closeSoon(close: () => void): () => void {
  const own: typeof closing = { openNext: null };
  closing = own;
  const end = () => {
    clearTimeout(timer);
    if (closing === own) closing = null;
  };
  const timer = setTimeout(() => {
    end();
    close();
    own.openNext?.();
  }, HOVER_CLOSE_DELAY_MS);
  return end;
}

/** @returns takes it back */
function openNext(open: () => void): () => void {
  if (closing === null) open();
  else closing.openNext = open;
  return () => {
    if (closing?.openNext === open) closing.openNext = null;
  };
}

/** Closes on Escape wherever the focus is (WCAG 1.4.13). */
function useEscape(isOpen: boolean, root: RefObject<HTMLElement | null>, onEscape: (wasInside: boolean) => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") latest.current(root.current?.contains(document.activeElement) === true);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen, root]);
}

/**
 * A panel that opens on hover, on its button, and by keyboard (WAI-ARIA disclosure navigation pattern). It closes 200 ms after
 * the pointer has left it (specification 4.5), at once when the page scrolls (a focus inside it moves to its button), on Escape
 * (focus returns to the button), and when the focus moves out.
 *
 * @param id of the panel, unique on the page
 */
export function useDisclosure<Panel extends HTMLElement = HTMLDivElement>(id: string) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  /** Ends what the pointer began when it last entered or left. */
  const settle = useRef(() => {});
  /** Hovering has opened it, so a click on the button must not close it. */
  const isHovered = useRef(false);

  useEffect(() => () => settle.current(), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      settle.current();
      if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      setOpen(false);
    };
    window.addEventListener("scroll", close, { passive: true });
    return () => window.removeEventListener("scroll", close);
  }, [isOpen]);

  useEscape(isOpen, root, (wasInside) => {
    settle.current();
    setOpen(false);
    if (wasInside) button.current?.focus();
  });

  function leave() {
    settle.current();
    isHovered.current = false;
    if (!isOpen) return;
    settle.current = closeSoon(() => {
      // A panel in use by keyboard stays open when the pointer leaves.
      if (!panel.current?.contains(document.activeElement)) setOpen(false);
    });
  }

  const rootProps = {
    ref: root,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      settle.current();
      if (isOpen) return;
      settle.current = openNext(() => {
        isHovered.current = true;
        setOpen(true);
      });
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") leave();
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
      settle.current();
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
