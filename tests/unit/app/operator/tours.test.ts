import fc from "fast-check";
import { expect, it } from "vitest";
import { instantOf, placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, addMonths, monthOf, twoDigits } from "#app/domain/calendar/dates.ts";
import type { Json } from "#app/domain/json.ts";
import { leavesAt } from "#app/domain/tour/departures.ts";
import type { AnyResource } from "#app/operator/resource.ts";
import { departures, salesDates } from "#app/operator/sales.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { ourTours, topTours, tourCategories, tourSummary } from "#app/operator/tours.ts";
import { cases } from "#tests/support/fuzz.ts";
import { answerRead, CONTEXT, readAs } from "#tests/support/read-as.ts";

it("of two things with one name the first counts, and the other is named", async () => {
  const lists: [resource: AnyResource, name: string, second: string, ...entries: Json[]][] = [
    [ourTours, "id", "7 B", { id: 7, title: "A", url: "/a" }, { id: 7, title: "B", url: "/b" }],
    [topTours, "id", "7 B", { id: 7, title: "A", url: "/a" }, { id: 7, title: "B", url: "/b" }],
    [tourCategories, "slug", "boats", { id: 1, slug: "boats", title: "A" }, { id: 2, slug: "boats", title: "B" }],
    [departures, "id", "x", { id: "x", time: "07:00" }, { id: "x", time: "09:00" }],
  ];
  for (const [{ data: schema }, name, second, ...entries] of lists) {
    const other = { ...entries[0], [name]: name === "slug" ? "hikes" : 8 };
    const { data, findings } = readAs(schema, [...entries, other]);
    expect(data, second).toEqual(readAs(schema, [entries[0], other]).data);
    expect(findings).toMatchObject([{ reason: "dropped", at: "[1]", sent: second }]);
  }
});

it("a tour's page is that of the number asked for, and its categories may be objects", async () => {
  const objects = [{ id: 3, slug: "boats", title: "Boats" }, { id: 4, title: "Hikes" }, { title: "Rafts" }];
  const categories = [...objects, "kayaks", 5, {}];
  const answer = await answerRead(tourDetail, { data: { id: 999, title: "A", categories } }, { id: 101 });
  expect(answer).toMatchObject({ data: { id: 101, categories: ["boats", "4", "Rafts", "kayaks", "5"] } });
  expect(readAs(tourSummary, { id: 1, title: "A", url: "a", categories }).data?.categories).toHaveLength(5);
});

it("tours need id, title and url", () => {
  const { data } = readAs(tourSummary, { id: 1, title: "T", url: "/t", tags: ["A", {}, null], priceFrom: -1 });
  // What is not said is unknown.
  const said = Object.entries(data ?? {}).filter(([, value]) => value !== null && value !== "");
  expect(Object.fromEntries(said)).toEqual({
    ...{ id: 1, title: "T", url: "/t", image: "/no-image.svg", tags: ["A"], categories: [], overnight: false },
  });
  for (const nothing of [null, [], "x", {}, { id: 1 }, { title: "T" }, { id: -1, title: "T" }])
    expect(readAs(tourDetail.data, nothing).data).toBeNull();
});

it.each([
  [{ durationHours: 58, days: "3" }, [58, 3, true]],
  [{ durationHours: 58 }, [58, null, true]],
  [{ durationHours: 15, days: 1 }, [15, 1, false]],
  [{ durationHours: 26, overnight: "0" }, [26, null, false]],
  [{ days: "a few", overnight: true }, [null, null, true]],
])("tours with %j have hours, days and a night or none: %j", (fields, length) => {
  const { data } = readAs(tourDetail.data, { id: 1, title: "T", ...fields });
  expect([data?.durationHours, data?.days, data?.overnight]).toEqual(length);
});

it("tours have coordinates of stops when both are in range, and keep the stop without them", () => {
  const of = (latitude: unknown, longitude?: unknown) => {
    const { data } = readAs(tourDetail.data, { id: 1, title: "T", itinerary: [{ title: "S", latitude, longitude }] });
    return data?.itinerary[0]?.at;
  };
  expect(of(36.0620001, -112.108)).toEqual({ latitude: 36.062, longitude: -112.108 });
  expect(of("36.06", "-112.1")).toEqual({ latitude: 36.06, longitude: -112.1 });
  expect([of(36), of(0, 0), of(91, 1)]).toEqual([null, null, null]);
});

it("tours have the header picture first, once, with its alt text", () => {
  const images = ["/a.svg A", "/b.svg B", "/a.svg again", "javascript:x C"].map((each) => {
    const [src, alt] = each.split(" ");
    return { src, alt };
  });
  expect(readAs(tourDetail.data, { id: 1, title: "T", headerImage: "/b.svg", images }).data?.pictures).toEqual([
    { src: "https://admin.example/b.svg", alt: "B" },
    { src: "https://admin.example/a.svg", alt: "A" },
  ]);
});

