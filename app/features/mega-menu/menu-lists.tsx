/** Lists of links in the menu's panels and in the drawer, rendered on the server as static parts. */

import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { BUTTON_ITEM_TEXT, MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";
import type { Tile } from "#app/domain/tour/tour.ts";
import { MenuLink } from "./menu-link.tsx";

/** Entries below an item, and theirs below them. */
export function SubmenuItems({ items, className }: { items: readonly MenuItem[]; className: string }) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink to={item} className={className} />
      {item.children.length === 0 ? null : (
        <ul role="list">
          <SubmenuItems items={item.children} className={className} />
        </ul>
      )}
    </li>
  ));
}

const ALL_TOURS = "/our-tours";

function TileText({ tile: { title, facts } }: { tile: Tile }) {
  return (
    <>
      <span className="menu-tile-title">{title}</span>
      {facts === "" ? null : <span className="menu-tile-facts">{facts}</span>}
    </>
  );
}

/** Contents of the mega-menu. */
export function TileLinks({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <AppLink href={tile.href} className="menu-tile">
            <Picture src={tile.image} alt="" width={800} height={1000} />
            <TileText tile={tile} />
          </AppLink>
        </li>
      ))}
      <li className="menu-all-tours">
        <AppLink href={ALL_TOURS}>See all tours</AppLink>
      </li>
    </>
  );
}

function DrawerTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      <li>
        <AppLink href={ALL_TOURS} className="drawer-sublink">
          See all tours
        </AppLink>
      </li>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <AppLink href={tile.href} className="drawer-sublink drawer-tile">
            <TileText tile={tile} />
          </AppLink>
        </li>
      ))}
    </>
  );
}

function DrawerChildren({ item: { title, url, children } }: { item: MenuItem }) {
  return (
    <>
      {url === null ? null : (
        <li>
          <MenuLink to={{ title: `${title} overview`, url }} className="drawer-sublink" />
        </li>
      )}
      <SubmenuItems items={children} className="drawer-sublink" />
    </>
  );
}

function DrawerItem({ item, tiles }: { item: MenuItem; tiles: readonly Tile[] }) {
  const isTours = item.id === MEGA_MENU_ITEM_ID;
  const entries = isTours ? tiles : item.children;
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
      <ul role="list">{isTours ? <DrawerTiles tiles={tiles} /> : <DrawerChildren item={item} />}</ul>
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
