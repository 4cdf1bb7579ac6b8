import { type MouseEvent, useRef } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { BUTTON_ITEM_TEXT, MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import type { MenuItem } from "#app/domain/navigation.ts";
import type { Tile } from "#app/domain/tour.ts";
import "./drawer.css";

interface Entry {
  key: string | number;
  title: string;
  url: string | null;
}

function childrenOf(item: MenuItem, tiles: readonly Tile[]): Entry[] {
  if (item.id === MEGA_MENU_ITEM_ID) return tiles.map(({ title, href }) => ({ key: href, title, url: href }));
  return item.children.map(({ id, title, url }) => ({ key: id, title, url }));
}

function DrawerLink({ title, url, className }: { title: string; url: string | null; className: string }) {
  return url === null ? (
    <span className={className}>{title}</span>
  ) : (
    <AppLink href={url} className={className}>
      {title}
    </AppLink>
  );
}

function DrawerItem({ item, tiles }: { item: MenuItem; tiles: readonly Tile[] }) {
  const entries = childrenOf(item, tiles);
  if (item.isButton) {
    return (
      <AppLink href={item.url ?? "/our-tours"} className="button drawer-button">
        {BUTTON_ITEM_TEXT}
      </AppLink>
    );
  }
  if (entries.length === 0) return <DrawerLink title={item.title} url={item.url} className="drawer-link" />;
  return (
    <details className="drawer-group">
      <summary className="drawer-link">
        {item.title} <Icon name="down" />
      </summary>
      <ul role="list">
        {item.url === null ? null : (
          <li>
            <DrawerLink title={`All: ${item.title}`} url={item.url} className="drawer-sublink" />
          </li>
        )}
        {entries.map(({ key, title, url }) => (
          <li key={key}>
            <DrawerLink title={title} url={url} className="drawer-sublink" />
          </li>
        ))}
      </ul>
    </details>
  );
}

const DRAWER_ID = "menu-drawer";

/** Invoker commands: the browser opens and closes the dialog by itself, before React is there too. */
const OPENS = { command: "show-modal", commandfor: DRAWER_ID };
const CLOSES = { command: "close", commandfor: DRAWER_ID };

/** False in browsers that do not know them yet: a click has to do it there. */
const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

interface Props {
  items: readonly MenuItem[];
  tiles: readonly Tile[];
  /** What stays within reach of the thumb, however long the list is. */
  contact: React.ReactNode;
  /** What follows the list. */
  children: React.ReactNode;
}

/** The menu of small screens (spec section 2): a modal `<dialog>`, so focus, Escape and the page behind are handled. */
export function Drawer({ items, tiles, contact, children }: Props) {
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
            <ul role="list">
              {items.map((item) => (
                <li key={item.id}>
                  <DrawerItem item={item} tiles={tiles} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="drawer-more">{children}</div>
          <div className="drawer-foot">{contact}</div>
        </div>
      </dialog>
    </>
  );
}
