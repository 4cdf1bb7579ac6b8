import { AppLink } from "#app/components/app-link.tsx";
import { chosenTours } from "#app/components/chosen-tours.ts";
import { countStep } from "#app/components/funnel.ts";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { type ChosenTour, chosenHref } from "#app/domain/cart/chosen-tour.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { partyText } from "#app/domain/tour/party.ts";
import { plural } from "#app/domain/tour/text.ts";

/** A tour is booked by itself: the cart's own checkout is for rooms. */
function BookLink({ chosen }: { chosen: ChosenTour }) {
  const { tour, title, book } = chosen;
  return (
    <AppLink
      href={book ?? chosenHref(chosen)}
      className="button button-quiet"
      onClick={() => {
        if (book === undefined) return;
        countStep("book", tour);
        chosenTours.keep({ ...chosen, isSent: true });
      }}
    >
      Book<span className="visually-hidden"> {title}</span>
    </AppLink>
  );
}

function Line({ chosen }: { chosen: ChosenTour }) {
  const { title, date, time, people, party, total = null, currency, isSent } = chosen;
  const tenant = useTenant();
  const { shortDate } = useFormat();
  const who = party === undefined ? plural(people, "person", "people") : partyText(party);
  return (
    <li className="chosen-tour">
      <div>
        <h3>
          <AppLink href={chosenHref(chosen)}>{title}</AppLink>
        </h3>
        <strong className="no-break">{total === null ? null : formatOf(tenant, currency).money(total)}</strong>
      </div>
      <p className="cart-line-details">{[shortDate(date), time, who].join(", ")}</p>
      {isSent ? <p className="cart-line-details">You went on to book it. If it is booked, remove it here.</p> : null}
      <p className="cart-more">
        <BookLink chosen={chosen} />
        <button type="button" className="text-button" onClick={() => chosenTours.remove([chosen])}>
          Remove<span className="visually-hidden"> {title}</span>
        </button>
      </p>
    </li>
  );
}

/** Tours whose departure was chosen on this device and not booked. @param tours of which the day has not passed */
export function ChosenTours({ tours }: { tours: readonly ChosenTour[] }) {
  if (tours.length === 0) return null;
  return (
    <section className="chosen-tours" aria-labelledby="chosen-tours">
      <h2 id="chosen-tours">Chosen, not booked yet</h2>
      <ul role="list" className="result-list">
        {tours.map((chosen) => (
          <Line key={chosen.tour} chosen={chosen} />
        ))}
      </ul>
      <p className="cart-line-details">Seats are not held. This list is on this device only.</p>
    </section>
  );
}
