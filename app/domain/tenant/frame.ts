/** What the frame around pages is made of (specification 2): its menu, and lists that do nothing by themselves. */

import { megaMenuTiles } from "#app/domain/tour/menu-tiles.ts";
import type { Tile, TourSummary } from "#app/domain/tour/tour.ts";
import type { MenuItem } from "./navigation.ts";
import type { Brand, SocialLink } from "./tenant.ts";

/** A list with all that is in it: neither context nor state adds to it. */
export type FrameList =
  | { type: "drawer"; items: readonly MenuItem[]; tiles: readonly Tile[] }
  | { type: "dropdown"; items: readonly MenuItem[] }
  | { type: "tiles"; tiles: readonly Tile[] }
  | { type: "social"; links: readonly SocialLink[] }
  | { type: "footer" | "footer-end"; brand: FooterBrand };

export type FooterBrand = Pick<Brand, "name" | "slogan" | "footer">;

/** What the lists are made of. */
export interface FrameContent {
  brand: FooterBrand;
  menu: readonly MenuItem[];
  tiles: readonly Tile[];
  social: readonly SocialLink[];
}

/** An entry of the menu's row. */
export interface TopItem extends Omit<MenuItem, "children"> {
  opens: boolean;
}

export interface Frame {
  menu: TopItem[];
  isSocial: boolean;
  /** Absent in a browser that got the lists with its document. */
  content?: FrameContent;
}

interface Source {
  brand: Brand;
  menu: readonly MenuItem[];
  tours: readonly TourSummary[] | null;
}

export function frameOf({ brand, menu, tours }: Source): Frame {
  return {
    menu: menu.map(({ children, ...item }) => ({ ...item, opens: children.length > 0 })),
    isSocial: brand.header.social.length > 0,
    content: { brand, menu, tiles: megaMenuTiles(tours), social: brand.header.social },
  };
}
