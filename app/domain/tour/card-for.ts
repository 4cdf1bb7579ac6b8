/** What a card says of the party that was asked for. */

import type { Format } from "#app/domain/locale/format.ts";
import { partyPriceParts, payingParty, totalOf } from "./booking-rules.ts";
import { type Party, partySize, partyText } from "./party.ts";
import { onCard, type TourOnCard, type TourSummary } from "./tour.ts";

/** The total of a party of two or more, where the prices of all of them are known. */
function totalFor(format: Format, { priceFrom, childPriceFrom, childAgeMax }: TourSummary, party: Party | null) {
  if (party === null || partySize(party) === 1 || priceFrom === null) return {};
  const paying = payingParty(party, { childAgeMax });
  const parts = partyPriceParts(format, { priceAdult: priceFrom, priceChild: childPriceFrom }, paying, {
    singleSupplement: null,
  });
  const amount = totalOf(parts);
  return amount === null ? {} : { total: { amount, party: partyText(party) } };
}

/** The card of a tour for a party; null: nobody said who comes. */
export const cardFor = (format: Format, tour: TourSummary, party: Party | null): TourOnCard => ({
  ...onCard(tour),
  ...totalFor(format, tour, party),
});
