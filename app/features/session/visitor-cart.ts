import { CartList } from "#app/operator/cart-list.ts";
import { authorized } from "./authorized.ts";
import { currentSession, setCart, subscribe } from "./store.ts";

/** The cart's one list, for all screens. Its items are mirrored to the user state, whose number is the badge. */
export const visitorCart = new CartList(authorized, setCart);

/** "" for guests; null for nobody yet, or any more. */
function ownerNow(): string | null {
  const { state } = currentSession();
  return state === null ? null : (state.user?.username ?? "");
}

let owner = ownerNow();

subscribe(() => {
  const before = owner;
  owner = ownerNow();
  if (before !== null && before !== owner) visitorCart.reset();
});