it("tours sell on listed dates unless they say no, in order; on a day that one of its entries sells, at its lowest price", () => {
  const sold = (...sent: unknown[]) =>
    readAs(salesDates.data, sent).data?.map(
      ({ date, available, remaining, priceFrom }) => `${date} ${available} ${remaining} ${priceFrom}`,
    );
  const sent = [
    { date: "2026-12-05" },
    { date: "2026-12-02", available: true, remaining: 0 },
    { date: "2026-12-01", available: "1", remaining: 4, priceFrom: "$129" },
    { date: "2026-12-03", available: "no" },
    { date: "2026-12-04T00:00:00Z", remaining: -1 },
  ];
  expect(sold(...sent, { date: "tomorrow" }, null)).toEqual([
    "2026-12-01 true 4 129",
    "2026-12-02 false 0 null",
    "2026-12-03 false null null",
    "2026-12-04 true null null",
    "2026-12-05 true null null",
  ]);
  const ofDay = (...entries: object[]) => sold(...entries.map((entry) => ({ date: "2026-12-05", ...entry })));
  const [sells, not, free] = [{ remaining: 3, priceFrom: 90 }, { available: false, priceFrom: 80 }, { remaining: 0 }];
  expect([ofDay(sells, not), ofDay(free, sells)]).toEqual([["2026-12-05 true 3 90"], ["2026-12-05 true 3 90"]]);
  expect(ofDay({ remaining: 2, priceFrom: 99 }, sells, {})).toEqual(["2026-12-05 true null 90"]);
  expect(readAs(salesDates.data, {}).data).toBeNull();
});

it("tours have every day of the month that is asked for, however many others are sent, and of all days those ahead", async () => {
  const { date: today } = placeTime(Date.now(), CONTEXT.timeZone);
  const days = fc.array(fc.integer({ min: -800, max: 390 }), { minLength: 1, maxLength: 900 });
  const month = fc.integer({ min: -25, max: 12 }).map((count) => addMonths(monthOf(today), count));
  await fc.assert(
    fc.asyncProperty(days, month, async (sent, wanted) => {
      const dates = sent.map((count) => addDays(today, count));
      const entries = dates.map((date) => ({ date }));
      const found = async (asked: object) => {
        const read = await answerRead(salesDates, { data: entries }, { ...asked });
        return read.ok ? read.data.map(({ date }) => date) : [];
      };
      const once = [...new Set(dates)].toSorted();
      const [year = "", number = ""] = wanted.split("-");
      expect(await found({ year, month: Number(number) })).toEqual(once.filter((date) => monthOf(date) === wanted));
      expect((await found({})).filter((date) => date >= today)).toEqual(once.filter((date) => date >= today));
    }),
    cases(60),
  );
});

it("tours depart at the time of the day asked for, whatever the offset it is sent with", async () => {
  const zone = fc.constantFrom("Europe/Oslo", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati", "UTC");
  const minutes = fc.integer({ min: 0, max: 28 * 60 - 1 });
  const offset = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);
  await fc.assert(
    fc.asyncProperty(zone, minutes, offset, fc.integer({ min: 0, max: 400 }), async (timeZone, at, ahead, later) => {
      const date = addDays("2026-12-24", later);
      const asText = (count: number) => `${twoDigits(Math.floor(count / 60))}:${twoDigits(count % 60)}`;
      const wall = { date: addDays(date, Math.floor(at / 1_440)), time: asText(at % 1_440) };
      const ms = instantOf(wall, timeZone);
      // An hour that the clock leaves out has no such moment.
      fc.pre(placeTime(ms, timeZone).time === wall.time);
      const there = new Date(ms + ahead * 60_000).toISOString().slice(0, 19);
      const time = `${there}${ahead < 0 ? "-" : "+"}${asText(Math.abs(ahead))}`;
      const read = async (asked: string) => {
        const outcome = await answerRead(departures, { data: [{ id: "a", time }] }, { date: asked }, timeZone);
        return outcome.ok ? outcome.data : [];
      };
      const [departure] = await read(date);
      expect(departure && leavesAt(date, departure)).toEqual(wall);
      // Guests of another day are not told a time of this one.
      expect(await read(addDays(date, -2))).toEqual([]);
      expect(await read(addDays(date, 2))).toEqual([]);
    }),
    cases(300),
  );
});

it("tours depart in the order of their times, after midnight at the end", () => {
  const sent = [
    { id: "b", time: "12:30" },
    { id: 7, time: "7:30 AM" },
    { id: "..", time: "08:00" },
    { id: "n", time: "24:15" },
    { id: "x", time: "30:15" },
  ];
  const read = readAs(departures.data, sent).data?.map(({ id, time, isNextDay = false }) => [id, time, isNextDay]);
  expect(read?.join(" ")).toBe("7,07:30,false b,12:30,false n,00:15,true");
});
