import { expect, it } from "vitest";
import { currentUser, guestToken } from "#app/operator/auth.ts";
import { cart, cartRemove, series } from "#app/operator/cart.ts";
import { bookingCheck, hotelSearch } from "#app/operator/rooms.ts";
import { answerRead } from "#tests/support/read-as.ts";

const ADMIN = "https://admin.example";

const known = { title: "Queen room & bath", details: "2 nights", image: `${ADMIN}/media/a.svg`, price: 1_099.5 };
const sent = {
  ...known,
  title: "Queen\u0000 room &amp; bath",
  price: "$1,099.50",
  image: "/media/a.svg",
  evil: "<b>",
};
const items = [
  { id: 7, ...sent },
  { id: "cart:8/a", price: -5, image: "javascript:alert(1)" },
  ...[{ id: "..", title: "bad id" }, { title: "no id" }, null],
];
const unknown = { stay: null, terms: { taxesIncluded: null, fees: [], freeUntil: null } };

it("the cart drops bad items and replaces bad fields", async () => {
  const bad = { id: "cart:8/a", title: "Cart item", details: "", image: "/no-image.svg", price: -5, ...unknown };
  const data = { total: 99.5, items: [{ id: "7", ...known, ...unknown }, bad] };
  for (const answer of [{ data: { items, total: "99.50" } }, { items, total: 99.5 }]) {
    expect(await answerRead(cart, answer)).toEqual({ ok: true, data });
  }
});

it("the cart has amounts with their signs, and a total of nothing", async () => {
  const prices = ["-$20.00", -20.5, "\u22121,020", 0, "0.00", "--5", "-", true];
  const answer = { data: { items: prices.map((price, id) => ({ id, title: "Discount", price })), total: "0" } };
  const outcome = await answerRead(cart, answer);
  expect(outcome.ok && [outcome.data.total, ...outcome.data.items.map(({ price }) => price)]).toEqual([
    ...[0, -20, -20.5, -1_020, 0, 0, null, null, null],
  ]);
});

const nights = { checkIn: "2026-12-06", checkOut: "2026-12-08" };
it.each([
  [
    {
      ...{ destination: "zion-national-park", guests: 3, taxes: { allIncluded: true } },
      cancellationPolicies: [{ amount: "5", from: "2026-12-04T23:59:00-08:00" }],
    },
    { ...nights, destination: "zion-national-park", guests: 3 },
    { taxesIncluded: true, freeUntil: "2026-12-04" },
  ],
  [{ checkOut: "2026-12-05", cancellationPolicies: [{ from: "2026-12-07T23:59:00-08:00" }] }, null, {}],
  [{ checkIn: "tomorrow", rateClass: "NRF" }, null, { freeUntil: "never" }],
  [{ destination: "zion-national-park", guests: "three" }, nights, {}],
])("the cart carries stay and terms of a rate: %j", async (more, stay, terms) => {
  const outcome = await answerRead(cart, { data: { items: [{ id: 7, title: "Room", ...nights, ...more }] } });
  expect(outcome.ok && outcome.data.items).toMatchObject([{ stay, terms: { ...unknown.terms, ...terms } }]);
});

it("an answer to a change of the cart may be anything", async () => {
  for (const answer of [undefined, null, {}, [], { data: { items } }, { success: true }]) {
    expect(await answerRead(cartRemove, answer)).toEqual({ ok: true, data: null });
  }
});

it.each([true, 1, "1", "true"])(
  "the availability check: %j is a free room, with and without the `data` envelope",
  async (isAvailable) => {
    const answer = { isAvailable, errMsg: "", roomsRate: [{ rateKey: "k|1", net: "5.00" }, { rateKey: "k" }, 7] };
    const data = { isAvailable: true, errMsg: "", roomsRate: [{ rateKey: "k|1", net: 5 }] };
    for (const sent of [answer, { data: answer }, { ...answer, data: [] }]) {
      expect(await answerRead(bookingCheck, sent)).toEqual({ ok: true, data });
    }
  },
);

it("the availability check gives the operator's reason", async () => {
  const outcome = await answerRead(bookingCheck, { isAvailable: "0", errMsg: "Sold &amp; gone" });
  expect(outcome).toEqual({ ok: true, data: { isAvailable: false, errMsg: "Sold & gone", roomsRate: [] } });
});

const asked = { checkIn: "2026-12-01" };
const roomsOf = async (room: object) => {
  const data = [{ id: 1, name: "A", categoryName: "3 stars", rooms: [{ rateKey: "k", net: 5, ...room }] }];
  const outcome = await answerRead(hotelSearch, { data }, asked);
  return outcome.ok ? outcome.data[0]?.rooms : null;
};

