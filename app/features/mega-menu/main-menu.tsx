import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { BUTTON_ITEM_TEXT, MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import { splitMenu } from "#app/domain/tenant/menu.ts";
import type { TopItem } from "#app/domain/tenant/menu-row.ts";
import { useDisclosure } from "./disclosure.ts";

/** An entry of a menu; plain text if the operator gave no address. */
export function MenuLink({ to: { title, url }, className }: { to: Pick<TopItem, "title" | "url">; className: string }) {
  if (url === null) return <span className={className}>{title}</span>;
  return (
    <AppLink href={url} className={className}>
      {title}
    </AppLink>
  );
}

interface Props {
  items: readonly TopItem[];
  /** Contents of the panel of an item. */
  panelOf: (item: TopItem) => React.ReactNode;
}

/**
 * An item with a panel (specification 2.7): the wide mega-menu of item 94, or the dropdown of item 92 and of any other item with
 * children. The links are in the HTML whether it is open or not.
 */
function ItemWithPanel({ item, panel }: { item: TopItem; panel: React.ReactNode }) {
  const isWide = item.id === MEGA_MENU_ITEM_ID;
  const { isOpen, rootProps, buttonProps, panelProps } = useDisclosure(`menu-panel-${item.id}`);
  return (
    <li
      {...rootProps}
      className={`menu-item menu-has-panel${isWide ? " menu-wide" : ""}`}
      data-from={item.from}
      data-open={isOpen || undefined}
    >
      <MenuLink to={item} className="menu-link" />
      <button {...buttonProps} className="menu-open">
        <span className="visually-hidden">{item.title}: more</span>
        <Icon name="down" />
      </button>
      <div {...panelProps} className={`menu-panel ${isWide ? "menu-mega" : "menu-dropdown"}`}>
        {panel}
      </div>
    </li>
  );
}

/** Specification 2: an item of type button reads BOOK A TOUR. */
export function MenuButton({ item }: { item: TopItem }) {
  return (
    <AppLink href={item.url ?? "/our-tours"} className="button">
      {BUTTON_ITEM_TEXT}
    </AppLink>
  );
}

function MainMenuItem({ item, panelOf }: Pick<Props, "panelOf"> & { item: TopItem }) {
  if (item.id === MEGA_MENU_ITEM_ID || (item.opens && !item.isButton)) {
    return <ItemWithPanel item={item} panel={panelOf(item)} />;
  }
  return (
    <li className="menu-item" data-from={item.from}>
      {item.isButton ? <MenuButton item={item} /> : <MenuLink to={item} className="menu-link" />}
    </li>
  );
}

/** The menu's row: the last four items on the right (specification 2), and only what fits (menu-row.ts). */
export function MainMenu({ items, panelOf }: Props) {
  if (items.length === 0) return null;
  const { left, right } = splitMenu(items);
  return (
    <nav aria-label="Main" className="main-menu">
      <ul role="list" className="main-menu-list">
        {left.map((item) => (
          <MainMenuItem key={item.id} item={item} panelOf={panelOf} />
        ))}
        {right.length === 0 ? null : <li className="main-menu-gap" aria-hidden="true" />}
        {right.map((item) => (
          <MainMenuItem key={item.id} item={item} panelOf={panelOf} />
        ))}
      </ul>
    </nav>
  );
}
