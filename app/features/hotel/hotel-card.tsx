import { useState } from "react";
import { countStep } from "#app/components/funnel.ts";
import { failureText, type LoadFailure } from "#app/components/load-failure.ts";
import { Picture } from "#app/components/picture.tsx";
import { showToast } from "#app/components/toast.ts";
import type { Cart, RoomRate } from "#app/domain/cart/cart.ts";
import type { Hotel, Room } from "#app/domain/cart/hotel.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { checkRoom } from "#app/operator/booking.ts";
import { addToCart } from "#app/operator/cart.ts";
import type { OperatorClient } from "#app/operator/client.ts";

interface RoomProps {
  room: Room;
  hotelName: string;
  nights: number;
  operator: OperatorClient;
  adminBaseUrl: string;
  /** Called with the cart after a room was added. */
  onCart: (cart: Cart) => void;
}

type Props = Omit<RoomProps, "room" | "hotelName"> & { hotel: Hotel };

function reasonOf(failure: LoadFailure): string {
  return `${failureText(failure)} Nothing was added.${failure.retryInMs === undefined ? " Please try again in a moment." : ""}`;
}

type Added = { ok: true; cart: Cart; net: number } | { ok: false; reason: string };

/** Checks the room first (specification 5) and adds the rates of the check, which may differ from those of the search. */
async function checkAndAdd({ room, operator, adminBaseUrl }: RoomProps): Promise<Added> {
  const rates: RoomRate[] = [];
  let cents = 0;
  for (const rateKey of [room.rateKey, ...(room.second === undefined ? [] : [room.second.rateKey])]) {
    // One after the other: a second room is of no use without the first.
    // oxlint-disable-next-line no-await-in-loop
    const checked = await checkRoom(operator, rateKey);
    if (!checked.ok) return { ok: false, reason: reasonOf(checked.failure) };
    if (!checked.data.available) return { ok: false, reason: checked.data.reason };
    const [rate] = checked.data.roomsRate;
    if (rate === undefined) return { ok: false, reason: reasonOf({ kind: "refused" }) };
    rates.push(...checked.data.roomsRate);
    cents += Math.round(rate.net * 100);
  }
  const added = await addToCart(operator, rates, adminBaseUrl);
  if (added.ok) return { ok: true, cart: added.data, net: cents / 100 };
  return { ok: false, reason: added.message ?? reasonOf(added.failure) };
}

function RoomLine(props: RoomProps) {
  const { room, hotelName, nights, onCart } = props;
  const [phase, setPhase] = useState<"idle" | "busy" | "added">("idle");
  const [message, setMessage] = useState("");

  async function add() {
    if (phase === "busy") return;
    setPhase("busy");
    setMessage("");
    const added = await checkAndAdd(props);
    setPhase(added.ok ? "added" : "idle");
    if (!added.ok) {
      setMessage(added.reason);
      showToast("error", added.reason);
      return;
    }
    countStep("cart-add");
    onCart(added.cart);
    const changed = added.net === room.net ? "" : ` The price is now ${dollars(added.net)}.`;
    setMessage(changed.trim());
    showToast("success", `${room.name} at ${hotelName} is in your cart.${changed}`);
  }

  return (
    <li className="room-line">
      <div>
        <p className="room-name">{room.name}</p>
        {room.board === "" ? null : <p className="room-board">{room.board}</p>}
      </div>
      <p className="room-price">
        <strong>{dollars(room.net)}</strong> for {nights} {nights === 1 ? "night" : "nights"}
      </p>
      <button type="button" className="button" aria-disabled={phase === "busy"} onClick={() => void add()}>
        {phase === "busy" ? "Checking…" : phase === "added" ? "Add another" : "Add to cart"}
        <span className="visually-hidden">
          {" "}
          {room.name}, {hotelName}
        </span>
      </button>
      <p className="form-problem room-message" aria-live="polite">
        {message}
      </p>
    </li>
  );
}

export function HotelCard({ hotel, ...rest }: Props) {
  return (
    <li className="hotel-card">
      <Picture src={hotel.image} alt="" width={800} height={533} className="hotel-picture" />
      <div className="hotel-text">
        {hotel.area === "" ? null : <p className="eyebrow">{hotel.area}</p>}
        <h2 className="hotel-name">{hotel.name}</h2>
        {hotel.summary === "" ? null : <p>{hotel.summary}</p>}
        {hotel.rooms.length === 0 ? <p>No room of this hotel is on sale for these dates.</p> : null}
        <ul role="list" className="room-list" aria-label={`Rooms of ${hotel.name}`}>
          {hotel.rooms.map((room) => (
            <RoomLine key={room.rateKey} room={room} hotelName={hotel.name} {...rest} />
          ))}
        </ul>
      </div>
    </li>
  );
}
