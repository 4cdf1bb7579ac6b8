import fc from "fast-check";
import { expect, it } from "vitest";
import { formatOf } from "#app/domain/locale/format.ts";
import {
  choicesOf,
  closestTours,
  countedFacets,
  filterTours,
  isAboutTours,
  readFilters,
  shortestFitting,
} from "#app/domain/tour/filters.ts";
import { placeOptions } from "#app/domain/tour/places.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { similarTo } from "#app/domain/tour/tour-search.ts";
import { FORMAT } from "#tests/support/format.ts";
import { cases } from "#tests/support/fuzz.ts";
import { placesFor, tourSummary } from "#tests/support/tours.ts";

const tour = tourSummary;

const TOURS = [
  tour(1, { tags: ["Zion National Park"], durationHours: 12, priceFrom: 119, categories: ["day-tours"] }),
  tour(2, { tags: ["Hoover Dam"], durationHours: 5, priceFrom: 69, categories: ["half-day", "families"] }),
  tour(3, { tags: ["Grand Canyon", "Hoover Dam"], durationHours: 11, priceFrom: 200, categories: ["day-tours"] }),
  tour(4, { tags: ["Grand Canyon"], durationHours: 38, overnight: true, priceFrom: 479 }),
  tour(5, { tags: ["Hoover Dam"] }),
];
const categories = [
  { value: "day-tours", title: "Day tours" },
  { value: "half-day", title: "Half-day tours" },
  { value: "families", title: "With children" },
  { value: "private", title: "Private" },
];

const CHOICES = choicesOf(FORMAT, TOURS, { category: categories, destination: placeOptions(placesFor(TOURS)) });

const ids = (query: string) => filterTours(TOURS, readFilters(new URLSearchParams(query), CHOICES)).map(({ id }) => id);

it.each([
  ["destination=hoover-dam&price=over-200&duration=day", [3, 2, 5]],
  ["category=private", [2, 1, 3]],
  ["destination=valley-of-fire&price=over-200", [4, 2, 1]],
])("instead of an empty list, %s has the tours that come closest", (query, expected) => {
  expect(ids(query)).toEqual([]);
  const filters = readFilters(new URLSearchParams(query), CHOICES);
  expect(closestTours(TOURS, filters).map(({ id }) => id)).toEqual(expected);
});

it.each([
  ["", true],
  ["destination=hoover-dam&price=under-100&duration=half-day&sort=price-down", true],
  ["destination=death-valley", false],
  ["sort=color", false],
  ["utm_source=x", false],
  // Anybody's words: no copy in the cache for each.
  ["q=tour", false],
])("the query %j is about tours that there are: %s", (text, expected) => {
  const query = new URLSearchParams(text);
  expect(isAboutTours(query, readFilters(query, CHOICES), TOURS)).toBe(expected);
});

const KNOWN = tour(6, {
  ...{ title: "Rim walk", highlights: ["Mather Point at sunrise"], languages: ["English", "German"], minimumAge: 6 },
  ...{ wheelchair: "yes", hotelPickup: true, startTimes: ["07:00"], durationHours: 10 },
});

it.each([
  ["language=german", true],
  ["age=6", true],
  ["age=3", false],
  ["wheelchair=yes&pickup=hotel&returns=18", true],
])("%s finds a tour of which all is known: %s, and none without", (query, isFound) => {
  const tours = [KNOWN, tour(7)];
  const filters = readFilters(new URLSearchParams(query), choicesOf(FORMAT, tours, { category: [], destination: [] }));
  expect(filterTours(tours, filters).map(({ id }) => id)).toEqual(isFound ? [6] : []);
});

it.each([
  ["", [1, 2, 3, 4, 5]],
  ["category=day-tours", [1, 3]],
  ["destination=hoover-dam", [2, 5, 3]],
  ["duration=half-day", [2]],
  ["duration=day", [1, 3]],
  ["duration=overnight", [4]],
  ["destination=hoover-dam&price=under-100&category=families", [2]],
  ["sort=price", [2, 1, 3, 4, 5]],
])("filters of the tour list: %j leaves %j", (query, left) => {
  expect(ids(query)).toEqual(left);
});

