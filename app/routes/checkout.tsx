import { redirect } from "react-router";

/** Not handed off: the cart, whose main action then is the contact form (specification 10.11). */
export function loader() {
  return redirect("/cart/");
}
