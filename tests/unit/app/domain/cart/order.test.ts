import { expect, it } from "vitest";
import { wholeTotal } from "#app/domain/cart/cart.ts";
import { bookedOf, chosenHref, readChosen } from "#app/domain/cart/chosen-tour.ts";
import { readOrder } from "#app/domain/cart/order.ts";
import { roomPriceParts, taxesText, wholePrice } from "#app/domain/cart/terms.ts";
import { cartRequest, tripTotal } from "#app/domain/cart/trip-total.ts";
import { FORMAT } from "#tests/support/format.ts";

const terms = { taxesIncluded: null, fees: [], freeUntil: null };

it.each([null, "NP-1", [], {}, { number: 7 }, { number: "" }, { number: "<b>1</b>" }, { number: "x".repeat(41) }])(
  "orderInfo: %o of another system confirms nothing",
  (orderInfo) => {
    expect(readOrder(orderInfo)).toBeNull();
  },
);

it("orderInfo keeps what it can read of the rest, bounded", () => {
  const items = [null, { title: "" }, { title: 3 }, { title: "t".repeat(999), details: ["x"] }];
  const order = readOrder({ number: "1", items, next: Array.from({ length: 99 }, (_, step) => `${step}`) });
  expect(order?.items).toEqual([{ title: "t".repeat(300), details: "", calendar: null }]);
  expect(order?.next).toHaveLength(20);
  const said = { number: "1", total: 306.9, next: ["Show your number."], cancelTerms: "None.", canceled: true };
  expect(readOrder({ ...said, items: [{ title: "Room", details: "Dec 5" }] })).toEqual({
    ...{ ...said, items: [{ title: "Room", details: "Dec 5", calendar: null }] },
  });
  const nothing = { items: [], total: null, next: [], cancelTerms: "", canceled: false };
  expect(readOrder({ number: "1", items: "all", total: -1, next: {} })).toEqual({ number: "1", ...nothing });
});

it("orderInfo has a calendar file for the day of a tour, also when it is read again from the device", () => {
  const items = [
    { title: "Hoover Dam", details: "", tour: 121, date: "2026-12-05" },
    { title: "Zion", details: "", tour: 141, date: "2026-12-06", session: "141 a", pickup: "Circus Circus" },
    { title: "Room", details: "", tour: "121", date: "soon", calendar: "//evil.example/tours/1/2026-12-05.ics" },
  ];
  const order = readOrder({ number: "1", items });
  expect(order?.items.map(({ calendar }) => calendar)).toEqual([
    "/tours/121/2026-12-05.ics?booked=yes",
    "/tours/141/2026-12-06.ics?session=141+a&stay=Circus+Circus&booked=yes",
    null,
  ]);
  expect(readOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
});

it("a chosen tour leads back to its departure, until an order has booked it", () => {
  const chosen = (tour: number, date = "2026-12-05") => {
    return { tour, title: "Zion day", date, session: "a 1", time: "6:45 AM", people: 2 };
  };
  expect(chosenHref(chosen(7))).toBe("/tours/7?date=2026-12-05&session=a+1#calendar");
  const known = { party: { adults: 2, children: 1, ages: [7] }, total: 258, currency: "USD", book: "/search?tour=7" };
  expect(readChosen({ ...chosen(7), ...known, evil: 1 })).toEqual({ ...chosen(7), ...known });
  const wrong = { party: { adults: 0 }, total: -1, currency: "$", book: "//evil.example/search?", isSent: "yes" };
  expect(readChosen({ ...chosen(7), ...wrong })).toEqual(chosen(7));
  expect(chosenHref({ ...chosen(7), ...known })).toBe(
    "/tours/7?adults=2&children=1&ages=7&date=2026-12-05&session=a+1#calendar",
  );
  const order = readOrder({ number: "1", items: [{ title: "Zion day", tour: 6, date: "2026-12-05" }] });
  const booked = bookedOf([chosen(3), chosen(6), chosen(6, "2026-12-06")], order ?? { items: [] });
  expect(booked).toEqual([chosen(6)]);
  expect([null, 7, chosen(2, "soon"), { ...chosen(3), people: "2" }].map(readChosen)).toEqual([null, null, null, null]);
});

it("rooms and chosen tours have one total, of all prices that are known in its currency", () => {
  const room = { id: "1", title: "Room", details: "", image: "", price: 20.1, stay: null, terms };
  const chosen = (tour: number, more: object) => {
    return { tour, title: "", date: "2026-12-05", session: "a", time: "", people: 2, ...more };
  };
  const cart = { items: [room], total: 20.1 };
  const tours = [
    chosen(1, { total: 258.2, currency: "USD" }),
    chosen(2, { total: 99, currency: "EUR" }),
    chosen(3, { total: null, currency: "USD" }),
    chosen(4, {}),
    chosen(5, { total: 0, currency: "USD" }),
  ];
  const { amount, counted, left } = tripTotal(cart, tours, "USD");
  expect([amount, counted.map(({ tour }) => tour), left.map(({ tour }) => tour)]).toEqual([278.3, [1, 5], [2, 3, 4]]);
  expect(tripTotal({ items: [], total: null }, tours, "USD").amount).toBe(258.2);
  expect(tripTotal({ items: [room], total: null }, tours, "USD").amount).toBeNull();
  expect(tripTotal({ items: [{ ...room, price: -20.1 }], total: 0 }, [], "USD").amount).toBe(0);
});

it("what a room costs in all is its price and the fees beside it, part by part", () => {
  const fee = (title: string, amount: number, isIncluded: boolean, isPaidAtHotel = false) => {
    return { title, amount, isIncluded, isPaidAtHotel };
  };
  const fees = [fee("Taxes", 20.1, true), fee("Resort fee", 45.2, false, true)];
  expect(wholePrice(200.1, { fees })).toBe(245.3);
  expect(roomPriceParts(200.1, { fees })).toEqual([
    { text: "Room", amount: 180 },
    { text: "Taxes", amount: 20.1 },
    { text: "Resort fee, paid at the hotel", amount: 45.2 },
  ]);
  expect(taxesText({ taxesIncluded: false, fees })).toBe("Taxes and fees included");
  // Fees above the price they are in.
  expect(roomPriceParts(5, { fees }).map(({ amount }) => amount)).toEqual([5, 45.2]);
  expect(roomPriceParts(200, { fees: [] })).toEqual([]);
  const item = { id: "1", title: "Room", details: "", image: "", price: 200.1, stay: null, terms: { ...terms, fees } };
  // The fees of a room without a price are in no total.
  const cart = { items: [item, { ...item, id: "2" }, { ...item, id: "3", price: null }], total: 400.2 };
  expect(wholeTotal(cart)).toBe(490.6);
  expect(wholeTotal({ ...cart, total: null })).toBeNull();
  const lines = cartRequest(FORMAT, cart).message.split("\n");
  expect(lines).toEqual(expect.arrayContaining(["- Room, $245.30", "- Room, price on request", "Total: $490.60"]));
});
