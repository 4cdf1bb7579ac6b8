/** What the frame around pages is made of (specification 2): header, menu, footer. */

import { megaMenuTiles } from "#app/domain/tour/menu-tiles.ts";
import type { Tile, TourSummary } from "#app/domain/tour/tour.ts";
import type { MenuItem } from "./navigation.ts";
import type { Brand, SocialLink } from "./tenant.ts";

export type FooterBrand = Pick<Brand, "name" | "slogan" | "footer">;

/** Content of the lists in header, drawer and footer. */
export interface FrameContent {
  brand: FooterBrand;
  menu: readonly MenuItem[];
  tiles: readonly Tile[];
  social: readonly SocialLink[];
}

/** An entry of the menu's row. */
export interface TopItem extends Omit<MenuItem, "children"> {
  /** It has children, which open in a panel. */
  opens: boolean;
}

interface Source {
  brand: Brand;
  menu: readonly MenuItem[];
  tours: readonly TourSummary[] | null;
}

export function frameContent({ brand, menu, tours }: Source): FrameContent {
  return { brand, menu, tiles: megaMenuTiles(tours), social: brand.header.social };
}

export function topItems(menu: readonly MenuItem[]): TopItem[] {
  return menu.map(({ children, ...item }) => ({ ...item, opens: children.length > 0 }));
}