it("hotels drop rooms without a price and hotels without a name", async () => {
  const rooms = [{ rateKey: "k", net: 5 }, { name: "no rate" }, { rateKey: "k", net: 0 }];
  expect(await answerRead(hotelSearch, [{ id: 1, name: "A", rooms }, { id: 2 }, 5])).toMatchObject({
    ok: true,
    data: [{ id: "1", name: "A", category: "", rooms: [{ name: "Room", rateKey: "k", net: 5 }] }],
  });
});

const from = (moment: unknown) => ({ amount: "59.00", from: moment });
it.each([
  ["nothing is said", {}, null],
  ["the last minute of a day", { cancellationPolicies: [from("2026-11-29T23:59:00-08:00")] }, "2026-11-29"],
  ["noon", { cancellationPolicies: [from("2026-11-29T12:00:00.000-07:00")] }, "2026-11-28"],
  ["two", { cancellationPolicies: [from("2026-11-29T00:00-08:00"), from("2026-11-20T00:00-08:00")] }, "2026-11-19"],
  ["not refundable", { rateClass: "NRF", cancellationPolicies: [from("2026-11-29T23:59:00-08:00")] }, "never"],
  ["one of two unreadable", { cancellationPolicies: [from("2026-11-29T23:59:00-08:00"), from("soon")] }, null],
  ["no offset", { cancellationPolicies: [from("2026-11-29T23:59:00")] }, null],
])("free cancellation of a room, %s", async (_what, terms, freeUntil) => {
  expect(await roomsOf(terms)).toMatchObject([{ net: 5, terms: { freeUntil } }]);
});

it.each([
  [{ allIncluded: true }, true],
  [{ allIncluded: "0" }, false],
  [undefined, null],
])("taxes of a room, %j: %s", async (taxes, taxesIncluded) => {
  expect(await roomsOf({ taxes })).toMatchObject([{ terms: { taxesIncluded, fees: [] } }]);
});

it("fees of a hotel are in the price as they or all say; one without an amount is left out", async () => {
  const sent = [
    { title: "Resort fee", amount: "45.00", atHotel: 1 },
    { title: "Taxes", amount: 12, included: "yes" },
  ];
  const fees = (allIncluded: boolean) => ({ taxes: { allIncluded, fees: [...sent, { title: "Free", amount: 0 }] } });
  const resort = { title: "Resort fee", amount: 45, isIncluded: false, isPaidAtHotel: true };
  const taxes = { title: "Taxes", amount: 12, isIncluded: true, isPaidAtHotel: false };
  expect(await roomsOf(fees(false))).toMatchObject([{ terms: { fees: [resort, taxes] } }]);
  expect(await roomsOf(fees(true))).toMatchObject([{ terms: { fees: [{ ...resort, isIncluded: true }, taxes] } }]);
});

it("an activity's next date is a day or unknown", async () => {
  const dates = ["2026-12-01", "2026-12-01 00:00:00", "2026-02-30", "tomorrow", 5, undefined];
  const data = dates.map((nextDate, id) => ({ id: id + 1, title: "Kayak", nextDate }));
  const outcome = await answerRead(series, { data });
  const days = ["2026-12-01", "2026-12-01", null, null, null, null];
  expect(outcome.ok && outcome.data.map(({ nextDate }) => nextDate)).toEqual(days);
});

const PAIR = { access_token: "a", refresh_token: "r" };
const ALONE = { access_token: "a", refresh_token: null };

it.each([
  [PAIR, PAIR],
  [{ data: PAIR }, PAIR],
  [{ access_token: "a", refresh_token: "", data: null }, ALONE],
  [{ access_token: "a", refresh_token: 7, data: { expires_in: 60 } }, ALONE],
])("tokens of %j are %j", async (answer, tokens) => {
  expect(await answerRead(guestToken, answer)).toEqual({ ok: true, data: tokens });
});

const ann = { username: "Ann", cart_user_type: "customer", loyalty: { level: 2 } };

it("the profile is the user, with the fields of other systems; one that does not fit is left out", async () => {
  for (const answer of [{ data: ann }, ann]) {
    expect(await answerRead(currentUser, answer)).toEqual({ ok: true, data: ann });
  }
  const odd = { ok: true, data: { cart_user_type: "guest", username: null, id: 7 } };
  expect(await answerRead(currentUser, { data: { cart_user_type: "guest", username: 7, id: 7 } })).toEqual(odd);
});
