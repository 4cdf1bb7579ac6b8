import { Fragment } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { DROPDOWN_MENU_ITEM_ID, MEGA_MENU_ITEM_ID, RIGHT_MENU_ITEMS } from "#app/domain/constants.ts";
import { type MenuItem, splitMenu } from "#app/domain/navigation.ts";
import type { Tile } from "#app/domain/tour.ts";
import { HOVER_CLOSE_DELAY_MS, useDisclosure } from "./disclosure.ts";
import "./main-menu.css";

function ItemLink({ item, ...rest }: { item: MenuItem; className: string; onClick?: () => void }) {
  if (item.url === null) return <span className={rest.className}>{item.title}</span>;
  return (
    <AppLink href={item.url} {...rest}>
      {item.title}
    </AppLink>
  );
}

function OpenButton({ name, ...props }: { name: string } & React.ComponentProps<"button">) {
  return (
    <button {...props} className="menu-open">
      <span className="visually-hidden">{name}: more</span>
      <Icon name="down" />
    </button>
  );
}

/** Spec section 2: menu item 92 has a hover dropdown. Its links are in the HTML whether open or not. */
function Dropdown({ item }: { item: MenuItem }) {
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure({
    closeDelayMs: HOVER_CLOSE_DELAY_MS,
    closeOnScroll: false,
  });
  return (
    <li {...rootProps} className="menu-item menu-has-panel" data-open={isOpen || undefined}>
      <ItemLink item={item} className="menu-link" />
      <OpenButton name={item.title} {...buttonProps} />
      <div id={panelId} className="menu-panel menu-dropdown">
        <ul role="list">
          {item.children.map((child) => (
            <li key={child.id}>
              <ItemLink item={child} className="menu-dropdown-link" onClick={close} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Spec section 2: menu item 94 shows a wide mega-menu of 8 tiles; it closes on leaving or on scroll. */
function MegaMenu({ item, tiles }: { item: MenuItem; tiles: readonly Tile[] }) {
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure({ closeDelayMs: 0, closeOnScroll: true });
  return (
    <li {...rootProps} className="menu-item menu-has-panel menu-wide" data-open={isOpen || undefined}>
      <ItemLink item={item} className="menu-link" />
      <OpenButton name={item.title} {...buttonProps} />
      <div id={panelId} className="menu-panel menu-mega">
        <ul role="list" className="menu-tiles">
          {tiles.map((tile) => (
            <li key={tile.href}>
              <AppLink href={tile.href} className="menu-tile" onClick={close}>
                <Picture src={tile.image} alt="" width={800} height={1000} />
                {tile.title}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function MainMenuItem({ item, tiles }: { item: MenuItem; tiles: readonly Tile[] }) {
  if (item.id === MEGA_MENU_ITEM_ID) return <MegaMenu item={item} tiles={tiles} />;
  if (item.id === DROPDOWN_MENU_ITEM_ID && item.children.length > 0) return <Dropdown item={item} />;
  if (item.isButton) {
    return (
      <li className="menu-item">
        <AppLink href={item.url ?? "/our-tours"} className="button">
          BOOK A TOUR
        </AppLink>
      </li>
    );
  }
  return (
    <li className="menu-item">
      <ItemLink item={item} className="menu-link" />
    </li>
  );
}

/** The desktop menu: the last four items on the right (spec section 2). */
export function MainMenu({ items, tiles }: { items: readonly MenuItem[]; tiles: readonly Tile[] }) {
  if (items.length === 0) return null;
  const { left, right } = splitMenu(items, RIGHT_MENU_ITEMS);
  return (
    <nav aria-label="Main" className="main-menu">
      <ul role="list" className="main-menu-list">
        {left.map((item) => (
          <MainMenuItem key={item.id} item={item} tiles={tiles} />
        ))}
        {right.map((item, index) => (
          <Fragment key={item.id}>
            {index === 0 ? <li className="main-menu-gap" role="presentation" /> : null}
            <MainMenuItem item={item} tiles={tiles} />
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
