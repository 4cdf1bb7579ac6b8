import { describe, expect, it } from "vitest";
import { availabilityOf, bookingCheckRequest } from "#app/domain/cart/booking.ts";
import { cartAddPayload } from "#app/domain/cart/cart.ts";
import { hotelSearchProblem } from "#app/domain/cart/hotel.ts";

describe("availability", () => {
  const roomsRate = [{ rateKey: "k", net: 99.5 }];

  it("rejects with the operator's reason", () => {
    expect(availabilityOf({ isAvailable: false, errMsg: "Sold a minute ago", roomsRate })).toEqual({
      available: false,
      reason: "Sold a minute ago",
    });
    expect(availabilityOf({ isAvailable: false, errMsg: null, roomsRate: [] })).toMatchObject({ available: false });
  });

  it("otherwise returns the rates, whatever errMsg is", () => {
    expect(availabilityOf({ isAvailable: true, errMsg: "note", roomsRate })).toEqual({ available: true, roomsRate });
  });

  it("is asked with the room's reference and the provider code", () => {
    expect(bookingCheckRequest("k")).toEqual({ bookingRoomReference: "k", provider: "hbx" });
  });
});

describe("the cart payload", () => {
  it("has exactly four fields per item", () => {
    expect(cartAddPayload([{ rateKey: "k", net: 99.5 }])).toEqual({
      items: [{ price: 99.5, productOwnerReference: "k", productType: "hotel", quantity: 1 }],
    });
  });
});

describe("a hotel search", () => {
  const good = { destination: "las-vegas", checkIn: "2026-12-30", checkOut: "2027-01-02", guests: 2 };
  it.each([
    [{}, null],
    [{ destination: "" }, "Please choose a destination."],
    [{ checkIn: "" }, "Please choose both dates."],
    [{ checkOut: "0002-01-05" }, "Please choose both dates."],
    [{ checkOut: "2026-12-30" }, "Check-out must be after check-in."],
    [{ checkOut: "2027-02-01" }, "Stays are 30 nights at most."],
    [{ guests: 0 }, "We can take 1 to 8 guests."],
    [{ guests: 2.5 }, "We can take 1 to 8 guests."],
    [{ guests: Number.NaN }, "We can take 1 to 8 guests."],
  ])("%j → %s", (change, problem) => {
    expect(hotelSearchProblem({ ...good, ...change })?.text ?? null).toBe(problem);
  });

  it("names the invalid field", () => {
    const fieldOf = (change: object) => hotelSearchProblem({ ...good, ...change })?.field;
    expect(fieldOf({ checkIn: "" })).toBe("checkIn");
    expect(fieldOf({ checkOut: "" })).toBe("checkOut");
    expect(fieldOf({ checkOut: good.checkIn })).toBe("checkOut");
    expect(fieldOf({ guests: 9 })).toBe("guests");
  });
});
