import { useCallback } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { viewedTours } from "#app/components/kept-tours.ts";
import { useLoad } from "#app/components/load-problem.tsx";
import { Picture } from "#app/components/picture.tsx";
import { TOUR_TILES_PATH } from "#app/domain/constants.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import { askedParty, partyQuery } from "#app/domain/tour/party.ts";
import type { TourTile } from "#app/domain/tour/tour-tiles.ts";

/** `gone`: numbers that the site was asked for and does not have. */
async function loadTiles(ids: readonly number[], who: string): Promise<Outcome<{ tiles: TourTile[]; gone: number[] }>> {
  if (ids.length === 0) return { ok: true, data: { tiles: [], gone: [] } };
  try {
    const response = await fetch(`${TOUR_TILES_PATH}?tours=${ids.join(",")}${who}`);
    if (!response.ok) return failure("status", "tour tiles", response.status);
    const tiles = (await response.json()) as TourTile[];
    return { ok: true, data: { tiles, gone: ids.filter((id) => tiles.every((tile) => tile.id !== id)) } };
  } catch {
    return failure("network", "tour tiles");
  }
}

/** Loads what the site shows of tours to the party of the address. @param tours a stable list */
export function useTileLoad(tours: readonly number[]) {
  const party = askedParty(new URLSearchParams(useLocation().search));
  const who = party === null ? "" : `&${new URLSearchParams(partyQuery(party)).toString()}`;
  return useCallback(() => loadTiles(tours, who), [tours, who]);
}

/** Tours as rows with a small picture. @param onRemove absent where they cannot be removed one by one */
export function TourTiles({ tiles, onRemove }: { tiles: readonly TourTile[]; onRemove?: (id: number) => void }) {
  return (
    <ul role="list" className="tour-tiles">
      {tiles.map(({ id, title, href, image, price }) => (
        <li key={id}>
          <AppLink href={href}>
            <Picture src={image} alt="" width={240} height={160} />
            <span>
              {title}
              <small>{price}</small>
            </span>
          </AppLink>
          {onRemove === undefined ? null : (
            <button type="button" className="text-button" onClick={() => onRemove(id)}>
              Remove<span className="visually-hidden"> {title}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** The tour that the page is about. */
  here?: number;
  className?: string;
}

/** The tours viewed last on this device, without the one the page is about. Nothing until they are known. */
export function RecentTours({ here, className = "wrap" }: Props) {
  const ids = viewedTours.useList();
  const { loaded } = useLoad(useTileLoad(ids));
  const tiles = loaded?.ok ? loaded.data.tiles.filter(({ id }) => id !== here && ids.includes(id)) : [];
  if (tiles.length === 0) return null;
  return (
    <section className={`section recent-tours ${className}`} aria-labelledby="recent-tours">
      <h2 id="recent-tours">Recently viewed</h2>
      <TourTiles tiles={tiles} />
      <button type="button" className="button button-quiet" onClick={() => viewedTours.remove(viewedTours.current())}>
        Remove viewed tours from this device
      </button>
    </section>
  );
}
