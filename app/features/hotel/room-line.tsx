import { useState } from "react";
import { showToast } from "#app/components/toast.ts";
import type { Cart } from "#app/domain/cart/cart.ts";
import type { Room } from "#app/domain/cart/hotel.ts";
import { receiptAmount } from "#app/domain/cart/money.ts";
import { checkRoom } from "#app/operator/booking.ts";
import { addToCart } from "#app/operator/cart.ts";
import type { OperatorClient } from "#app/operator/client.ts";

interface Props {
  room: Room;
  hotelName: string;
  nights: number;
  operator: OperatorClient;
  adminBaseUrl: string;
  onCart: (cart: Cart) => void;
}

const NO_ANSWER = "Our booking system did not answer, so nothing was added. Please try again in a moment.";

type Added = { ok: true; cart: Cart; net: number } | { ok: false; reason: string };

/** Specification 5: checked first; what goes into the cart are the rates of the check, not those of the search. */
async function checkAndAdd({ room, operator, adminBaseUrl }: Props): Promise<Added> {
  const checked = await checkRoom(operator, room.rateKey);
  if (!checked.ok) return { ok: false, reason: NO_ANSWER };
  if (!checked.data.available) return { ok: false, reason: checked.data.reason };
  const [rate] = checked.data.roomsRate;
  if (rate === undefined) return { ok: false, reason: NO_ANSWER };
  const added = await addToCart(operator, checked.data.roomsRate, adminBaseUrl);
  return added.ok ? { ok: true, cart: added.data, net: rate.net } : { ok: false, reason: NO_ANSWER };
}

export function RoomLine(props: Props) {
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
    onCart(added.cart);
    const changed = added.net === room.net ? "" : ` The price is now ${receiptAmount(added.net)}.`;
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
        <strong>{receiptAmount(room.net)}</strong> for {nights} {nights === 1 ? "night" : "nights"}
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
