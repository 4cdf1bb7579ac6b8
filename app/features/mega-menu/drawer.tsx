import { type FocusEvent, type MouseEvent, useRef } from "react";
import { Icon } from "#app/components/icon.tsx";

const DRAWER_ID = "menu-drawer";

interface Props {
  /** The window width from which on the header has all of it, and no button (menu-row.ts); null: at none. */
  notFrom: number | null;
  list: React.ReactNode;
  /** Stays at the bottom of the drawer while the list scrolls. */
  contact: React.ReactNode;
  /** Follows the list. */
  children: React.ReactNode;
}

/**
 * The menu of small screens (specification 2), a popover: the browser opens and closes it, also before hydration and where
 * no script loads. A modal dialog would take three times as long to open, because all else on the page becomes inert; this
 * one closes when the focus leaves it.
 */
export function Drawer({ notFrom, list, contact, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Safari 16 and Firefox 115 have no popovers: there it is modal.
  const open = () => {
    if (dialog.current?.showPopover === undefined) dialog.current?.showModal();
  };
  const close = () => {
    dialog.current?.hidePopover?.();
    dialog.current?.close();
  };
  const closeWithoutFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  // Closes on a click beside the sheet and when a link is followed or somebody signs out.
  const closeWhenDone = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest("a, .drawer-account button") !== null) close();
  };
  return (
    <>
      <button
        type="button"
        className="header-icon drawer-open"
        data-not-from={notFrom}
        popoverTarget={DRAWER_ID}
        onClick={open}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Open menu</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog handles Escape */}
      <dialog
        ref={dialog}
        id={DRAWER_ID}
        popover="auto"
        className="drawer"
        aria-label="Menu"
        aria-modal="true"
        onClick={closeWhenDone}
        onBlur={closeWithoutFocus}
      >
        <div className="drawer-sheet">
          <div className="drawer-head">
            <p>Menu</p>
            <button
              type="button"
              className="header-icon drawer-close"
              popoverTarget={DRAWER_ID}
              popoverTargetAction="hide"
              onClick={close}
            >
              <Icon name="close" />
              <span className="visually-hidden">Close menu</span>
            </button>
          </div>
          <nav aria-label="Mobile" className="drawer-nav">
            {list}
          </nav>
          <div className="drawer-more">{children}</div>
          <div className="drawer-foot">{contact}</div>
        </div>
      </dialog>
    </>
  );
}
