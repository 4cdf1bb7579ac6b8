import { AppLink } from "#app/components/app-link.tsx";
import type { Wish } from "#app/domain/tour/date-search.ts";
import type { OtherTours as Group } from "#app/domain/tour/tour-list.ts";

/** Tours that cannot be taken on the dates asked for, by reason; rendered on the server. */
export function OtherTours({ groups, wish }: { groups: readonly Group[]; wish: Wish }) {
  return (
    <section className="other-tours" aria-labelledby="other-tours">
      <h2 id="other-tours">{wish.dates.length > 1 ? "Not on those days" : "Not on that day"}</h2>
      {groups.map(({ reason, tours }) => (
        <div key={reason}>
          <h3>
            {reason} <span className="other-tour-note">({tours.length})</span>
          </h3>
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
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Leads a group that most tours are too small for to the contact form; rendered on the server. */
export function LargeGroup({ wish: { dates, people } }: { wish: Wish }) {
  const query = new URLSearchParams({ people: String(people), ...(dates[0] === undefined ? {} : { date: dates[0] }) });
  return (
    <p className="large-group">
      <strong>{people} people?</strong> Most of these tours take fewer. A private coach takes all of you.{" "}
      <AppLink href={`/contact-us?${query.toString()}#write`} rel="nofollow" className="button">
        Ask about your day
      </AppLink>
    </p>
  );
}
