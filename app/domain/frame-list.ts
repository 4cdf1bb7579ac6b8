/** A list of the frame around pages with all that is in it: neither context nor state adds to it. */

import type { MenuItem } from "./navigation.ts";
import type { Brand, SocialLink } from "./tenant.ts";
import type { Tile } from "./tour.ts";

export type FrameList =
  | { type: "drawer"; items: readonly MenuItem[]; tiles: readonly Tile[] }
  | { type: "dropdown"; items: readonly MenuItem[] }
  | { type: "tiles"; tiles: readonly Tile[] }
  | { type: "social"; links: readonly SocialLink[] }
  | { type: "footer" | "footer-end"; brand: Brand };
