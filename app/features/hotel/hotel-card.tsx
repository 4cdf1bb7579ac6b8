import { useState } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countStep } from "#app/components/funnel.ts";
import { Picture } from "#app/components/picture.tsx";
import { PriceList } from "#app/components/price-list.tsx";
import { showToast } from "#app/components/toast.ts";
import { useFormat } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { VisitorCart } from "#app/domain/cart/cart.ts";
import {
  availabilityOf,
  bookingCheckRequest,
  chosenRate,
  type Hotel,
  type Room,
} from "#app/domain/cart/hotel-search.ts";
import {
  isFreeToCancel,
  perNightText,
  rateCancellationText,
  roomPriceParts,
  taxesText,
  wholePrice,
} from "#app/domain/cart/terms.ts";
import { type Failed, failure, failureText, isOutcomeUnknown } from "#app/domain/http/outcome.ts";
import { sumOf } from "#app/domain/locale/amounts.ts";
import { placeMapHref } from "#app/domain/tour/meeting-points.ts";
import { plural } from "#app/domain/tour/text.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import type { BookingCheck, RoomRate } from "#app/operator/rooms.ts";
import { BOOKING_CHECK, dataThroughEdge } from "#app/operator/visitor-calls.ts";

/** Nothing was added: the operator's own sentence, or why and what to do. A 401 is about the session, not about the room. */
function notAddedText({ failure, message }: Omit<Failed, "ok">): string {
  if (message !== undefined && failure.status !== 401) return message;
  const next = failure.retryInMs === undefined ? " Please try again in a moment." : "";
  return `${failureText(failure)} Nothing was added.${next}`;
}

/** The call that adds failed: the room may be in the cart all the same. */
function addFailedText(outcome: Failed): string {
  if (!isOutcomeUnknown(outcome)) return notAddedText(outcome);
  return `${failureText(outcome.failure)} We do not know whether the room was added. See your cart, or try again.`;
}

interface RoomProps {
  room: Room;
  hotelName: string;
  nights: number;
  /** "Dec 9 to Dec 11" */
  days: string;
  /** At the place. */
  today: IsoDate;
  /** Each room says whether taxes are included: it is not the same for all. */
  saysTaxes: boolean;
  operator: OperatorClient;
  onAdd: VisitorCart["add"];
}

type Props = Omit<RoomProps, "room" | "hotelName"> & { hotel: Hotel };

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

type Checked = { ok: true; rates: RoomRate[]; net: number } | { ok: false; reason: string };

/** The rates to add, which may differ from those of the search (specification 5). */
async function check({ room: asked, operator }: RoomProps): Promise<Checked> {
  const rates: RoomRate[] = [];
  for (const wanted of [asked, asked.second]) {
    if (wanted === undefined) break;
    // One after the other: a second room is of no use without the first.
    // oxlint-disable-next-line no-await-in-loop
    const call = { ...BOOKING_CHECK, body: bookingCheckRequest(wanted.rateKey) };
    const checked = await dataThroughEdge<BookingCheck>(operator, call);
    if (!checked.ok) return { ok: false, reason: notAddedText(checked) };
    const room = availabilityOf(checked.data);
    if (!room.available) return { ok: false, reason: room.reason };
    const rate = chosenRate(room.roomsRate, wanted.rateKey);
    if (rate === null) return { ok: false, reason: notAddedText(failure("refused", "no such rate")) };
    rates.push(rate);
  }
  return { ok: true, rates, net: sumOf(rates.map(({ net }) => net)) };
}

function RoomLine(props: RoomProps) {
  const { room, hotelName, nights, days, today, saysTaxes, onAdd } = props;
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const [message, setMessage] = useState("");

  function fail(reason: string) {
    setBusy(false);
    setMessage(reason);
    showToast("error", reason);
  }

  async function add() {
    if (isBusy) return;
    setBusy(true);
    setMessage("");
    const checked = await check(props);
    if (!checked.ok) return fail(checked.reason);
    const { failed, isShown } = await onAdd(checked.rates);
    if (failed !== null) return fail(addFailedText(failed));
    setBusy(false);
    setAdded(true);
    countStep("cart-add");
    const now = format.money(wholePrice(checked.net, room.terms));
    const changed = checked.net === room.net ? "" : `The price is now ${now}.`;
    setMessage(changed);
    const sum = changed === "" ? `: ${now}` : `. ${changed}`;
    showToast("success", "Added to your cart", `${room.name}, ${hotelName}, ${days}${sum}`);
    if (!(await isShown)) setMessage(`It is in your cart. ${changed} The cart could not be shown: try again.`);
  }

  const price = wholePrice(room.net, room.terms);
  const cancellation = rateCancellationText(format, room.terms, today);
  return (
    <li className="room-line">
      <div>
        <p className="room-name">{room.name}</p>
        {room.board && <p className="result-facts">{room.board}</p>}
        {cancellation && (
          <p className={isFreeToCancel(room.terms, today) ? "result-facts room-free" : "result-facts"}>
            {cancellation}
          </p>
        )}
      </div>
      <div className="result-price">
        <p>
          <strong>{format.money(price)}</strong> <span className="no-break">for {plural(nights, "night")}</span>
          <br />
          {[perNightText(format, price, nights), saysTaxes && taxesText(room.terms)].filter(Boolean).join(" · ")}
        </p>
        <PriceList parts={roomPriceParts(room.net, room.terms)} />
      </div>
      <div className="room-buttons">
        {/* In the place of the pressed button, and focused: pressing twice does not add a second room. */}
        {isAdded && (
          <AppLink ref={focusOn} href="/cart/" className="button">
            See cart
          </AppLink>
        )}
        <button
          type="button"
          className={isAdded ? "text-button" : "button button-quiet"}
          aria-disabled={isBusy}
          onClick={() => void add()}
        >
          {/* An element of its own: a page translator replaces text nodes, which React then cannot change. */}
          <span>{isBusy ? "Checking…" : isAdded ? "Add another" : "Add to cart"}</span>
          <span className="visually-hidden">
            {" "}
            {room.name}, {hotelName}
          </span>
        </button>
      </div>
      <p className="form-problem room-message" aria-live="polite">
        {message}
      </p>
    </li>
  );
}

export function HotelCard({ hotel, ...rest }: Props) {
  const place = [hotel.area, hotel.category].filter(Boolean).join(", ");
  return (
    <li className="result-card">
      <Picture src={hotel.image} alt="" width={800} height={533} className="result-picture" />
      <div className="result-text">
        {place && <p className="eyebrow">{place}</p>}
        <h2 className="result-title">{hotel.name}</h2>
        {hotel.address && (
          <p className="result-facts">
            <AppLink href={placeMapHref(`${hotel.name}, ${hotel.address}`)}>{hotel.address}</AppLink>
          </p>
        )}
        {hotel.summary && <p>{hotel.summary}</p>}
        {hotel.rooms.length === 0 && <p>No room of this hotel is on sale for these dates.</p>}
        <ul role="list" className="room-list" aria-label={`Rooms of ${hotel.name}`}>
          {hotel.rooms.map((room) => (
            <RoomLine key={room.rateKey} room={room} hotelName={hotel.name} {...rest} />
          ))}
        </ul>
      </div>
    </li>
  );
}
