import { useCallback } from "react";
import { useLoad } from "#app/components/use-load.ts";
import { TOUR_TILES_PATH } from "#app/domain/constants.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import type { TourTile } from "#app/domain/tour/tour-tile.ts";

interface Tiles {
  tiles: readonly TourTile[];
  /** Numbers that the site was asked for and does not have. */
  gone: readonly number[];
}

async function loadTiles(ids: readonly number[]): Promise<Outcome<Tiles>> {
  if (ids.length === 0) return { ok: true, data: { tiles: [], gone: [] } };
  try {
    const response = await fetch(`${TOUR_TILES_PATH}?tours=${ids.join(",")}`);
    if (!response.ok) return failure("status", "tour tiles", response.status);
    const tiles = (await response.json()) as TourTile[];
    return { ok: true, data: { tiles, gone: ids.filter((id) => tiles.every((tile) => tile.id !== id)) } };
  } catch {
    return failure("network", "tour tiles");
  }
}

/** What the site shows of tours. @param tours a stable list */
export function useTiles(tours: readonly number[]) {
  return useLoad(useCallback(() => loadTiles(tours), [tours]));
}
