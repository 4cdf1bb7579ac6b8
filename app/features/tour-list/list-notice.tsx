import { AppLink } from "#app/components/app-link.tsx";
import { questionSearchHref } from "#app/domain/content/question-query.ts";
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

interface Props {
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
export function ListNotice({ isEmpty, hasCards, isUnfit, shortest, q, total, path, next }: Props) {
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
            <AppLink href={path} className={next === null ? "button" : "button button-quiet"}>
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
