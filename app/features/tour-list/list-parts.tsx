import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PillLinks } from "#app/components/pill-links.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { questionSearchHref } from "#app/domain/content/question-query.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import type { DateQuery } from "#app/domain/tour/date-search.ts";
import { type Kind, kindHref } from "#app/domain/tour/kinds.ts";
import { othersHeading } from "#app/domain/tour/list-headings.ts";
import type { OtherTours as Group } from "#app/domain/tour/listed-tours.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";
import { ALL_FILTERS } from "#app/domain/visit/visit.ts";
import { WHEN_ID } from "./date-query-fields.tsx";

/** Says first of all why the date asked for is ignored; rendered on the server. */
export function IgnoredDate({ why }: { why: string }) {
  return (
    <div className="tour-list-empty">
      <p>
        <strong>{why}</strong> Each card shows the tour’s next date.
      </p>
      <a href={`#${WHEN_ID}`} className="text-link">
        Choose another date
      </a>
    </div>
  );
}

interface NoticeProps {
  /** No tour matches the filters: the cards are of those that come closest. */
  isEmpty: boolean;
  hasCards: boolean;
  /** No tour takes this party on any day. */
  isUnfit: boolean;
  /** The length of the shortest tour that fits all but the length asked for; null when no length was, and without any. */
  shortest: string | null;
  /** The words searched for; "" without any. */
  q: string;
  /** Number of tours without filters. */
  total: number;
  /** Address of the list without filters. */
  path: string;
  /** The same list on the next day that has tours; null when unknown. */
  next: { text: string; href: string } | null;
}

/** Says above the cards why the list is not the one asked for, and what helps; rendered on the server. */
export function ListNotice({ isEmpty, hasCards, isUnfit, shortest, q, total, path, next }: NoticeProps) {
  return (
    <>
      {isEmpty || !hasCards ? (
        <div className="tour-list-empty">
          <p>
            <strong>
              {isEmpty ? "No tours match." : isUnfit ? "No tour takes all of you." : "No tour has seats then."}
            </strong>{" "}
            {isEmpty
              ? `${shortest === null ? "" : `The shortest takes ${shortest}. `}Remove a filter, or start over.`
              : isUnfit
                ? "Below is whom each one takes."
                : "Try another date, or more days."}
          </p>
          <p className="button-row">
            {next === null ? null : (
              <AppLink href={next.href} rel="nofollow" className="button">
                {next.text}
              </AppLink>
            )}
            <AppLink
              href={path}
              data-without={ALL_FILTERS}
              className={next === null ? "button" : "button button-quiet"}
            >
              {total === 1 ? "Show the one tour" : `Show all ${total} tours`}
            </AppLink>
            {isEmpty && q !== "" ? (
              <AppLink href={questionSearchHref(q)} rel="nofollow" className="button button-quiet">
                Search the questions
              </AppLink>
            ) : null}
          </p>
        </div>
      ) : null}
      {isEmpty && hasCards ? <h2>Close to what you asked for</h2> : null}
    </>
  );
}

/** Links between the pages of a long list; rendered on the server. @param page from 1 @param hrefs of all pages, in order */
export function TourPages({ page, hrefs }: { page: number; hrefs: readonly string[] }) {
  const [previous, next] = [hrefs[page - 2], hrefs[page]];
  return (
    <nav className="tour-pages" aria-label="Pages of this list">
      {previous === undefined ? null : (
        <AppLink href={previous} rel="prev">
          <Icon name="previous" /> Previous
        </AppLink>
      )}
      <ol role="list">
        {hrefs.map((href, index) => (
          <li key={href}>
            <AppLink
              href={href}
              aria-label={`Page ${index + 1}`}
              {...(index + 1 === page ? { "aria-current": "page" as const } : {})}
            >
              {index + 1}
            </AppLink>
          </li>
        ))}
      </ol>
      {next === undefined ? null : (
        <AppLink href={next} rel="next">
          Next <Icon name="next" />
        </AppLink>
      )}
    </nav>
  );
}

/**
 * Links to all tours and to the categories, in the same order on each page; rendered on the server.
 *
 * @param current the category whose page it is; absent on the page of all tours
 */
export function KindLinks({ kinds, current }: { kinds: readonly Kind[]; current?: string }) {
  const links = [
    { href: "/our-tours", title: "All tours", isCurrent: current === undefined },
    ...kinds.map(({ slug, title }) => ({ href: kindHref(slug), title, isCurrent: slug === current })),
  ];
  return <PillLinks name="Kinds of tour" links={links} isSmall />;
}

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
          <AppLink href={allHref} data-without="date people" rel="nofollow">
            {count - tours.length} more: see all tours, whatever the date
          </AppLink>
        </li>
      )}
    </ul>
  );
}

/** A longer group is closed, so that what follows the list is not far from its last card. */
const MOST_OPEN = 6;

interface OthersProps {
  groups: readonly Group[];
  dateQuery: DateQuery;
  /** Other tours can be taken; without any, the next dates are what the list has to say. */
  hasCards: boolean;
  /** The list without dates and guests, which has the tours that are not named here. */
  allHref: string;
}

/** Tours that cannot be taken on the dates asked for, by reason; rendered on the server. */
export function OtherTours({ groups, dateQuery, hasCards, allHref }: OthersProps) {
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
export function LargeGroup({ dateQuery: { people }, hasCards }: Omit<OthersProps, "groups" | "allHref">) {
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
      <AppLink href={requestHref("group", null)} rel="nofollow" className="button">
        Ask for a group price
      </AppLink>
    </div>
  );
}
