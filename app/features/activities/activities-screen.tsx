import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Icon } from "#app/components/icon.tsx";
import { LoadProblem } from "#app/components/load-problem.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { useLoad } from "#app/components/use-load.ts";
import { comingDate, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import { type Activity, activityBookingHref } from "#app/domain/cart/activity.ts";
import { dollars, durationText } from "#app/domain/tour/text.ts";
import { searchActivities } from "#app/operator/activities.ts";
import type { OperatorClient } from "#app/operator/client.ts";

interface Props {
  /** Slugs of the destinations the tenant sells. */
  places: readonly string[];
  operator: OperatorClient;
  adminBaseUrl: string;
}

const MAX_WORDS_CHARS = 80;

/** Letters, digits and plain punctuation: what the API proxy accepts (worker/api/table.ts). */
function cleanQuery(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} .,'&-]+/gu, " ")
    .trim()
    .slice(0, MAX_WORDS_CHARS);
}

function ActivityCard({ activity }: { activity: Activity }) {
  const { priceFrom, nextDate } = activity;
  const [place, ...wayThere] = activity.place.split(" · ");
  const length = durationText({ ...activity, overnight: false });
  const [today] = useState(() => todayInLasVegas(new Date()));
  return (
    <li className="result-card activity-card">
      <Picture src={activity.image} alt="" width={800} height={533} className="result-picture" />
      <div className="result-text">
        {place === "" ? null : <p className="eyebrow">{place}</p>}
        <h2 className="activity-title">{activity.title}</h2>
        <p className="activity-summary">{activity.summary}</p>
        <p className="activity-facts">
          {length === null ? null : (
            <span className="activity-duration">
              <Icon name="clock" /> {length}
            </span>
          )}
          {wayThere.map((words) => (
            <span key={words}>{words}</span>
          ))}
          {nextDate === null || nextDate < today ? null : <span>Next: {comingDate(nextDate, today)}</span>}
          {priceFrom === null ? null : (
            <span>
              from <strong>{dollars(priceFrom)}</strong> per person
            </span>
          )}
        </p>
        <AppLink href={activityBookingHref(activity)} className="button button-quiet" onClick={() => countStep("book")}>
          Dates and booking<span className="visually-hidden"> for {activity.title}</span>
        </AppLink>
      </div>
    </li>
  );
}

function Found({ activities, words, places }: { activities: Activity[]; words: string } & Pick<Props, "places">) {
  if (activities.length === 0) {
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
        <DestinationTiles slugs={places.slice(0, 4)} />
      </div>
    );
  }
  return (
    <>
      <p className="results-count" aria-live="polite">
        {activities.length} {activities.length === 1 ? "activity" : "activities"}
        {words === "" ? null : (
          <>
            {` for “${words}” · `}
            <AppLink href="/activities/">Clear</AppLink>
          </>
        )}
      </p>
      <ul role="list" className="activity-list">
        {activities.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </ul>
    </>
  );
}

function Results({ operator, adminBaseUrl, places, words }: Props & { words: string }) {
  const load = useCallback(() => searchActivities(operator, words, adminBaseUrl), [operator, words, adminBaseUrl]);
  const { state, retry } = useLoad(load);
  if (state.status === "failed") return <LoadProblem what="Activities" failure={state.failure} onRetry={retry} />;
  if (state.status === "ok") return <Found activities={state.data} words={words} places={places} />;
  return (
    <div aria-busy="true" aria-live="polite">
      <span className="visually-hidden">Loading activities…</span>
      <div className="activity-list">
        <div className="skeleton activity-skeleton" />
        <div className="skeleton activity-skeleton" />
        <div className="skeleton activity-skeleton" />
      </div>
    </div>
  );
}

/** Activity search (specification 10.11): all activities until the visitor searches. */
export function ActivitiesScreen(props: Props) {
  // The server's page is the same for every query.
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const words = isHydrated ? cleanQuery(params.get("q") ?? "") : "";
  const field = useRef<HTMLInputElement>(null);
  // Set here, because a new element would lose the focus.
  useEffect(() => {
    if (field.current !== null && cleanQuery(field.current.value) !== words) field.current.value = words;
  }, [words]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = cleanQuery(field.current?.value ?? "");
    if (typed !== words) void navigate(typed === "" ? "." : `?${new URLSearchParams({ q: typed }).toString()}`);
  }

  return (
    <>
      <search>
        <form className="search-form search-form-line" onSubmit={onSubmit}>
          <label>
            What would you like to do?
            <input ref={field} type="search" name="q" maxLength={MAX_WORDS_CHARS} placeholder="Kayak or bike" />
          </label>
          <button type="submit" className="button">
            Search<span className="visually-hidden"> activities</span>
          </button>
          <noscript>
            <p>Searching for activities needs JavaScript. Call us and we’ll search for you.</p>
          </noscript>
        </form>
      </search>
      <div className="search-results">
        <Results key={words} {...props} words={words} />
      </div>
    </>
  );
}
