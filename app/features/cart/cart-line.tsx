import { AppLink } from "#app/components/app-link.tsx";
import { countStep } from "#app/components/funnel.ts";
import { chosenTours } from "#app/components/kept-tours.ts";
import { Picture } from "#app/components/picture.tsx";
import { useFormat, useTenant, useToday } from "#app/components/use-tenant.ts";
import { daysBetween } from "#app/domain/calendar/dates.ts";
import type { CartItem, Stay } from "#app/domain/cart/cart.ts";
import { type ChosenTour, chosenHref } from "#app/domain/cart/chosen-tour.ts";
import { hotelSearchQuery } from "#app/domain/cart/hotel-link.ts";
import { isWhole, perNightText, rateCancellationText, taxesText, wholePrice } from "#app/domain/cart/terms.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { partyText } from "#app/domain/tour/party.ts";
import { plural } from "#app/domain/tour/text.ts";

/** A tour is booked by itself: the cart's own checkout is for rooms. */
function ChosenLine({ chosen }: { chosen: ChosenTour }) {
  const { tour, title, date, time, people, party, total = null, currency, book, isSent } = chosen;
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
          <ChosenLine key={chosen.tour} chosen={chosen} />
        ))}
      </ul>
      <p className="cart-line-details">Seats are not held. This list is on this device only.</p>
    </section>
  );
}

/** The search for rooms, filled in as for this stay; null when its place or party is unknown. */
export function roomsHref(stay: Stay | null): string | null {
  if (stay?.destination === undefined || stay.guests === undefined) return null;
  const { destination, checkIn, checkOut, guests } = stay;
  return `/hotel/?${hotelSearchQuery({ destination, checkIn, checkOut, guests })}`;
}

export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const format = useFormat();
  const today = useToday();
  const { title, image, details, terms, stay } = item;
  const price = item.price === null ? null : wholePrice(item.price, terms);
  const nights = stay === null ? 0 : daysBetween(stay.checkIn, stay.checkOut);
  const search = roomsHref(stay);
  return (
    <li className="cart-line">
      <Picture src={image} alt="" width={240} height={160} className="cart-line-picture" />
      <h2 className="cart-line-title">{title}</h2>
      {details.split(": ").map((line) => (
        <p key={line} className="cart-line-details">
          {line}
        </p>
      ))}
      <p className="cart-line-details">{rateCancellationText(format, terms, today)}</p>
      {isWhole(terms) ? null : <p className="cart-line-details">{taxesText(terms)}</p>}
      <p className="cart-line-price">
        {price === null ? "Price on request" : format.money(price)}{" "}
        {price === null || stay === null ? null : (
          <small>
            for {plural(nights, "night")}
            <br />
            {perNightText(format, price, nights)}
          </small>
        )}
      </p>
      <p className="cart-line-remove">
        {search === null ? null : <AppLink href={search}>Change dates</AppLink>}
        <button type="button" className="text-button" onClick={onRemove}>
          Remove<span className="visually-hidden"> {title}</span>
        </button>
      </p>
    </li>
  );
}
