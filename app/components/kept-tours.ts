/** Tours that this device keeps: saved ones, those viewed last, and those of which a departure was chosen. */

import { MOST_CHOSEN, readChosen } from "#app/domain/cart/chosen-tour.ts";
import { deviceList } from "./device-list.ts";

/** Version 0.2 also kept title, address and picture. */
function readId(value: unknown): number | null {
  const id: unknown = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : null;
}

export const savedTours = deviceList({
  name: "saved-tours",
  read: readId,
  idOf: (id) => id,
  most: 20,
  lost: "The saved tour",
});

export const viewedTours = deviceList({ name: "recent-tours", read: readId, idOf: (id) => id, most: 6, lost: null });

/** Says on the buttons of static HTML which tours are saved. */
export function showSaved(html: Pick<Document, "querySelectorAll">): void {
  const saved = savedTours.current();
  for (const button of html.querySelectorAll<HTMLElement>("[data-save]")) {
    const isSaved = String(saved.includes(Number(button.dataset.save)));
    if (button.ariaPressed !== isSaved) button.ariaPressed = isSaved;
  }
}

/** Departures that were chosen and not booked, one of each tour: its page remembers it, the cart leads back. */
export const chosenTours = deviceList({
  name: "chosen-tours",
  read: readChosen,
  idOf: ({ tour }) => tour,
  most: MOST_CHOSEN,
  lost: null,
});