it("the tour list recommends one tour of each place before the second of any", () => {
  const places = ["Zion", "Zion", "Hoover Dam", "Zion", "Hoover Dam", "Bryce"];
  const tours = places.map((place, index) => tour(index + 1, { tags: [place], priceFrom: 100 - index }));
  const inOrder = (sort: string) => filterTours(tours, readFilters(new URLSearchParams({ sort }), CHOICES));
  expect(inOrder("").map(({ id }) => id)).toEqual([1, 3, 6, 2, 5, 4]);
  expect(inOrder("price").map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
});

it("filters of the tour list count the tours per option and omit options without tours", () => {
  const filters = readFilters(new URLSearchParams("destination=grand-canyon"), CHOICES);
  const facets = countedFacets(["category", "destination"], TOURS, filters, CHOICES);
  const counts = facets.map(({ options }) => options.map(({ value, count }) => `${value} ${count}`).join(", "));
  // The facet's own choice does not narrow its options.
  expect(counts).toEqual([
    ...["day-tours 1, half-day 0, families 0", "grand-canyon 2, hoover-dam 3, zion-national-park 1"],
  ]);
});

it("similar tours have the same place first and exclude the tour itself", () => {
  const similar = (id: number, tags: string[], more: object = {}) =>
    similarTo({ id, tags, categories: [], overnight: false, ...more }, TOURS, 3).map((each) => each.id);
  expect(similar(1, ["Zion National Park"], { categories: ["day-tours"] })).toEqual([3]);
  expect([similar(9, ["Grand Canyon"]), similar(9, [])]).toEqual([[3, 4], []]);
  // Those of two days are most like one of two days, wherever they go.
  expect(similar(9, ["Zion National Park"], { overnight: true })).toEqual([4, 1]);
});

it("has price steps between round numbers that fit the tenant's prices, with its own money", () => {
  const stepsOf = (prices: number[], currency = "USD") => {
    const tours = prices.map((priceFrom, id) => tour(id, { priceFrom }));
    const { price } = choicesOf(formatOf({ locale: "en", currency }), tours, { category: [], destination: [] });
    return price.map(({ value, title }) => `${value}: ${title.replaceAll("\u00a0", " ")}`);
  };
  expect(stepsOf([890, 1_490, 2_900, 6_400], "NOK")).toEqual([
    ...["under-1000: Under NOK 1,000", "1000-2000: NOK 1,000 to NOK 2,000", "over-2000: Over NOK 2,000"],
  ]);
  expect(stepsOf([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1_000_000, noNaN: true }), { minLength: 1 }), (prices) => {
      const tours = prices.map((priceFrom, id) => tour(id, { priceFrom }));
      const choices = choicesOf(FORMAT, tours, { category: [], destination: [] });
      const fitting = choices.price.map(({ value }) => {
        const filters = readFilters(new URLSearchParams({ price: value }), choices);
        return filterTours(tours, filters).map(({ id }) => id);
      });
      expect(fitting.flat().toSorted((a, b) => a - b)).toEqual(tours.map(({ id }) => id));
    }),
    cases(200),
  );
});

it("offers only lengths that some tour has, and says of another one how long the shortest is", () => {
  const hours = fc.double({ min: 0.25, max: 23, noNaN: true });
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1 }), fc.integer({ min: 1, max: 23 }), (lengths, asked) => {
      const tours = lengths.map((durationHours, id) => tour(id, { durationHours }));
      const found = (value: string) => {
        const query = new URLSearchParams({ duration: value });
        const choices = choicesOf(FORMAT, tours, { category: [], destination: [] }, query);
        const filters = readFilters(query, choices);
        const [{ options } = { options: [] }] = countedFacets(["duration"], tours, filters, choices);
        return { filters, options, count: filterTours(tours, filters).length };
      };
      for (const { value, count } of found("").options) {
        expect(count, value).toBeGreaterThan(0);
        expect(found(value).count, value).toBe(count);
      }
      const { filters, options, count } = found(`up-to-${asked}`);
      expect(count).toBe(lengths.filter((length) => length <= asked).length);
      expect(options.map(({ value }) => value)).toContain(`up-to-${asked}`);
      expect(shortestFitting(tours, filters)).toBe(
        durationText({ durationHours: Math.min(...lengths), overnight: false }),
      );
    }),
    cases(300),
  );
});
