import { expect, it } from "vitest";
import { ACTIVITY_SEARCH, activitySearch } from "#app/domain/cart/activity-search.ts";
import { cartAddPayload } from "#app/domain/cart/cart.ts";
import { hotelHref, hotelPlaces, hotelSearchQuery } from "#app/domain/cart/hotel-link.ts";
import {
  askedHotelSearch,
  availabilityOf,
  bookingCheckRequest,
  chosenRate,
  type Hotel,
  hotelSearchProblem,
  isWithoutDates,
  pairedRooms,
  splitParty,
  withDefaults,
} from "#app/domain/cart/hotel-search.ts";
import { isFreeToCancel, perNightText, rateCancellationText, taxesText } from "#app/domain/cart/terms.ts";
import { visitOf } from "#app/domain/visit/visit.ts";
import { FORMAT } from "#tests/support/format.ts";
import { placesFor } from "#tests/support/tours.ts";

it("an available room has its rates, whatever errMsg is; another one has the operator's reason", () => {
  const roomsRate = [{ rateKey: "k", net: 99.5 }];
  expect(availabilityOf({ isAvailable: true, errMsg: "note", roomsRate })).toEqual({ available: true, roomsRate });
  const [told, untold] = ["Sold a minute ago", ""].map((errMsg) =>
    availabilityOf({ isAvailable: false, errMsg, roomsRate }),
  );
  expect(told).toEqual({ available: false, reason: "Sold a minute ago" });
  expect(untold).toMatchObject({ available: false, reason: expect.stringMatching(/./) });
});

it("what is asked and added are the specified fields with their constants", () => {
  expect(bookingCheckRequest("k")).toEqual({ bookingRoomReference: "k", provider: "hbx" });
  expect(cartAddPayload([{ rateKey: "k", net: 99.5 }])).toEqual({
    items: [{ price: 99.5, productOwnerReference: "k", productType: "hotel", quantity: 1 }],
  });
});

it("of several rates for a room, the asked one is booked, and its price is told", () => {
  const [plain, breakfast] = [
    { rateKey: "k", net: 99 },
    { rateKey: "k+", net: 120 },
  ];
  expect(chosenRate([breakfast, plain], "k")).toBe(plain);
  // The operator may name a rate anew when it is checked.
  expect(chosenRate([breakfast], "k")).toBe(breakfast);
  expect(chosenRate([], "k")).toBeNull();
});

it.each([
  [null, ""],
  ["never", "Not refundable"],
  ["2026-12-05", "Free cancellation until Sat, Dec 5"],
  ["2026-12-04", "No free cancellation"],
])("a rate says until when it is canceled for free, %s: %s", (freeUntil, words) => {
  const terms = { taxesIncluded: null, fees: [], freeUntil };
  expect(rateCancellationText(FORMAT, terms, "2026-12-05")).toBe(words);
  expect(isFreeToCancel(terms, "2026-12-05")).toBe(words.startsWith("Free"));
});

it("a rate says its taxes and its price a night", () => {
  const words = [null, true, false].map((taxesIncluded) => taxesText({ taxesIncluded, fees: [] }));
  expect(words).toEqual([
    "Taxes and fees not known: ask us",
    "Taxes and fees included",
    "Plus taxes and fees: ask us how much",
  ]);
  expect(perNightText(FORMAT, 118, 1)).toBe("");
  expect(perNightText(FORMAT, 279, 2)).toBe("$139.50 a night");
});

it.each([
  ["Angel’s Landing", "Angel’s Landing"],
  ["Cafe\u0301 & bike", "Cafe\u0301 & bike"],
  ["<b>kayak</b>?", "b kayak b"],
  ["𠮷".repeat(100), "𠮷".repeat(80)],
])("an activity search for %j asks for %j", (typed, asked) => {
  expect(activitySearch(typed)).toBe(asked);
  // The API takes what the form asks for.
  expect(ACTIVITY_SEARCH.test(asked)).toBe(asked !== "");
});

const PLACES = hotelPlaces(placesFor(null).town, placesFor(null).tiles);

it("a hotel search leaves open the first place and two guests; the dates are the visitor's to choose", () => {
  const nothing = { destination: "", checkIn: "", checkOut: "", guests: 0 };
  const filled = withDefaults(nothing, PLACES);
  expect(filled).toEqual({ destination: "las-vegas", checkIn: "", checkOut: "", guests: 2 });
  expect([isWithoutDates(filled), hotelSearchQuery(filled)]).toEqual([true, "place=las-vegas&guests=2"]);
  const asked = { ...nothing, destination: "death-valley", checkIn: "2027-02-01", guests: 5 };
  expect([withDefaults(asked, PLACES), isWithoutDates(asked)]).toEqual([asked, false]);
});

