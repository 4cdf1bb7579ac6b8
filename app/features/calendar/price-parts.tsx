import { useFormat } from "#app/components/use-tenant.ts";
import {
  type BookingRules,
  hasOpenRoom,
  type PricePart,
  partyPriceParts,
  totalOf,
} from "#app/domain/tour/booking-rules.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import type { Party } from "#app/domain/tour/party.ts";

function Part({ text, amount }: PricePart) {
  const { money } = useFormat();
  return (
    <li>
      <span>{text}</span> <span>{amount === null ? "on the next page" : money(amount)}</span>
    </li>
  );
}

interface Props {
  prices: Pick<Departure, "priceAdult" | "priceChild">;
  /** As it pays. */
  party: Party;
  rules: BookingRules;
  /** What is paid at booking; "" when the operator does not say. */
  deposit: string;
  /** Before a departure is chosen: others may cost more. */
  isFrom?: boolean;
}

/** What a party pays, part by part, and in all. */
export function PriceParts({ prices, party, rules, deposit, isFrom = false }: Props) {
  const format = useFormat();
  if (prices.priceAdult === null && isFrom) return null;
  const parts = partyPriceParts(format, prices, party, rules);
  const total = totalOf(parts);
  const isRoomOpen = hasOpenRoom(party, rules);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold a list
    <div role="status" className="booking-total">
      {prices.priceAdult === null ? null : (
        <ul role="list" className="price-parts">
          {parts.map((part) => (
            <Part key={part.text} {...part} />
          ))}
        </ul>
      )}
      <strong>
        {total === null
          ? "The next page shows the price."
          : `Total ${isFrom || isRoomOpen ? "from " : ""}${format.money(total)}`}
      </strong>
      {isRoomOpen ? (
        <span>Two to a room: with a child, whether you need one more is confirmed when you book.</span>
      ) : null}
      {deposit === "" ? null : <span>{deposit}</span>}
    </div>
  );
}
