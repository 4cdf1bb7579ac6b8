import { useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { chosenTours } from "#app/components/chosen-tours.ts";
import { nowThere } from "#app/components/server-clock.ts";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { chosenHref } from "#app/domain/cart/chosen-tour.ts";
import { plural } from "#app/domain/tour/text.ts";

/** Tours whose departure was chosen on this device and not booked, until their day has passed. */
export function ChosenTours() {
  const { timeZone } = useTenant();
  const { shortDate } = useFormat();
  const [today] = useState(() => nowThere(timeZone).date);
  const coming = chosenTours.useList().filter(({ date }) => date >= today);
  if (coming.length === 0) return null;
  return (
    <section className="chosen-tours" aria-labelledby="chosen-tours">
      <h2 id="chosen-tours">Chosen, not booked yet</h2>
      <ul role="list" className="result-list">
        {coming.map((chosen) => {
          const { tour, title, date, time, people } = chosen;
          return (
            <li key={tour}>
              <strong>{title}</strong>
              <br />
              {[shortDate(date), time, plural(people, "person", "people")].join(", ")}
              {chosen.isSent ? (
                <>
                  <br />
                  You went on to book it. If it is booked, remove it here.
                </>
              ) : null}
              <p className="cart-line-remove">
                <AppLink href={chosenHref(chosen)}>
                  Continue<span className="visually-hidden"> with {title}</span>
                </AppLink>
                <button type="button" className="text-button" onClick={() => chosenTours.remove([chosen])}>
                  Remove<span className="visually-hidden"> {title}</span>
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="cart-line-details">Seats are not held. This list is on this device only.</p>
    </section>
  );
}
