/** Lists of links in the menu's panels and in the drawer, rendered on the server as static parts. */

import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { BUTTON_ITEM_TEXT, MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";
import type { Tile } from "#app/domain/tour/tour.ts";
import { MenuLink } from "./menu-link.tsx";

export function DropdownLinks({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink to={item} className="menu-dropdown-link" />
    </li>
  ));
}

/** Contents of the mega-menu. */
export function TileLinks({ tiles }: { tiles: readonly Tile[] }) {
  return tiles.map((tile) => (
    <li key={tile.href}>
      <AppLink href={tile.href} className="menu-tile">
        <Picture src={tile.image} alt="" width={800} height={1000} />
        {tile.title}
      </AppLink>
    </li>
  ));
}

function childrenOf(item: MenuItem, tiles: readonly Tile[]): readonly { title: string; url: string | null }[] {
  if (item.id !== MEGA_MENU_ITEM_ID) return item.children;
  return tiles.map(({ title, href }) => ({ title, url: href }));
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
  if (entries.length === 0) return <MenuLink to={item} className="drawer-link" />;
  return (
    <details className="drawer-group">
      <summary className="drawer-link">
        {item.title} <Icon name="down" />
      </summary>
      <ul role="list">
        {item.url === null ? null : (
          <li>
            <MenuLink to={{ title: `All: ${item.title}`, url: item.url }} className="drawer-sublink" />
          </li>
        )}
        {entries.map((entry, index) => (
          <li key={index}>
            <MenuLink to={entry} className="drawer-sublink" />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Entries of the drawer; groups are native `<details>`. */
export function DrawerItems({ items, tiles }: { items: readonly MenuItem[]; tiles: readonly Tile[] }) {
  return items.map((item) => (
    <li key={item.id}>
      <DrawerItem item={item} tiles={tiles} />
    </li>
  ));
}
