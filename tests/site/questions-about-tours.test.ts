/** Questions about tours and rules. */

import { describe, expect } from "vitest";
import { aboutTour, askBothWays, ids, idsIn, listed, policy, search } from "#tests/support/questions.ts";

describe("Questions about tours and rules", () => {
  askBothWays([
    search(
      "Which tours are under $100?",
      () => ({ maxPrice: 100, limit: 20 }),
      async (answer) => {
        const cheap = (await listed()).filter(({ priceFrom }) => priceFrom <= 100).map(({ id }) => id);
        expect(ids(answer)).toEqual(cheap);
        expect(cheap.length).toBeGreaterThan(2);
      },
      async ({ tours }) =>
        expect(idsIn(tours.filter(({ priceFrom }) => priceFrom <= 100))).toEqual(
          idsIn((await listed()).filter(({ priceFrom }) => priceFrom <= 100)),
        ),
    ),
    search(
      "What can I do in half a day, at most six hours?",
      () => ({ maxHours: 6, limit: 20 }),
      async (answer) =>
        expect(ids(answer)).toEqual((await listed()).filter((tour) => tour.durationHours <= 6).map(({ id }) => id)),
      async ({ tours }) => {
        const short = tours.filter(({ about }) => {
          const [, hours = 99, minutes = 0] = /, (\d+) h(?:ours)?(?: (\d+) min)?\./.exec(about) ?? [];
          return Number(hours) + Number(minutes) / 60 <= 6;
        });
        expect(idsIn(short)).toEqual(idsIn((await listed()).filter((tour) => tour.durationHours <= 6)));
      },
    ),
    search(
      "Do you have tours of two days?",
      () => ({ overnight: true }),
      async (answer) =>
        expect(ids(answer)).toEqual((await listed()).filter(({ overnight }) => overnight).map(({ id }) => id)),
      async ({ tours }) =>
        expect(idsIn(tours.filter(({ about }) => about.includes("2 days, 1 night")))).toEqual(
          idsIn((await listed()).filter(({ overnight }) => overnight)),
        ),
    ),
    search(
      "Which tours visit Zion?",
      () => ({ place: "Zion", limit: 20 }),
      async (answer) => {
        const zion = (await listed()).filter(({ tags, title }) => /zion/i.test([title, ...tags].join(" ")));
        expect(ids(answer)).toEqual(zion.map(({ id }) => id));
      },
      async (site) => {
        const zion = (await listed()).filter(({ tags, title }) => /zion/i.test([title, ...tags].join(" ")));
        const place = await site.page(site.places.get("Zion National Park") ?? "");
        const named = site.tours.filter(
          ({ title, about }) => /zion/i.test(title + about) || place.includes(`[${title}]`),
        );
        expect(idsIn(named)).toEqual(idsIn(zion));
      },
    ),
    search(
      "Do you go to Yosemite?",
      () => ({ place: "Yosemite" }),
      (answer) => {
        expect(answer.total).toBe(0);
        expect(answer.knownPlaces).toContain("Death Valley");
      },
      ({ tours, places }) => {
        expect(tours.filter(({ title, about }) => /yosemite/i.test(title + about))).toEqual([]);
        expect([places.has("Yosemite"), places.has("Death Valley")]).toEqual([false, true]);
      },
    ),
    aboutTour(
      "How much is Lower Antelope Canyon for an adult?",
      111,
      ({ priceAdult }) => expect(priceAdult).toBe(199),
      /^- Price: \$199 per adult/m,
    ),
    aboutTour(
      "Where and when is the pick-up for Bryce Canyon?",
      131,
      ({ pickUps }) =>
        expect(pickUps).toContainEqual(
          expect.objectContaining({ name: "Excalibur", time: expect.stringMatching(/^05:/) }),
        ),
      /^## Where we pick you up\n[^#]*^- 5:\d\d AM \*\*Excalibur\*\*/m,
    ),
    aboutTour(
      "Until when can I cancel the Bryce and Zion tour for free?",
      132,
      (tour) => {
        expect(tour.freeCancellationHours).toBe(48);
        expect(tour.cancellation).toMatch(/48 hours/);
      },
      /^## Cancellation\n[^#]*48 hours/m,
    ),
    policy("How do I cancel or change a booking?", "faq", /48 hours/),
    policy("How much luggage may I take on a shuttle?", "shuttle-service", /50 lb/),
    policy("Can I come in a wheelchair?", "faq", /wheelchair/i),
    policy("Which law applies to the contract?", "terms-conditions", /Nevada/),
    policy("How much is a refund of this tour if I cancel?", 132, /48 hours/),
  ]);
});
