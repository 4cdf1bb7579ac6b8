import { describe, expect, it } from "vitest";
import { searchActivities } from "#app/operator/activities.ts";
import { checkRoom } from "#app/operator/booking.ts";
import { readCart } from "#app/operator/cart.ts";
import { searchHotels } from "#app/operator/hotel.ts";
import { operatorAnswering } from "./operator-answering.ts";

const ADMIN = "https://admin.example.com";

const WRONG = [null, [], "x", 7, {}, { data: null }, { data: 5 }, { data: "x" }];

describe("the cart", () => {
  const items = [
    { id: 7, title: "Queen\u0000 room", price: 99.5, image: "/media/a.svg", details: "2 nights", evil: "<b>" },
    { id: "../x", title: "bad id" },
    { title: "no id" },
    { id: "a-1", price: -5, image: "javascript:alert(1)" },
    null,
  ];

  const unknown = { stay: null, terms: { taxesIncluded: null, freeUntil: null } };

  it("drops bad items and replaces bad fields", () => {
    expect(readCart({ items, total: 99.5 }, ADMIN)).toEqual({
      total: 99.5,
      items: [
        { id: "7", title: "Queen room", details: "2 nights", image: `${ADMIN}/media/a.svg`, price: 99.5, ...unknown },
        { id: "a-1", title: "Cart item", details: "", image: "/no-image.svg", price: null, ...unknown },
      ],
    });
  });

  it("carries stay and terms of a rate", () => {
    const nights = { checkIn: "2026-12-06", checkOut: "2026-12-08" };
    const room = (more: object) => ({ id: 7, title: "Room", ...nights, ...more });
    const answers = [
      room({
        ...{ destination: "zion-national-park", guests: 3 },
        taxes: { allIncluded: true },
        cancellationPolicies: [{ amount: "5", from: "2026-12-04T23:59:00-08:00" }],
      }),
      room({ checkOut: "2026-12-05", cancellationPolicies: [{ from: "2026-12-07T23:59:00-08:00" }] }),
      room({ checkIn: "tomorrow", rateClass: "NRF" }),
      room({ destination: "zion-national-park", guests: "three" }),
    ];
    const cart = readCart({ items: answers }, ADMIN);
    expect(cart.items.map(({ stay, terms }) => ({ stay, ...terms }))).toEqual([
      {
        stay: { ...nights, destination: "zion-national-park", guests: 3 },
        ...{ taxesIncluded: true, freeUntil: "2026-12-04" },
      },
      { stay: null, taxesIncluded: null, freeUntil: null },
      { stay: null, taxesIncluded: null, freeUntil: "never" },
      { stay: nights, taxesIncluded: null, freeUntil: null },
    ]);
  });
});

describe("the availability check", () => {
  it("reads the answer with and without the `data` envelope", async () => {
    const answer = { isAvailable: true, errMsg: "", roomsRate: [{ rateKey: "k", net: 5 }, { rateKey: "k" }, 7] };
    const expected = { ok: true, data: { available: true, roomsRate: [{ rateKey: "k", net: 5 }] } };
    expect(await checkRoom(operatorAnswering(answer).client, "k")).toEqual(expected);
    expect(await checkRoom(operatorAnswering({ data: answer }).client, "k")).toEqual(expected);
  });

  it("returns the operator's reason", async () => {
    const sold = { isAvailable: false, errMsg: "Sold" };
    expect(await checkRoom(operatorAnswering(sold).client, "k")).toEqual({
      ok: true,
      data: { available: false, reason: "Sold" },
    });
  });

  it.each([...WRONG, { isAvailable: "false" }].map((answer) => [answer]))(
    "%j is a failure, not a free room",
    async (answer) => {
      expect((await checkRoom(operatorAnswering(answer).client, "k")).ok).toBe(false);
    },
  );
});

describe("hotels and activities", () => {
  const stay = { destination: "las-vegas", checkIn: "2026-12-01", checkOut: "2026-12-02", guests: 2 };

  it("drop rooms without a rate and hotels without a name", async () => {
    const answer = {
      data: [{ id: 1, name: "A", rooms: [{ rateKey: "k", net: 5 }, { name: "no rate" }] }, { id: 2 }, 5],
    };
    expect(await searchHotels(operatorAnswering(answer).client, stay, ADMIN)).toMatchObject({
      ok: true,
      data: [{ id: "1", name: "A", rooms: [{ name: "Room", rateKey: "k", net: 5 }] }],
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
    ["no such day", { cancellationPolicies: [from("2026-02-30T23:59:00-08:00")] }, null],
    ["no offset", { cancellationPolicies: [from("2026-11-29T23:59:00")] }, null],
    ["after check-in", { cancellationPolicies: [from("2027-11-29T23:59:00-08:00")] }, null],
    ["no list", { cancellationPolicies: "2026-11-29" }, null],
  ])("free cancellation, %s", async (_what, terms, freeUntil) => {
    const answer = { data: [{ id: 1, name: "A", rooms: [{ rateKey: "k", net: 5, ...terms }] }] };
    expect(await searchHotels(operatorAnswering(answer).client, stay, ADMIN)).toMatchObject({
      ok: true,
      data: [{ category: "", rooms: [{ net: 5, terms: { freeUntil } }] }],
    });
  });

  it.each([
    [{ allIncluded: true }, true],
    [{ allIncluded: false }, false],
    [{ allIncluded: "yes" }, null],
    [[], null],
    [undefined, null],
  ])("taxes %j: %s", async (taxes, taxesIncluded) => {
    const answer = { data: [{ id: 1, name: "A", categoryName: "3 stars", rooms: [{ rateKey: "k", net: 5, taxes }] }] };
    expect(await searchHotels(operatorAnswering(answer).client, stay, ADMIN)).toMatchObject({
      data: [{ category: "3 stars", rooms: [{ terms: { taxesIncluded } }] }],
    });
  });

  it("fail for any other shape", async () => {
    for (const answer of WRONG) {
      expect((await searchHotels(operatorAnswering(answer).client, stay, ADMIN)).ok).toBe(false);
      expect((await searchActivities(operatorAnswering(answer).client, "", ADMIN)).ok).toBe(false);
    }
  });

  it("an activity's next date is a day or unknown", async () => {
    const dates = ["2026-12-01", "2026-02-30", "tomorrow", 5, undefined];
    const data = dates.map((nextDate, id) => ({ id: id + 1, title: "Kayak", nextDate }));
    const outcome = await searchActivities(operatorAnswering({ data }).client, "", ADMIN);
    expect(outcome.ok && outcome.data.map(({ nextDate }) => nextDate)).toEqual(["2026-12-01", null, null, null, null]);
  });

  it("send a query only when there are words", async () => {
    const { client, asked } = operatorAnswering({ data: [] }, { data: [] });
    await searchActivities(client, "", ADMIN);
    await searchActivities(client, "kayak", ADMIN);
    expect(asked.map(({ query }) => query)).toEqual([{}, { q: "kayak" }]);
  });
});
