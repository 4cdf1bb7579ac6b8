/** All calls of the operator's API. */

import { series } from "./activities.ts";
import { currentUser, guestRefresh, guestToken, refresh } from "./auth.ts";
import { bookingCheck } from "./booking.ts";
import { cart, cartAdd, cartRemove } from "./cart.ts";
import { categories } from "./categories.ts";
import { contactForm, newsletter } from "./form-submissions.ts";
import { hotelSearch } from "./hotel.ts";
import type { AnyResource } from "./resource.ts";
import { ourTours, topTours, tourLink } from "./tours.ts";

export const RESOURCES: readonly AnyResource[] = [
  ourTours,
  topTours,
  tourLink,
  categories,
  guestToken,
  guestRefresh,
  refresh,
  currentUser,
  cart,
  cartAdd,
  cartRemove,
  hotelSearch,
  bookingCheck,
  series,
  contactForm,
  newsletter,
];
