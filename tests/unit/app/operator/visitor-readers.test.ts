import { describe, expect, it } from "vitest";
import { searchActivities } from "#app/operator/activities.ts";
import { checkRoom } from "#app/operator/booking.ts";
import { addToCart, fetchCart, removeFromCart } from "#app/operator/cart.ts";
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

  it("drops bad items and replaces bad fields", async () => {
    const outcome = await fetchCart(operatorAnswering({ data: { items, total: 99.5 } }).client, ADMIN);
    expect(outcome).toEqual({
      ok: true,
      data: {
        total: 99.5,
        items: [
          { id: "7", title: "Queen room", details: "2 nights", image: `${ADMIN}/media/a.svg`, price: 99.5 },
          { id: "a-1", title: "Cart item", details: "", image: "/no-image.svg", price: null },
        ],
      },
    });
  });

  it.each([...WRONG, { data: [] }, { data: { items: {} } }].map((answer) => [answer]))(
    "%j is a failure",
    async (answer) => {
      expect((await fetchCart(operatorAnswering(answer).client, ADMIN)).ok).toBe(false);
    },
  );

  it("is fetched again after adding and removing; only a 404 on removal is no failure", async () => {
    const cart = { data: { items: [], total: 0 } };
    const add = operatorAnswering({}, cart);
    await addToCart(add.client, [{ rateKey: "k", net: 5 }], ADMIN);
    expect(add.asked.map(({ method = "GET", path }) => `${method} ${path}`)).toEqual([
      "POST /api/cart",
      "GET /api/cart",
    ]);
    expect((await removeFromCart(operatorAnswering({ failure: 404 }, cart).client, "7", ADMIN)).ok).toBe(true);
    const refused = operatorAnswering({ failure: 500 }, cart);
    expect((await removeFromCart(refused.client, "7", ADMIN)).ok).toBe(false);
    expect(refused.asked).toHaveLength(1);
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

  it("fail for any other shape", async () => {
    for (const answer of WRONG) {
      expect((await searchHotels(operatorAnswering(answer).client, stay, ADMIN)).ok).toBe(false);
      expect((await searchActivities(operatorAnswering(answer).client, "", ADMIN)).ok).toBe(false);
    }
  });

  it("send a query only when there are words", async () => {
    const { client, asked } = operatorAnswering({ data: [] }, { data: [] });
    await searchActivities(client, "", ADMIN);
    await searchActivities(client, "kayak", ADMIN);
    expect(asked.map(({ query }) => query)).toEqual([{}, { q: "kayak" }]);
  });
});
