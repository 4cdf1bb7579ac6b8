/** Departures that were chosen on this device and not booked: a tour's page remembers them, the cart leads back. */

import { storedChosen } from "#app/domain/cart/chosen-tour.ts";
import { deviceList } from "./device-list.ts";

export const chosenTours = deviceList("chosen-tours", storedChosen);
