import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { LoadedResults } from "#app/components/load-problem.tsx";
import { PillLinks } from "#app/components/pill-links.tsx";
import { nowThere } from "#app/components/server-clock.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import { useTenant } from "#app/components/use-tenant.ts";
import {
  type Activity,
  type ActivityTour,
  activitiesByNextDate,
  activityPlace,
  toursLike,
} from "#app/domain/cart/activity.ts";
import { ACTIVITY_SEARCH_MAX_CHARS, activitySearch } from "#app/domain/cart/activity-search.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { fromTown } from "#app/domain/tenant/departure-town.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { plural } from "#app/domain/tour/text.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { dataThroughEdge, SERIES } from "#app/operator/visitor-calls.ts";
import { ActivityRow, OtherActivities, TourRows } from "./activity-rows.tsx";

interface Props {
  /** Those that the tenant sells. */
  places: readonly PlaceTile[];
  /** The company's own. */
  tours: readonly ActivityTour[];
  operator: OperatorClient;
}

/** Tours, and other activities, shown with what was found: a row of cards. */
const MAX_BESIDE = 3;

interface FoundActivities {
  found: readonly Activity[];
  /** All activities, whether they have the words or not. */
  all: readonly Activity[];
}

/** @param words "" for all activities */
function searchActivities(operator: OperatorClient, words: string) {
  return dataThroughEdge<Activity[]>(operator, { ...SERIES, query: { q: words || undefined } });
}

async function findActivities(
  operator: OperatorClient,
  words: string,
  timeZone: string,
): Promise<Outcome<FoundActivities>> {
  const [found, all] = await Promise.all([
    searchActivities(operator, words),
    words === "" ? null : searchActivities(operator, ""),
  ]);
  if (!found.ok) return found;
  const inOrder = (activities: readonly Activity[]) => activitiesByNextDate(activities, nowThere(timeZone).date);
  return { ...found, data: { found: inOrder(found.data), all: inOrder(all?.ok === true ? all.data : found.data) } };
}

/** Each leads to the search for its name, the first to all activities. */
function PlaceLinks({ activities, words }: { activities: readonly Activity[]; words: string }) {
  const names = [...new Set(activities.map(activityPlace))].filter((name) => name !== "");
  if (names.length < 2) return null;
  return (
    <PillLinks
      name="Places"
      links={["", ...names].map((name) => ({
        href: name === "" ? "/activities/" : `/activities/?${new URLSearchParams({ q: name }).toString()}`,
        title: name || "All",
        isCurrent: name === words,
      }))}
      isSmall
    />
  );
}

function NothingFound({ words, places }: { words: string } & Pick<Props, "places">) {
  return (
    <div className="nothing-here" aria-live="polite">
      <h2>Nothing found</h2>
      {words === "" ? (
        <p>There are no activities on sale right now.</p>
      ) : (
        <p>Nothing matches “{words}”. Try another word, such as a place.</p>
      )}
      <p className="button-row">
        {words === "" ? null : (
          <AppLink href="/activities/" className="button">
            See all activities
          </AppLink>
        )}
        <AppLink href="/our-tours" className="button button-quiet">
          See our tours
        </AppLink>
      </p>
      <DestinationTiles places={places.slice(0, 4)} />
    </div>
  );
}

function Found({
  found,
  all,
  words,
  tours,
  places,
}: FoundActivities & { words: string } & Pick<Props, "tours" | "places">) {
  const tenant = useTenant();
  const ownTours = words === "" ? [] : toursLike(tours, words).slice(0, MAX_BESIDE);
  if (found.length === 0) {
    return (
      <>
        <NothingFound words={words} places={places} />
        <TourRows tours={ownTours} />
      </>
    );
  }
  const ids = new Set(found.map(({ id }) => id));
  return (
    <>
      <output className="results-count">
        {found.length} {found.length === 1 ? "activity" : "activities"}
        {words !== "" && (
          <>
            {" "}
            for “{words}” · <AppLink href="/activities/">Clear search</AppLink>
          </>
        )}
      </output>
      <ul role="list" className="result-list">
        {found.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} isMatch={words !== ""} />
        ))}
      </ul>
      <TourRows tours={ownTours} />
      <OtherActivities activities={all.filter((each) => !ids.has(each.id))} most={MAX_BESIDE} />
      {tours.length === 0 || ownTours.length > 0 ? null : (
        <section className="section cta">
          <div className="cta-words">
            <h2>Rather be picked up?</h2>
            <p>
              {plural(tours.length, "tour")}
              {fromTown(tenant)} and back, with a guide.
            </p>
          </div>
          <AppLink href="/our-tours" className="button">
            See our tours
          </AppLink>
        </section>
      )}
    </>
  );
}

function Results({ operator, words, ...rest }: Props & { words: string }) {
  const { timeZone } = useTenant();
  const load = useCallback(() => findActivities(operator, words, timeZone), [operator, words, timeZone]);
  return (
    <LoadedResults what="Activities" load={load}>
      {(activities) => (
        <>
          <PlaceLinks activities={activities.all} words={words} />
          <Found {...activities} words={words} {...rest} />
        </>
      )}
    </LoadedResults>
  );
}

/** Activity search (specification 10.11): all activities until the visitor searches. */
export function ActivitiesScreen(props: Props) {
  // The server's page is the same for every query.
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const words = isHydrated ? activitySearch(params.get("q") ?? "") : "";
  const field = useRef<HTMLInputElement>(null);
  // Set here, because a new element would lose the focus.
  useEffect(() => {
    if (field.current !== null && activitySearch(field.current.value) !== words) field.current.value = words;
  }, [words]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = activitySearch(field.current?.value ?? "");
    if (typed !== words) {
      const search = typed === "" ? "" : `?${new URLSearchParams({ q: typed }).toString()}`;
      void navigate({ search }, { preventScrollReset: true });
    }
  }

  return (
    <>
      <search>
        <form className="search-form search-form-line" onSubmit={onSubmit}>
          <label>
            What would you like to do?
            <input
              ref={field}
              type="search"
              name="q"
              maxLength={ACTIVITY_SEARCH_MAX_CHARS}
              placeholder="Kayak or bike"
            />
          </label>
          <button type="submit" className="button">
            Search<span className="visually-hidden"> activities</span>
          </button>
        </form>
      </search>
      <div className="search-results">
        <Results key={words} {...props} words={words} />
      </div>
    </>
  );
}
