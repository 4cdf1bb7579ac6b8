import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import type { DateQuery } from "#app/domain/tour/date-search.ts";
import { othersHeading } from "#app/domain/tour/list-headings.ts";
import type { OtherTours as Group } from "#app/domain/tour/listed-tours.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";

function Tours({ tours, count, allHref }: Pick<Group, "tours" | "count"> & { allHref: string }) {
  return (
    <ul role="list">
      {tours.map(({ id, title, href, note, next }) => (
        <li key={id} className="other-tour">
          <AppLink href={href}>{title}</AppLink>
          {note === "" ? null : <span className="other-tour-note">{note}</span>}
          {next === null ? null : (
            <AppLink href={next.href} rel="nofollow">
              {next.text}
            </AppLink>
          )}
        </li>
      ))}
      {count === tours.length ? null : (
        <li>
          <AppLink href={allHref} rel="nofollow">
            {count - tours.length} more: see all tours, whatever the date
          </AppLink>
        </li>
      )}
    </ul>
  );
}

/** A longer group is closed, so that what follows the list is not far from its last card. */
const MOST_OPEN = 6;

/**
 * Tours that cannot be taken on the dates asked for, by reason; rendered on the server.
 *
 * @param hasCards whether other tours can be: without any, the next dates are what the list has to say
 * @param allHref the list without dates and guests, which has the tours that are not named here
 */
export function OtherTours({
  groups,
  dateQuery,
  hasCards,
  allHref,
}: {
  groups: readonly Group[];
  dateQuery: DateQuery;
  hasCards: boolean;
  allHref: string;
}) {
  const format = useFormat();
  const onOtherDays = groups.filter(({ isNeverOpen }) => !isNeverOpen);
  const isClosed = ({ isNeverOpen, count }: Group) => isNeverOpen || (hasCards && count > MOST_OPEN);
  return (
    <div className="other-tours">
      {onOtherDays.length === 0 ? null : <h2>{othersHeading(format, dateQuery)}</h2>}
      {groups
        .filter((group) => !isClosed(group))
        .map(({ reason, tours, count }) => (
          <div key={reason}>
            <h3>
              {reason} <span className="other-tour-note">({count})</span>
            </h3>
            <Tours tours={tours} count={count} allHref={allHref} />
          </div>
        ))}
      {groups.filter(isClosed).map(({ reason, tours, count }) => (
        <details key={reason}>
          <summary>
            <span>
              {reason} <span className="other-tour-note">({count})</span>
            </span>{" "}
            <Icon name="down" />
          </summary>
          <Tours tours={tours} count={count} allHref={allHref} />
        </details>
      ))}
    </div>
  );
}

/** Leads a group that most tours are too small for to the contact form; rendered on the server. */
export function LargeGroup({
  dateQuery: { dates, people, party },
  hasCards,
}: {
  dateQuery: DateQuery;
  hasCards: boolean;
}) {
  const own = hasCards ? "Rather have a tour to yourselves?" : "A tour to yourselves?";
  return (
    <div className="tour-list-empty">
      <p>
        <strong>
          {people !== null && people > MAX_PEOPLE
            ? `${MAX_PEOPLE} adults and ${MAX_PEOPLE} children at most can be booked here.`
            : own}
        </strong>{" "}
        We price private groups of {people}.
      </p>
      <AppLink
        href={requestHref("group", { tour: null, date: dates[0] ?? null, party })}
        rel="nofollow"
        className="button"
      >
        Ask for a group price
      </AppLink>
    </div>
  );
}
