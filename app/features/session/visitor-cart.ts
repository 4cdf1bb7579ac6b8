import { authorized } from "./authorized.ts";
import { CartList } from "./cart-list.ts";
import { onVisitor, setCart } from "./store.ts";

/** The cart's one list, for all screens. Its items are mirrored to the user state, whose number is the badge. */
export const visitorCart = new CartList(authorized, setCart);

onVisitor((event) => {
  if (event === "replaced") visitorCart.reset();
});