const good = { destination: "las-vegas", checkIn: "2026-12-30", checkOut: "2027-01-02", guests: 2 };
it.each([
  [{ checkIn: "2026-12-05", checkOut: "2026-12-06" }, null],
  [{ destination: "" }, "destination: Please choose a destination."],
  [{ checkIn: "" }, "checkIn: Please choose both dates."],
  [{ checkOut: "0002-01-05" }, "checkOut: Please choose both dates."],
  [{ checkIn: "2026-12-04" }, "checkIn: Check-in has passed. Please choose another day."],
  [{ checkOut: "2026-12-30" }, "checkOut: Check-out must be after check-in."],
  [{ checkOut: "2027-01-29" }, null],
  [{ checkOut: "2027-01-30" }, "checkOut: Stays are 30 nights at most."],
  [{ guests: 0 }, "guests: We can take 1 to 8 guests."],
  [{ guests: Number.NaN }, "guests: We can take 1 to 8 guests."],
])("a hotel search: %j has its problem at a field: %s", (change, expected) => {
  const problem = hotelSearchProblem({ ...good, ...change }, "2026-12-05");
  expect(problem && `${problem.field}: ${problem.text}`).toBe(expected);
});

it("a hotel search in the address round-trips, and is not where the visit goes", () => {
  const search = { destination: "zion-national-park", checkIn: "2026-12-30", checkOut: "2027-01-02", guests: 7 };
  const query = new URLSearchParams(hotelSearchQuery(search));
  expect([askedHotelSearch(query, PLACES), visitOf(query)]).toEqual([search, []]);
  query.set("destination", "death-valley");
  expect(askedHotelSearch(query, PLACES)).toEqual(search);
});

it("a hotel search in the address drops what is no place, date or number", () => {
  const query = new URLSearchParams("destination=<script>&checkIn=2026-02-30&checkOut=tomorrow&guests=-2");
  expect(askedHotelSearch(query, PLACES)).toEqual({ destination: "", checkIn: "", checkOut: "", guests: 0 });
});

it("a hotel search in the address begins with place and night", () => {
  expect(hotelHref("las-vegas", "2026-12-31")).toBe(
    "/hotel/?place=las-vegas&checkIn=2026-12-31&checkOut=2027-01-01&guests=2",
  );
  expect(hotelHref("zion-national-park")).toBe("/hotel/?place=zion-national-park");
  expect(hotelHref("")).toBe("/hotel/");
});

it("a party too large for a room gets two rooms of a kind, at the sum of their rates", () => {
  const search = { destination: "las-vegas", checkIn: "2026-12-30", checkOut: "2027-01-02", guests: 7 };
  const halves = (guests: number) => splitParty({ ...search, guests })?.map((half) => half.guests);
  expect([7, 2, 1].map(halves)).toEqual([[4, 3], [1, 1], undefined]);
  const terms = { taxesIncluded: true, fees: [], freeUntil: null };
  const hotel = (id: string, rooms: Record<string, number>): Hotel => ({
    ...{ id, name: id, category: "", area: "", address: "", summary: "", image: "" },
    rooms: Object.entries(rooms).map(([name, net]) => ({ name, board: "", rateKey: `${id} ${name}`, net, terms })),
  });
  const larger = [hotel("a", { Twin: 0.1, Suite: 5 }), hotel("b", { Family: 9 })];
  const paired = pairedRooms(larger, [hotel("a", { Twin: 0.2, Queen: 1 })]);
  expect(paired.map(({ id }) => id)).toEqual(["a"]);
  const second = { rateKey: "a Twin", net: 0.2 };
  expect(paired[0]?.rooms).toMatchObject([{ name: "Two rooms: Twin", rateKey: "a Twin", net: 0.3, terms, second }]);
});

it.each([
  ["2026-12-05 true", "2026-12-04 true", "2026-12-04 true"],
  ["never null", "null true", "never null"],
  ["2026-12-05 false", "null false", "null false"],
])(
  "rooms booked together have the terms that hold for both, until when and with taxes: %s, %s: %s",
  (one, other, both) => {
    const termsOf = (text: string) => {
      const [freeUntil = "", taxesIncluded = ""] = text.split(" ");
      return { freeUntil: freeUntil === "null" ? null : freeUntil, taxesIncluded: JSON.parse(taxesIncluded), fees: [] };
    };
    const hotel = (text: string): Hotel => ({
      ...{ id: "a", name: "A", category: "", area: "", address: "", summary: "", image: "" },
      rooms: [{ name: "Twin", board: "", rateKey: "k", net: 1, terms: termsOf(text) }],
    });
    expect(pairedRooms([hotel(one)], [hotel(other)])[0]?.rooms[0]?.terms).toMatchObject(termsOf(both));
    expect(pairedRooms([hotel(other)], [hotel(one)])[0]?.rooms[0]?.terms).toMatchObject(termsOf(both));
  },
);
