import { CONTACT_PATH } from "#app/domain/forms/contact.ts";

interface Props {
  /** Last part of the line's path. */
  line: string;
  /** null: the request goes to the contact form. */
  checkoutHref: string | null;
}

/** Leads to the checkout, or to the contact form, with line, day and party. Static: a plain form. */
export function SeatForm({ line, checkoutHref }: Props) {
  return (
    <>
      <h2>Book a seat</h2>
      <form method="get" action={checkoutHref ?? `${CONTACT_PATH}#write`} className="search-form seat-form">
        <input type="hidden" name="shuttle" value={line} />
        <label>
          Day
          <input type="date" name="date" required />
        </label>
        <label>
          Adults
          <input type="number" name="adults" inputMode="numeric" min={1} max={20} defaultValue={2} required />
        </label>
        <label>
          Children (3 to 11)
          <input type="number" name="children" inputMode="numeric" min={0} max={20} defaultValue={0} required />
        </label>
        <button type="submit" className="button">
          {checkoutHref === null ? "Ask for seats" : "See tickets"}
        </button>
      </form>
    </>
  );
}
