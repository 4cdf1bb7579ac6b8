import { describe, expect, it } from "vitest";
import {
  askedParty,
  canBook,
  chosenDeparture,
  partyText,
  partyTotal,
  storedParty,
  sumText,
} from "#app/domain/tour/party.ts";

const FAMILY = { adults: 2, children: 1 };

describe("the party", () => {
  it.each([
    ["adults=2&children=1", FAMILY],
    ["adults=1", { adults: 1, children: 0 }],
    ["adults=20&children=20", { adults: 20, children: 20 }],
    ["children=2", null],
    ["adults=0", null],
    ["adults=21&children=0", { adults: 21, children: 0 }],
    ["adults=1000", null],
    ["adults=1e2", null],
    ["adults=%D9%A2", null],
    ["adults=2&children=-1", null],
    ["adults=2.5", null],
    ["adults=two", null],
    ["", null],
  ])("of the query %j is %j", (query, party) => {
    expect(askedParty(new URLSearchParams(query))).toEqual(party);
  });

  it.each([
    ['{"adults":2,"children":1}', FAMILY],
    ['{"adults":2,"children":1,"seats":9}', FAMILY],
    ['{"adults":1e9,"children":0}', null],
    ['{"adults":2}', null],
    ["[2,1]", null],
    ["null", null],
    ["{", null],
    [null, null],
  ])("stored as %j is %j", (text, party) => {
    expect(storedParty(text)).toEqual(party);
  });

  it.each([
    [129, 109, 367, "2 adults × $129, 1 child × $109"],
    [129, null, null, "2 adults × $129"],
    [19.99, 9.5, 49.48, "2 adults × $19.99, 1 child × $9.50"],
    [null, 109, null, null],
  ])("pays for adults at %j and children at %j: %j", (priceAdult, priceChild, total, text) => {
    expect(partyTotal({ priceAdult, priceChild }, FAMILY)).toBe(total);
    expect(sumText({ priceAdult, priceChild }, FAMILY)).toBe(text);
  });

  it("can book a departure with enough seats, or one that does not say how many there are", () => {
    expect([2, 3, 4, null].map((remaining) => canBook({ remaining }, FAMILY))).toEqual([false, true, true, true]);
  });

  it("can book at most 20 adults and 20 children, and only as whole numbers", () => {
    const counts = [
      [20, 20],
      [21, 0],
      [1, 21],
    ] as const;
    const able = counts.map(([adults, children]) => canBook({ remaining: null }, { adults, children }));
    expect([...able, canBook({ remaining: null }, null)]).toEqual([true, false, false, false]);
  });
});

describe("the departure to book", () => {
  const departure = (id: string, remaining: number | null) => ({
    ...{ id, remaining, time: "07:30", priceAdult: 69, priceChild: null },
  });

  it("is the wanted one, else the first with seats for the party, else the first that is not sold out", () => {
    const day = [departure("a", 0), departure("b", 1), departure("c", null)];
    expect(chosenDeparture(day, 2, "b")?.id).toBe("b");
    expect(chosenDeparture(day, 2, null)?.id).toBe("c");
    expect(chosenDeparture(day, 2, "a")?.id).toBe("c");
    expect(chosenDeparture(day.slice(0, 2), 2, null)?.id).toBe("b");
    expect(chosenDeparture(day.slice(0, 1), 2, null)).toBeUndefined();
  });

  it("is named with the party", () => {
    expect(partyText({ adults: 2, children: 0 })).toBe("2 adults");
    expect(partyText({ adults: 1, children: 1 })).toBe("1 adult, 1 child");
  });
});
