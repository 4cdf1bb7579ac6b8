import fc from "fast-check";
import { expect, it } from "vitest";
import { hasWords, search } from "#app/domain/search/search.ts";
import { choicesOf, closestTours, filterTours, readFilters } from "#app/domain/tour/filters.ts";
import { searchedTours } from "#app/domain/tour/tour-search.ts";
import { FORMAT } from "#tests/support/format.ts";
import { cases } from "#tests/support/fuzz.ts";
import { sentTour, tourSummaries } from "#tests/support/tours.ts";

const TEXTS = {
  kayak: ["Black Canyon by kayak", "Two hours on the water. Pick-up at your hotel, sunset on the river."],
  rim: [
    "Grand Canyon South Rim by coach",
    "A hotel pick up, three lookouts, photographs of the Milky Way and the stars.",
  ],
  basin: ["Dante’s View and Badwater Basin", "Canceled for free up to 48 hours before."],
  fish: ["Skreifiske i Svolvær", "Måltid om bord, barn fra 6 år."],
  zion: ["ザイオン国立公園ツアー", "東京から来る人へ"],
  thai: ["เกาะภูเก็ต", "ทัวร์เต็มวัน"],
} as const;
const SOUGHT = Object.entries(TEXTS).map(([item, [title, text]]) => ({ item, title, text }));
const SYNONYMS = [
  ["stargazing", "the stars"],
  // The last one's words stand apart in a text.
  ["toddler", "small child", "barn", "rim coach"],
];
const found = (query: string) => search(SOUGHT, query, SYNONYMS).whole;

it.each([
  ["kayaking", ["kayak"]],
  ["pickup", ["kayak", "rim"]],
  ["PICK UP hotels", ["kayak", "rim"]],
  ["dantes view", ["basin"]],
  ["Dante's", ["basin"]],
  ["Grand Cannyon", ["rim"]],
  ["gradn canyon", ["rim"]],
  ["canc", ["basin"]],
  ["cancellation", ["basin"]],
  ["photography", ["rim"]],
  ["stargazing", ["rim"]],
  ["toddlers", ["fish"]],
  ["toddler tour", []],
  ["SVOLVÆR maltid", ["fish"]],
  ["国立公園", ["zion"]],
  ["ﾂｱｰ", ["zion"]],
  ["ทัวร์", ["thai"]],
  ["what is the canyon?", ["kayak", "rim"]],
  ["🏔️", []],
])("the search of %j finds %j", (query, items) => {
  expect(found(query)).toEqual(items);
});

it("the search names the nearest first: those with more, rarer and more prominent words", () => {
  expect(search(SOUGHT, "kayak at the grand canyon in the evening").ranked).toEqual(["kayak", "rim"]);
  expect(search(SOUGHT, "hotel stars dinosaur").ranked).toEqual(["rim", "kayak"]);
  expect(search(SOUGHT, "dinosaur").ranked).toEqual([]);
});

it("the search finds every text by each of its words, in any case, and by most long ones with a slip", () => {
  const word = fc.constantFrom(
    ...SOUGHT.flatMap(({ item, text }) => text.split(/[\s.,。]+/).map((each) => ({ item, each }))),
  );
  fc.assert(
    fc.property(word, fc.nat(), ({ item, each }, at) => {
      if (!hasWords(each)) return;
      for (const typed of [each, each.toUpperCase(), each.normalize("NFD")])
        expect(found(typed), typed).toContain(item);
      if (!/^[a-z]{6,}$/i.test(each)) return;
      const cut = 1 + (at % (each.length - 2));
      expect(found(each.slice(0, cut) + each.slice(cut + 1)), each).not.toEqual([]);
    }),
    cases(300),
  );
});

it("a list of tours has those found; of a search without any, the closest by its words, and by its place", () => {
  const tours = tourSummaries([
    sentTour(1, { title: "Zion by coach", tags: ["Zion"], priceFrom: 10, wheelchair: "on-request" }),
    sentTour(2, {
      ...{ title: "Rim walk", tags: ["Grand Canyon"], highlights: ["Mather Point at sunrise"], priceFrom: 30 },
      ...{ hotelPickup: true, wheelchair: "no" },
    }),
    sentTour(3, { title: "Rim flight", tags: ["Grand Canyon"], priceFrom: 20, overnight: true }),
  ]);
  const choices = choicesOf(FORMAT, tours, { category: [], destination: [{ value: "zion", title: "Zion" }] });
  const listed = (text: string) => {
    const filters = readFilters(new URLSearchParams(text), choices);
    const { whole, ranked } = searchedTours(tours, filters.q, []);
    const shown = filterTours(whole, filters);
    return [shown, shown.length === 0 ? closestTours(tours, filters, ranked) : []].map((list) =>
      list.map(({ id }) => id),
    );
  };
  expect(listed("q=tours")[0]).toHaveLength(3);
  expect(listed("q=mather+point")).toEqual([[2], []]);
  // What cards say of a tour finds it, too, but not what it lacks.
  expect(["pickup", "overnight", "wheel+chair"].flatMap((words) => listed(`q=${words}`)[0])).toEqual([2, 3, 1]);
  expect(listed("q=sunr+rim")).toEqual([[2], []]);
  expect(listed("q=%F0%9F%8F%94")[0]).toHaveLength(3);
  expect(listed("q=rim+dinosaur")).toEqual([[], [2, 3]]);
  expect(listed("q=rim+dinosaur&duration=overnight")).toEqual([[], [3, 2]]);
  expect(listed("q=dinosaur")).toEqual([[], []]);
});
