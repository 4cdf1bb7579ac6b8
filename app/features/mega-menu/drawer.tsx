import { type MouseEvent, useRef } from "react";
import { Icon } from "#app/components/icon.tsx";

const DRAWER_ID = "menu-drawer";

/** Invoker commands: the browser opens and closes the dialog by itself, before React is there too. */
const OPENS = { command: "show-modal", commandfor: DRAWER_ID };
const CLOSES = { command: "close", commandfor: DRAWER_ID };

/** False in browsers that do not know them yet: a click has to do it there. */
const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

interface Props {
  list: React.ReactNode;
  /** What stays within reach of the thumb, however long the list is. */
  contact: React.ReactNode;
  /** What follows the list. */
  children: React.ReactNode;
}

/** The menu of small screens (specification 2): a modal `<dialog>`, so focus, Escape and the page behind are handled. */
export function Drawer({ list, contact, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A click beside the sheet and a followed link both end the drawer's work.
  const closeWhenDone = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest("a") !== null) dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="header-icon drawer-open"
        {...OPENS}
        onClick={() => knowsCommands() || dialog.current?.showModal()}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Open menu</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own */}
      <dialog ref={dialog} id={DRAWER_ID} className="drawer" aria-label="Menu" onClick={closeWhenDone}>
        <div className="drawer-sheet">
          <button
            type="button"
            className="header-icon drawer-close"
            {...CLOSES}
            onClick={() => knowsCommands() || dialog.current?.close()}
          >
            <Icon name="close" />
            <span className="visually-hidden">Close menu</span>
          </button>
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
