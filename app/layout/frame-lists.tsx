/**
 * Lists of the frame around pages that do nothing in the browser. Loaded there only for a frame that nobody sent: after the
 * planning layout, which has none, or when React has to build a page anew (`still.tsx`).
 */

import type { FrameList } from "#app/domain/tenant/frame.ts";
import { DrawerItems } from "#app/features/mega-menu/drawer-list.tsx";
import { DropdownLinks, TileLinks } from "#app/features/mega-menu/panel-lists.tsx";
import { FooterEnd, FooterGrid } from "./footer-lists.tsx";
import { SocialItems } from "./social-list.tsx";

export function FrameItems(list: FrameList) {
  switch (list.type) {
    case "drawer":
      return <DrawerItems {...list} />;
    case "dropdown":
      return <DropdownLinks {...list} />;
    case "tiles":
      return <TileLinks {...list} />;
    case "social":
      return <SocialItems {...list} />;
    case "footer":
      return <FooterGrid {...list} />;
    case "footer-end":
      return <FooterEnd {...list} />;
  }
}
