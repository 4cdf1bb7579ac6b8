import { Fragment, useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { daysBetween, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import type { CartItem, Stay } from "#app/domain/cart/cart.ts";
import { hotelSearchQuery } from "#app/domain/cart/hotel-link.ts";
import { cancellationText, perNightText } from "#app/domain/cart/terms.ts";
import { dollars, plural } from "#app/domain/tour/text.ts";

/** Of a line, in cents: sums of fractions are not exact. */
export const sum = ({ length }: readonly CartItem[], price: number) =>
  dollars((length * Math.round(price * 100)) / 100);

export const titleOf = ([item, ...more]: readonly CartItem[]) =>
  `${more.length === 0 ? "" : `${more.length + 1} × `}${item?.title}`;

/** What a stay costs: in all, and a night of several, or each of several rooms. */
function StayPrice({ price, stay: { checkIn, checkOut }, rooms }: { price: number; stay: Stay; rooms: number }) {
  const nights = daysBetween(checkIn, checkOut);
  return (
    <small>
      for {plural(nights, "night")}
      <br />
      {rooms === 1 ? perNightText(price, nights) : `${rooms} rooms × ${dollars(price)}`}
    </small>
  );
}

function ChangeDates({ checkIn, checkOut, destination, guests }: Stay) {
  if (destination === undefined || guests === undefined) return null;
  return (
    <AppLink href={`/hotel/?${hotelSearchQuery({ destination, checkIn, checkOut, guests })}`}>Change dates</AppLink>
  );
}

/** @param items equal rooms */
export function CartLine({ items, onRemove }: { items: readonly CartItem[]; onRemove: (item: CartItem) => void }) {
  const [today] = useState(() => todayInLasVegas(new Date()));
  const item = items.at(-1);
  if (item === undefined) return null;
  const { image, details, terms, price, stay } = item;
  return (
    <li className="cart-line">
      <Picture src={image} alt="" width={240} height={160} className="cart-line-picture" />
      <h2 className="cart-line-title">
        {titleOf(items)
          .split(/(?<=,) /)
          .map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{" "}
            </Fragment>
          ))}
      </h2>
      {details.split(": ").map((line, index, { length }) => (
        <p key={line} className="cart-line-details">
          {items.length > 1 && index === length - 1 ? "Each room: " : null}
          {line}
        </p>
      ))}
      <p className="cart-line-details">{cancellationText(terms, today)}</p>
      <p className="cart-line-price">
        {price === null ? "Price on request" : sum(items, price)}{" "}
        {price === null || stay === null ? null : <StayPrice price={price} stay={stay} rooms={items.length} />}
      </p>
      <p className="cart-line-remove">
        {stay === null ? null : <ChangeDates {...stay} />}
        <button type="button" className="text-button" onClick={() => onRemove(item)}>
          Remove{items.length === 1 ? "" : " one"}
          <span className="visually-hidden"> {item.title}</span>
        </button>
      </p>
    </li>
  );
}
