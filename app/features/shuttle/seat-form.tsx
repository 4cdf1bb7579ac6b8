import { countField } from "#app/components/form/count-field.ts";
import type { SeatQuestion } from "#app/domain/content/page-top.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";

interface Props extends SeatQuestion {
  /** null: the request goes to the contact form. */
  checkoutHref: string | null;
}

/** Leads to the checkout, or to the contact form, with line, day and party. Static: a plain form. */
export function SeatForm({ lines: [first, ...others], today, checkoutHref }: Props) {
  return (
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
            {[first, ...others].map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Going
        <input type="date" name="date" min={today} required />
      </label>
      <label>
        Return (optional)
        <input type="date" name="back" min={today} />
      </label>
      <label>
        Adults
        <input name="adults" {...countField(1, MAX_PEOPLE)} defaultValue={2} />
      </label>
      <label>
        Children (3 to 11)
        <input name="children" {...countField(0, MAX_PEOPLE)} defaultValue={0} />
      </label>
      <button type="submit" className="button">
        {checkoutHref === null ? "Ask for seats" : "See tickets"}
      </button>
      {checkoutHref === null ? null : <p>Next, choose your stops.</p>}
    </form>
  );
}
