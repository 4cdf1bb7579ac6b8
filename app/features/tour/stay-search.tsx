import { AppLink } from "#app/components/app-link.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { QUESTION_SEARCH_MAX_CHARS } from "#app/domain/content/question-query.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import type { MeetingPlace } from "#app/domain/tour/meeting-points.ts";
import { type FoundStop, type StayQuery, stayNames, stopsFor } from "#app/domain/tour/stops-for-stay.ts";

function Stop({ name, stop, miles }: FoundStop) {
  const { clockTime, distance } = useFormat();
  const times = stop.times.map(clockTime).join(" or ");
  return (
    <li>
      {name === stop.name ? null : (
        <>
          <bdi>{name}</bdi>: go to{" "}
        </>
      )}
      <strong>{stop.name}</strong>
      {stop.address === "" ? null : `, ${stop.address}`}
      {times === "" ? null : `, at ${times}`}
      {miles === null ? null : ` (about ${distance(miles)} away)`}
    </li>
  );
}

/** A plain form that the server answers, above the list of all stops. */
export function StaySearch({ query, keep, places }: StayQuery & { places: readonly MeetingPlace[] }) {
  const found = query === "" ? [] : stopsFor(query, places);
  const { phone } = useTenant().contact;
  return (
    <search className="question-search">
      <form method="get" action="#meeting-points">
        {keep.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="filter">
          <span>Where are you staying?</span>
          <input
            type="search"
            name="stay"
            defaultValue={query}
            maxLength={QUESTION_SEARCH_MAX_CHARS}
            list="stay-names"
            required
          />
        </label>
        <datalist id="stay-names">
          {stayNames(places).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <button type="submit" className="button button-quiet">
          Find my stop
        </button>
      </form>
      {query === "" ? null : found.length === 0 ? (
        <p>
          We have no stop noted for “<bdi>{query}</bdi>”. The stops are {places.map(({ name }) => name).join(", ")}:
          choose the nearest of them, or{" "}
          {phone === null ? (
            <AppLink href={CONTACT_PATH}>ask us</AppLink>
          ) : (
            <a className="no-break" href={phone.href}>
              call {phone.text}
            </a>
          )}
          .
        </p>
      ) : (
        <ul className="stay-stops">
          {found.map((each) => (
            <Stop key={`${each.name} ${each.stop.name}`} {...each} />
          ))}
        </ul>
      )}
    </search>
  );
}
