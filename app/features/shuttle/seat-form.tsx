import { countField } from "#app/components/form/field.tsx";
import { Options } from "#app/components/form/options.tsx";
import { BookingNotice } from "#app/components/notice-text.tsx";
import type { Site } from "#app/context.ts";
import type { SeatQuestion } from "#app/domain/content/page-top.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { bookableDate } from "#app/domain/tour/detail.ts";
import { askedParty, DEFAULT_PARTY, MAX_PEOPLE } from "#app/domain/tour/party.ts";

/** Asks for seats on a shuttle, beside a page's title: a plain form to the checkout, or else to the contact form. */
export function Seats({ seats: { lines, today }, site: { checkoutHref, visit } }: { seats: SeatQuestion; site: Site }) {
  const [first, ...others] = lines;
  const query = new URLSearchParams(visit.map(([name, value]) => [name, value]));
  const { adults, children } = askedParty(query) ?? DEFAULT_PARTY;
  const date = bookableDate(query.get("date"), today) ?? undefined;
  return (
    <div>
      <form
        method="get"
        action={checkoutHref ?? `${CONTACT_PATH}#write`}
        id="seat"
        className="search-form seat-form"
        aria-label="Book a seat"
      >
        {others.length === 0 ? (
          <input type="hidden" name="shuttle" value={first.slug} />
        ) : (
          <label>
            Route
            <select name="shuttle">
              <Options of={[first, ...others].map(({ slug, title }) => ({ value: slug, title }))} />
            </select>
          </label>
        )}
        <label>
          Going
          <input type="date" name="date" min={today} defaultValue={date} required />
        </label>
        <label>
          Return (optional)
          <input type="date" name="back" min={today} />
        </label>
        <label>
          Adults
          <input name="adults" {...countField(1, MAX_PEOPLE)} defaultValue={adults} />
        </label>
        <label>
          Children
          <input name="children" {...countField(0, MAX_PEOPLE)} defaultValue={children} />
        </label>
        <button type="submit" className="button">
          {checkoutHref === null ? "Ask for seats" : "See tickets"}
        </button>
        {checkoutHref === null ? null : <p>Next, choose your stops.</p>}
      </form>
      <BookingNotice />
    </div>
  );
}
