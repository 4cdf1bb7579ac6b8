import { AppLink } from "#app/components/app-link.tsx";
import { savedTours } from "#app/components/kept-tours.ts";
import { LoadProblem } from "#app/components/load-problem.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { plural } from "#app/domain/tour/text.ts";
import { compareHref, MOST_COMPARED } from "#app/domain/tour/tour-ids.ts";
import { RecentTours } from "./recent-tours.tsx";
import { TourTiles } from "./tour-tiles.tsx";
import { useTiles } from "./use-tiles.ts";

function NothingSaved() {
  return (
    <div className="nothing-here">
      <h2>Nothing saved yet</h2>
      <p>The heart on a tour saves it here, on this device.</p>
      <p className="button-row">
        <AppLink href="/our-tours" className="button">
          See our tours
        </AppLink>
      </p>
    </div>
  );
}

/** Saved tours that the operator does not offer any more. */
function Gone({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="saved-gone">
      {ids.length === 1
        ? "One tour that you saved is not offered any more."
        : `${ids.length} tours that you saved are not offered any more.`}{" "}
      <button type="button" className="text-button" onClick={() => savedTours.remove(ids)}>
        Remove {ids.length === 1 ? "it" : "them"}
      </button>
    </p>
  );
}

/** What this device has saved. The list is the device's, all else is the site's of today. */
function SavedList({ ids }: { ids: readonly number[] }) {
  const { state, retry } = useTiles(ids);
  if (state.status === "failed") return <LoadProblem what="Your saved tours" failure={state.failure} onRetry={retry} />;
  if (state.status === "loading") {
    return (
      <div aria-busy="true" aria-live="polite">
        <span className="visually-hidden">Loading your saved tours…</span>
        <div className="skeleton result-skeleton" />
      </div>
    );
  }
  const tiles = state.data.tiles.filter(({ id }) => ids.includes(id));
  const offered = tiles.map(({ id }) => id);
  return (
    <>
      <p className="results-count">{plural(tiles.length, "tour")}, saved on this device</p>
      <TourTiles tiles={tiles} onRemove={(id) => savedTours.remove([id])} />
      <Gone ids={state.data.gone.filter((id) => ids.includes(id))} />
      <p className="button-row">
        {offered.length < 2 ? null : (
          <AppLink href={compareHref(offered)} className="button">
            {offered.length > MOST_COMPARED ? "Compare the newest three" : "Compare them"}
          </AppLink>
        )}
        <button type="button" className="button button-quiet" onClick={() => savedTours.remove(savedTours.current())}>
          Remove from this device
        </button>
      </p>
    </>
  );
}

/** The page of saved tours. Empty until the browser knows what it has saved. */
export function SavedTours() {
  const ids = savedTours.useList();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <>
      {ids.length === 0 ? <NothingSaved /> : <SavedList ids={ids} />}
      <RecentTours className="" />
    </>
  );
}
