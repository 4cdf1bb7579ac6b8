import { AppLink } from "#app/components/app-link.tsx";
import { savedTours } from "#app/components/kept-tours.ts";
import { LoadedResults } from "#app/components/load-problem.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { plural } from "#app/domain/tour/text.ts";
import { compareHref, MOST_COMPARED } from "#app/domain/tour/tour-ids.ts";
import { RecentTours, TourTiles, useTileLoad } from "./recent-tours.tsx";

/** What this device has saved. The list is the device's, all else is the site's of today. */
function SavedList({ ids }: { ids: readonly number[] }) {
  return (
    <LoadedResults what="Your saved tours" load={useTileLoad(ids)}>
      {(loaded) => {
        const tiles = loaded.tiles.filter(({ id }) => ids.includes(id));
        const gone = loaded.gone.filter((id) => ids.includes(id));
        return (
          <>
            <output className="results-count">{`${plural(tiles.length, "tour")}, saved on this device`}</output>
            <TourTiles tiles={tiles} onRemove={(id) => savedTours.remove([id])} />
            {gone.length === 0 ? null : (
              <p className="saved-gone">
                {gone.length === 1
                  ? "One tour that you saved is not offered any more."
                  : `${gone.length} tours that you saved are not offered any more.`}{" "}
                <button type="button" className="text-button" onClick={() => savedTours.remove(gone)}>
                  Remove {gone.length === 1 ? "it" : "them"}
                </button>
              </p>
            )}
            <p className="button-row">
              {tiles.length < 2 ? null : (
                <AppLink href={compareHref(tiles.map(({ id }) => id))} className="button">
                  {tiles.length > MOST_COMPARED ? "Compare the newest three" : "Compare them"}
                </AppLink>
              )}
              <button
                type="button"
                className="button button-quiet"
                onClick={() => savedTours.remove(savedTours.current())}
              >
                Remove saved tours from this device
              </button>
            </p>
          </>
        );
      }}
    </LoadedResults>
  );
}

/** The page of saved tours. Empty until the browser knows what it has saved. */
export function SavedTours() {
  const ids = savedTours.useList();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <>
      {ids.length === 0 ? (
        <div className="nothing-here">
          <h2>Nothing saved yet</h2>
          <p>The heart on a tour saves it here, on this device.</p>
          <p className="button-row">
            <AppLink href="/our-tours" className="button">
              See our tours
            </AppLink>
          </p>
        </div>
      ) : (
        <SavedList ids={ids} />
      )}
      <RecentTours className="" />
    </>
  );
}
