import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";
import type { Tile } from "#app/domain/tour/tour.ts";
import { MenuLink } from "./menu-link.tsx";

/** What a dropdown offers. */
export function DropdownLinks({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink to={item} className="menu-dropdown-link" />
    </li>
  ));
}

/** What the mega-menu offers: pictures with names. */
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
