/** Departures that were chosen on this device and not booked: a tour's page remembers them, the cart leads back. */

import { MOST_CHOSEN, readChosen } from "#app/domain/cart/chosen-tour.ts";
import { deviceList } from "./device-list.ts";

/** One departure of each tour, the newest first. */
export const chosenTours = deviceList({
  name: "chosen-tours",
  read: readChosen,
  idOf: ({ tour }) => tour,
  most: MOST_CHOSEN,
  lost: null,
});
