/** Lists of links in the menu's panels and in the drawer, rendered on the server as static parts. */

import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import type { Tile, TourMenu } from "#app/domain/tour/tour-tiles.ts";
import { MenuLink } from "./main-menu.tsx";

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

interface ToursProps {
  tours: TourMenu;
  /** Without trailing slash. */
  baseSiteUrl: string;
}

/** Overnight tours link to the base site's planner (specification 2). Beside the tile, because a link cannot hold another. */
function PlanLink({ tile, baseSiteUrl, className }: { tile: Tile; baseSiteUrl: string; className: string }) {
  const { planner } = useTenant();
  if (!tile.overnight || !planner) return null;
  return (
    <a href={`${baseSiteUrl}/ideas`} className={className}>
      Plan your trip
    </a>
  );
}

interface LinksProps {
  name: string;
  /** Links with the number of tours behind each, where it is known. */
  links: readonly { title: string; href: string; count?: number }[];
  children?: React.ReactNode;
}

function TourLinks({ name, links, children }: LinksProps) {
  return (
    <ul role="list" aria-label={name} className="menu-links">
      {children}
      {links.map(({ title, href, count }) => (
        <li key={href}>
          <AppLink href={href}>
            {title}
            {count === undefined ? null : <span className="menu-tile-facts"> {count}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Contents of the mega-menu: eight tiles, and below them the way to all tours, places and kinds. */
export function TileLinks({ tours: { tiles, all, places, kinds }, baseSiteUrl }: ToursProps) {
  return (
    <>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <AppLink href={tile.href} className="menu-tile">
            <Picture src={tile.image} alt="" width={800} height={1000} />
            <b>{tile.title}</b>
            {tile.facts.map((fact) => (
              <span key={fact} className="menu-tile-facts">
                {fact}
              </span>
            ))}
          </AppLink>
          <PlanLink tile={tile} baseSiteUrl={baseSiteUrl} className="menu-tile-more" />
        </li>
      ))}
      <li className="menu-more">
        <TourLinks name="Tours by place" links={places}>
          <li>
            <AppLink href={ALL_TOURS}>
              <b>{all}</b>
            </AppLink>
          </li>
        </TourLinks>
        {kinds.length === 0 ? null : <TourLinks name="Kinds of tour" links={kinds} />}
      </li>
    </>
  );
}

function DrawerTours({ tours: { tiles, all, places, kinds }, baseSiteUrl }: ToursProps) {
  return (
    <>
      <li>
        <AppLink href={ALL_TOURS} className="drawer-sublink">
          <b>{all}</b>
        </AppLink>
      </li>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <AppLink href={tile.href} className="drawer-sublink drawer-tile">
            <Picture src={tile.image} alt="" width={800} height={1000} />
            <span>
              <b>{tile.title}</b>
              {tile.facts.length === 0 ? null : <span className="menu-tile-facts">{tile.facts.join(" · ")}</span>}
            </span>
          </AppLink>
          <PlanLink tile={tile} baseSiteUrl={baseSiteUrl} className="drawer-sublink drawer-tile-plan" />
        </li>
      ))}
      {places.length === 0 ? null : (
        <li>
          <TourLinks name="Tours by place" links={places} />
        </li>
      )}
      {kinds.length === 0 ? null : (
        <li>
          <TourLinks name="Kinds of tour" links={kinds} />
        </li>
      )}
    </>
  );
}

function DrawerItem({ item, ...toursProps }: { item: MenuItem } & ToursProps) {
  const isTours = item.id === MEGA_MENU_ITEM_ID;
  const entries = isTours ? toursProps.tours.tiles : item.children;
  if (entries.length === 0) return <MenuLink to={item} className="drawer-link" />;
  const overview = { ...item, title: `${item.title} overview`, children: [] };
  const children = item.url === null ? item.children : [overview, ...item.children];
  return (
    <details className="drawer-group">
      <summary className="drawer-link">
        {item.title} <Icon name="down" />
      </summary>
      <ul role="list">
        {isTours ? <DrawerTours {...toursProps} /> : <SubmenuItems items={children} className="drawer-sublink" />}
      </ul>
    </details>
  );
}

/** Entries of the drawer, whose foot has the button; groups are native `<details>`. */
export function DrawerItems({ items, ...toursProps }: { items: readonly MenuItem[] } & ToursProps) {
  return items
    .filter(({ isButton }) => !isButton)
    .map((item) => (
      <li key={item.id}>
        <DrawerItem item={item} {...toursProps} />
      </li>
    ));
}
