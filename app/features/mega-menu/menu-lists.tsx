/** Lists of links in the menu's panels and in the drawer, rendered on the server as static parts. */

import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
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
      <b>{title}</b>
      {facts.length === 0 ? null : <span className="menu-tile-facts">{facts.join(" · ")}</span>}
    </>
  );
}

interface TilesProps {
  tiles: readonly Tile[];
  /** Lists of tours of one kind. */
  kinds: readonly { title: string; href: string }[];
  /** Without trailing slash. */
  baseSiteUrl: string;
}

/** Overnight tours link to the base site's planner (specification 2). Beside the tile, because a link cannot hold another. */
function PlanLink({ tile, baseSiteUrl, className }: { tile: Tile; baseSiteUrl: string; className: string }) {
  if (!tile.overnight) return null;
  return (
    <a href={`${baseSiteUrl}/ideas`} className={className}>
      Plan your trip
    </a>
  );
}

function KindLinks({ kinds }: Pick<TilesProps, "kinds">) {
  return kinds.map(({ title, href }) => (
    <AppLink key={href} href={href}>
      {title}
    </AppLink>
  ));
}

/** Contents of the mega-menu. */
export function TileLinks({ tiles, kinds, baseSiteUrl }: TilesProps) {
  return (
    <>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <AppLink href={tile.href} className="menu-tile">
            <Picture src={tile.image} alt="" width={800} height={1000} />
            <TileText tile={tile} />
          </AppLink>
          <PlanLink tile={tile} baseSiteUrl={baseSiteUrl} className="menu-tile-more" />
        </li>
      ))}
      <li className="menu-kinds menu-all-tours">
        <AppLink href={ALL_TOURS}>See all tours</AppLink>
        <KindLinks kinds={kinds} />
      </li>
    </>
  );
}

function DrawerTiles({ tiles, kinds, baseSiteUrl }: TilesProps) {
  return (
    <>
      <li>
        <AppLink href={ALL_TOURS} className="drawer-sublink">
          <b>See all tours</b>
        </AppLink>
      </li>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <AppLink href={tile.href} className="drawer-sublink drawer-tile">
            <TileText tile={tile} />
          </AppLink>
          {tile.isPlace ? null : (
            <PlanLink tile={tile} baseSiteUrl={baseSiteUrl} className="drawer-sublink drawer-tile-plan" />
          )}
        </li>
      ))}
      {kinds.length === 0 ? null : (
        <li>
          <details>
            <summary className="drawer-sublink drawer-tile">
              Tours by kind <Icon name="down" />
            </summary>
            <div className="drawer-kinds">
              <KindLinks kinds={kinds} />
            </div>
          </details>
        </li>
      )}
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

function DrawerItem({ item, ...tilesProps }: { item: MenuItem } & TilesProps) {
  const { tiles } = tilesProps;
  const isTours = item.id === MEGA_MENU_ITEM_ID;
  const entries = isTours ? tiles : item.children;
  if (entries.length === 0) return <MenuLink to={item} className="drawer-link" />;
  return (
    <details className="drawer-group">
      <summary className="drawer-link">
        {item.title} <Icon name="down" />
      </summary>
      <ul role="list">{isTours ? <DrawerTiles {...tilesProps} /> : <DrawerChildren item={item} />}</ul>
    </details>
  );
}

/** Entries of the drawer, whose foot has the button; groups are native `<details>`. */
export function DrawerItems({ items, ...tilesProps }: { items: readonly MenuItem[] } & TilesProps) {
  return items
    .filter(({ isButton }) => !isButton)
    .map((item) => (
      <li key={item.id}>
        <DrawerItem item={item} {...tilesProps} />
      </li>
    ));
}
