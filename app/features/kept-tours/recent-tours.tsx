import { viewedTours } from "#app/components/kept-tours.ts";
import { TourTiles } from "./tour-tiles.tsx";
import { useTiles } from "./use-tiles.ts";

interface Props {
  /** The tour that the page is about. */
  here?: number;
  className?: string;
}

/** The tours viewed last on this device, without the one the page is about. Nothing until they are known. */
export function RecentTours({ here, className = "wrap" }: Props) {
  const ids = viewedTours.useList();
  const { state } = useTiles(ids);
  const loaded = state.status === "ok" ? state.data.tiles : [];
  const tiles = loaded.filter(({ id }) => id !== here && ids.includes(id));
  if (tiles.length === 0) return null;
  return (
    <section className={`section recent-tours ${className}`} aria-labelledby="recent-tours">
      <h2 id="recent-tours">Recently viewed</h2>
      <TourTiles tiles={tiles} />
      <button type="button" className="button button-quiet" onClick={() => viewedTours.remove(viewedTours.current())}>
        Remove from this device
      </button>
    </section>
  );
}
