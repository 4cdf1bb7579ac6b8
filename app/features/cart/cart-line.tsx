import { Fragment, useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { daysBetween } from "#app/domain/calendar/dates.ts";
import type { CartItem, Stay } from "#app/domain/cart/cart-lines.ts";
import { hotelSearchQuery } from "#app/domain/cart/hotel-link.ts";
import { isWhole, perNightText, rateCancellationText, taxesText, wholePrice } from "#app/domain/cart/terms.ts";
import { timesOf } from "#app/domain/locale/amounts.ts";
import { plural } from "#app/domain/tour/text.ts";

export const titleOf = ([item, ...more]: readonly CartItem[]) =>
  `${more.length === 0 ? "" : `${more.length + 1} × `}${item?.title}`;

/** What a stay costs: in all, and a night of several, or each of several rooms. */
function StayPrice({ price, stay: { checkIn, checkOut }, rooms }: { price: number; stay: Stay; rooms: number }) {
  const nights = daysBetween(checkIn, checkOut);
  const format = useFormat();
  return (
    <small>
      for {plural(nights, "night")}
      <br />
      {rooms === 1 ? perNightText(format, price, nights) : `${rooms} rooms × ${format.money(price)}`}
    </small>
  );
}

/** The search for rooms, filled in as for this stay; null when its place or party is unknown. */
export function roomsHref(stay: Stay | null): string | null {
  if (stay?.destination === undefined || stay.guests === undefined) return null;
  const { destination, checkIn, checkOut, guests } = stay;
  return `/hotel/?${hotelSearchQuery({ destination, checkIn, checkOut, guests })}`;
}

interface Props {
  /** Equal rooms. */
  items: readonly CartItem[];
  /** Called with all of them, or with one. */
  onRemove: (items: readonly CartItem[]) => void;
}

export function CartLine({ items, onRemove }: Props) {
  const { timeZone } = useTenant();
  const format = useFormat();
  const [today] = useState(() => placeTime(Date.now(), timeZone).date);
  const item = items.at(-1);
  if (item === undefined) return null;
  const { image, details, terms, stay } = item;
  const price = item.price === null ? null : wholePrice(item.price, terms);
  const search = roomsHref(stay);
  return (
    <li className="cart-line">
      <Picture src={image} alt="" width={240} height={160} className="cart-line-picture" />
      <h2 className="cart-line-title">
        {titleOf(items)
          .replaceAll(", ", ",\n")
          .split("\n")
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
      <p className="cart-line-details">{rateCancellationText(format, terms, today)}</p>
      {isWhole(terms) ? null : <p className="cart-line-details">{taxesText(terms)}</p>}
      <p className="cart-line-price">
        {price === null ? "Price on request" : format.money(timesOf(price, items.length))}{" "}
        {price === null || stay === null ? null : <StayPrice price={price} stay={stay} rooms={items.length} />}
      </p>
      <p className="cart-line-remove">
        {search === null ? null : <AppLink href={search}>Change dates</AppLink>}
        {(items.length === 1 ? [""] : [" one", " all"]).map((number) => (
          <button
            key={number}
            type="button"
            className="text-button"
            onClick={() => onRemove(number === " all" ? items : [item])}
          >
            Remove{number}
            <span className="visually-hidden"> {item.title}</span>
          </button>
        ))}
      </p>
    </li>
  );
}
