/** `/our-tours/tiles.json?tours=101,121`: what the browser shows of tours whose numbers a device keeps. */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { readTourIds } from "#app/domain/tour/tour-ids.ts";
import { tourTiles as tilesOf } from "#app/domain/tour/tour-tile.ts";
import { FAILED, type FileRequest, found } from "./file.ts";

export function tourTiles({ site, query }: FileRequest) {
  if (site.tours === null) return FAILED;
  // Hardly two visitors keep the same tours.
  site.doNotStore("no-match");
  const body = JSON.stringify(tilesOf(site.tenant, site.tours, readTourIds(query.get("tours"))));
  return found({ body, type: "application/json", browserCache: KEPT_BY_BROWSERS.tourTiles });
}
