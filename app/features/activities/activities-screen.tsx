import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Icon } from "#app/components/icon.tsx";
import { LoadedResults } from "#app/components/load-problem.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { useFormat, useToday } from "#app/components/use-tenant.ts";
import { ACTIVITY_SEARCH_MAX_CHARS, activitySearch } from "#app/domain/cart/activity-search.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { visitOf, withVisit } from "#app/domain/visit/visit.ts";
import type { Activity } from "#app/operator/cart.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { dataThroughEdge, SERIES } from "#app/operator/visitor-calls.ts";

/** Picture, words, then price and link; beside one another in a wide window. */
function ActivityRow({ activity }: { activity: Activity }) {
  const { id, title, image, summary, priceFrom, nextDate } = activity;
  const { comingDate, money } = useFormat();
  const today = useToday();
  const [, ...wayThere] = activity.place.split(" · ");
  // `Zion, Utah · 2 h from town`
  const place = activity.place.replace(/[,·].*/, "").trim();
  const length = durationText({ ...activity, overnight: false });
  return (
    <li className="result-card">
      <Picture src={image} alt="" width={800} height={533} className="result-picture" />
      <div className="result-text activity-text">
        {place === "" ? null : <p className="eyebrow">{place}</p>}
        <h2 className="result-title">{title}</h2>
        {summary === "" ? null : <p>{summary}</p>}
        <p className="icon-facts">
          {length === null ? null : (
            <span>
              <Icon name="clock" /> {length}
            </span>
          )}
          {wayThere.length === 0 ? null : (
            <span>
              <Icon name="pin" /> {wayThere.join(" · ")}
            </span>
          )}
        </p>
        <div className="activity-buy">
          <p className="result-price">
            {priceFrom === null ? null : (
              <>
                from <strong>{money(priceFrom)}</strong> per adult
                <br />
              </>
            )}
            {nextDate === null || nextDate < today ? null : `Next: ${comingDate(nextDate, today)}`}
          </p>
          <AppLink
            href={`/search?activity=${encodeURIComponent(id)}`}
            className="button button-quiet no-break"
            onClick={() => countStep("book")}
          >
            See dates<span className="visually-hidden"> for {title}</span>
          </AppLink>
        </div>
      </div>
    </li>
  );
}

interface Props {
  /** Those that the tenant sells. */
  places: readonly PlaceTile[];
  operator: OperatorClient;
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

/** @param words "" for all activities */
function Results({ operator, words, places }: Props & { words: string }) {
  const load = useCallback(
    () => dataThroughEdge<Activity[]>(operator, { ...SERIES, query: { q: words || undefined } }),
    [operator, words],
  );
  return (
    <LoadedResults what="Activities" load={load}>
      {(found) =>
        found.length === 0 ? (
          <NothingFound words={words} places={places} />
        ) : (
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
                <ActivityRow key={activity.id} activity={activity} />
              ))}
            </ul>
          </>
        )
      }
    </LoadedResults>
  );
}

/** Activity search (specification 10.11): all activities until the visitor searches. */
export function ActivitiesScreen(props: Props) {
  // The server's page is the same for every query.
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
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
      void navigate(withVisit(pathname + search, visitOf(params)), { preventScrollReset: true });
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
