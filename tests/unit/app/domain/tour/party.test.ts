import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type BookingRules,
  bookingRules,
  hasOpenRoom,
  needsAges,
  partyPriceParts,
  partyProblem,
  payingParty,
  seatsNeeded,
  totalOf,
} from "#app/domain/tour/booking-rules.ts";
import { askedParty, chosenDeparture, type Party, partyQuery, storedParty } from "#app/domain/tour/party.ts";
import { FORMAT } from "#tests/support/format.ts";

const FAMILY: Party = { adults: 2, children: 1, ages: [] };

it.each([
  ["adults=1&children=3&ages=4,9", { adults: 1, children: 3, ages: [4, 9] }],
  ["adults=1&children=2&ages=4&ages=&ages=99&ages=9&ages=12", { adults: 1, children: 2, ages: [4, 9] }],
  ["children=2", { adults: 2, children: 2, ages: [] }],
  ["adults=&children=0", null],
  ["people=28", { adults: 28, children: 0, ages: [] }],
  ["adults=1000", null],
  ["adults=%D9%A2&children=%EF%BC%91", FAMILY],
  ["", null],
])("the party of the query %j is %j", (query, party) => {
  expect(askedParty(new URLSearchParams(query))).toEqual(party);
});

it.each([
  [{ adults: 2, children: 1 }, FAMILY],
  [
    { adults: 2, children: 1, ages: [7, 8] },
    { ...FAMILY, ages: [7] },
  ],
  [
    { adults: 2, children: 0, ages: [2] },
    { adults: 2, children: 0, ages: [] },
  ],
  [{ adults: 1e9, children: 0 }, null],
  ["{", null],
  [null, null],
])("the party stored as %j is %j", (stored, party) => {
  expect(storedParty(stored)).toEqual(party);
});

it("a party written into an address is read as it was", () => {
  const child = fc.integer({ min: 0, max: 17 });
  const party = fc
    .record({ adults: fc.integer({ min: 1, max: 999 }), ages: fc.array(child, { maxLength: 20 }), more: fc.nat(20) })
    .map(({ adults, ages, more }) => ({ adults, children: ages.length + more, ages }));
  fc.assert(
    fc.property(party, (each) => {
      expect(askedParty(new URLSearchParams(partyQuery(each)))).toEqual(each);
    }),
  );
});

const parts = (prices: { priceAdult: number | null; priceChild: number | null }, party = FAMILY) =>
  partyPriceParts(FORMAT, prices, party, { singleSupplement: 110, pricePer: null });

it.each([
  [129, null, null, ["2 adults × $129", "1 child"]],
  [19.99, 9.5, 49.48, ["2 adults × $19.99", "1 child × $9.50"]],
  [null, 109, null, ["2 adults", "1 child × $109"]],
])("what a party pays for adults at %j and children at %j is %j in all", (priceAdult, priceChild, total, texts) => {
  const all = parts({ priceAdult, priceChild });
  expect([totalOf(all), all.map(({ text }) => text)]).toEqual([total, texts]);
});

it("what a party pays has the single supplement for a guest alone, and an adult's price for children above the oldest child's age", () => {
  const prices = { priceAdult: 479, priceChild: 429 };
  expect(totalOf(parts(prices, { adults: 1, children: 0, ages: [] }))).toBe(589);
  expect(totalOf(parts(prices, { adults: 1, children: 1, ages: [] }))).toBe(908);
  const teenager = { adults: 2, children: 3, ages: [12, 11] };
  expect(payingParty(teenager, { childAgeMax: 11 })).toEqual({ adults: 3, children: 2, ages: [11] });
  expect(payingParty(teenager, { childAgeMax: null })).toEqual(teenager);
});

it("rooms of an overnight tour are counted two to a room; the total is open where a child may share", () => {
  const rules = { singleSupplement: 100, hasRooms: true };
  const many = fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(20) });
  fc.assert(
    fc.property(many, ({ adults, children }) => {
      const party = { adults, children, ages: [] };
      const total = totalOf(partyPriceParts(FORMAT, { priceAdult: 10, priceChild: 10 }, party, rules)) ?? 0;
      const people = adults + children;
      const singles = (total - 10 * people) / 100;
      // Every room of two is full, or one guest pays for being alone, or nobody can tell yet.
      expect((people + singles) % 2 === 0 || hasOpenRoom(party, rules)).toBe(true);
      expect(singles).toBeLessThanOrEqual(1);
      expect(hasOpenRoom(party, { ...rules, hasRooms: false })).toBe(false);
    }),
  );
});

const rules = (said: Partial<BookingRules> = {}): BookingRules => ({
  ...{ minimumAge: null, childAgeMax: null, singleSupplement: null, hasRooms: false, pricePer: null, maxPeople: 40 },
  ...said,
});
const problem = (party: Party | null, remaining: number | null, said = rules()) =>
  partyProblem({ remaining }, party, said);

it("a party is held back where seats are too few, not where their number is unknown", () => {
  expect([2, 3, 4, null].map((seats) => problem(FAMILY, seats))).toEqual(["too-few-seats", null, null, null]);
  expect(problem(null, 9)).toBe("no-party");
});

it("a party is held back above the operator's limit, that of the group, or 20 adults and 20 children", () => {
  const limit = { minimumAge: 0, childAgeMax: null, singleSupplement: null, overnight: false, pricePer: null };
  const of = (maxPartySize: number | null, groupSizeMax: number | null) =>
    bookingRules({ ...limit, maxPartySize, groupSizeMax });
  const people = (adults: number, children = 0) => ({ adults, children, ages: [] });
  expect([of(null, null), of(12, 50), of(null, 14)].map(({ maxPeople }) => maxPeople)).toEqual([40, 12, 14]);
  expect([people(20, 20), people(21), people(1, 21)].map((party) => problem(party, null))).toEqual([
    ...[null, "group", "group"],
  ]);
  expect([problem(people(12), null, of(12, 50)), problem(people(13), null, of(12, 50))]).toEqual([null, "group"]);
  // A group is not held to the seats of a day.
  expect([people(12), people(13), null].map((party) => seatsNeeded(party, of(12, 50)))).toEqual([12, 1, 1]);
});

it("a party is held back while ages decide and one is missing, and where a child is too young", () => {
  const aged = rules({ minimumAge: 8, childAgeMax: 11 });
  expect([rules(), rules({ minimumAge: 8 }), rules({ childAgeMax: 11 })].map(needsAges)).toEqual([false, true, true]);
  const ages: number[][] = [[], [7], [8], [12]];
  expect(ages.map((known) => problem({ ...FAMILY, ages: known }, 9, aged))).toEqual([
    ...["no-age", "too-young", null, null],
  ]);
  expect(problem({ adults: 2, children: 2, ages: [7] }, 9, aged)).toBe("too-young");
  expect(problem({ adults: 2, children: 0, ages: [] }, 9, aged)).toBeNull();
});

const departure = (id: string, remaining: number | null) => ({
  ...{ id, remaining, time: "07:30", priceAdult: 69, priceChild: null },
});

it("the departure to book is the wanted one, else the first with seats for the party, else the first that is not sold out", () => {
  const day = [departure("a", 0), departure("b", 1), departure("c", null)];
  expect(chosenDeparture(day, 2, "b")?.id).toBe("b");
  expect(chosenDeparture(day, 2, null)?.id).toBe("c");
  expect(chosenDeparture(day, 2, "a")?.id).toBe("c");
  expect(chosenDeparture(day.slice(0, 2), 2, null)?.id).toBe("b");
  expect(chosenDeparture(day.slice(0, 1), 2, null)).toBeUndefined();
});
