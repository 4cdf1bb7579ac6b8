/** What a card says of the party that was asked for. */

import type { Format } from "#app/domain/locale/format.ts";
import { partyPriceParts, payingParty, totalOf } from "./booking-rules.ts";
import { type Party, partySize, partyText } from "./party.ts";
import { onCard, type TourOnCard, type TourSummary } from "./tour.ts";

/** The total of a party of two or more that the tour has room for, where the prices of all of them are known. */
function totalFor(format: Format, tour: TourSummary, party: Party | null) {
  const { priceFrom, childPriceFrom, groupSizeMax, pricePer } = tour;
  if (party === null || partySize(party) === 1 || priceFrom === null) return {};
  if (groupSizeMax && groupSizeMax < partySize(party)) return {};
  const paying = payingParty(party, tour);
  const parts = partyPriceParts(format, { priceAdult: priceFrom, priceChild: childPriceFrom }, paying, {
    singleSupplement: null,
    pricePer,
  });
  const amount = totalOf(parts);
  return amount === null ? {} : { total: { amount, party: partyText(party) } };
}

/** The card of a tour for a party; null: nobody said who comes. */
export const cardFor = (format: Format, tour: TourSummary, party: Party | null): TourOnCard => ({
  ...onCard(tour),
  ...totalFor(format, tour, party),
});
