import { describe, expect, it } from "vitest";
import { departures, salesDates } from "#app/operator/sales.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { tourSummary } from "#app/operator/tours.ts";
import { readAs } from "#tests/support/read-as.ts";

describe("tours", () => {
  it("need id, title and url", () => {
    expect(readAs(tourSummary, { id: 1, title: "T", url: "/t", tags: ["A", {}, null], priceFrom: -1 }).data).toEqual({
      ...{ id: 1, title: "T", url: "/t", image: "/no-image.svg", tags: ["A"], summary: "", categories: [] },
      ...{ durationHours: null, priceFrom: null, days: null, timeZone: null, overnight: false, groupSizeMax: null },
      ...{ minimumAge: null, wheelchair: null, hotelPickup: null, languages: null, startTimes: null, highlights: null },
      ...{ rating: null, reviewCount: null, reviewsAreDemo: null },
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
  ])("with %j have hours, days and a night or none: %j", (fields, length) => {
    const { data } = readAs(tourDetail.data, { id: 1, title: "T", ...fields });
    expect([data?.durationHours, data?.days, data?.overnight]).toEqual(length);
  });

  it("have coordinates of stops when both are in range, and keep the stop without them", () => {
    const pairs: [unknown, unknown][] = [
      [36.0620001, -112.108],
      ["36.06", "-112.1"],
      [36, undefined],
      [0, 0],
      [91, 1],
    ];
    const itinerary = pairs.map(([latitude, longitude]) => ({ title: "S", latitude, longitude }));
    expect(readAs(tourDetail.data, { id: 1, title: "T", itinerary }).data?.itinerary.map(({ at }) => at)).toEqual([
      { latitude: 36.062, longitude: -112.108 },
      { latitude: 36.06, longitude: -112.1 },
      ...[null, null, null],
    ]);
  });

  it("have the header picture first, once, with its alt text", () => {
    const images = ["/a.svg A", "/b.svg B", "/a.svg again", "javascript:x C"].map((each) => {
      const [src, alt] = each.split(" ");
      return { src, alt };
    });
    expect(readAs(tourDetail.data, { id: 1, title: "T", headerImage: "/b.svg", images }).data?.pictures).toEqual([
      { src: "https://admin.example/b.svg", alt: "B" },
      { src: "https://admin.example/a.svg", alt: "A" },
    ]);
  });

  it("have sanitized HTML", () => {
    const faq = [{ question: "Why?", answer: "<img src=x onerror=alert(1)>yes" }, { question: "No answer" }];
    const description = "<p onclick=x>a<script>b</script></p>";
    const { data } = readAs(tourDetail.data, { id: 1, title: "T", description, faq });
    expect(data?.description).toBe("<p>a</p>");
    expect(data?.faq).toHaveLength(1);
    expect(data?.faq[0]?.answer).not.toMatch(/onerror/);
  });

  it("sell on listed dates unless they say no, in order", () => {
    const sent = [
      { date: "2026-12-05" },
      { date: "2026-12-02", available: true, remaining: 0 },
      { date: "2026-12-01", available: "1", remaining: 4, priceFrom: "$129" },
      { date: "2026-12-03", available: "no" },
      { date: "2026-12-04T00:00:00Z", remaining: -1 },
      { date: "tomorrow" },
      null,
    ];
    expect(readAs(salesDates.data, sent).data).toEqual([
      { date: "2026-12-01", available: true, remaining: 4, priceFrom: 129 },
      { date: "2026-12-02", available: false, remaining: 0, priceFrom: null },
      { date: "2026-12-03", available: false, remaining: null, priceFrom: null },
      { date: "2026-12-04", available: true, remaining: null, priceFrom: null },
      { date: "2026-12-05", available: true, remaining: null, priceFrom: null },
    ]);
    expect(readAs(salesDates.data, {}).data).toBeNull();
  });

  it("depart in the order of their times, after midnight at the end", () => {
    const none = { remaining: null, priceAdult: null, priceChild: null };
    const sent = [
      { id: "b", time: "12:30" },
      { id: 7, time: "7:30 AM" },
      { id: "..", time: "08:00" },
      { id: "n", time: "24:15" },
      { id: "x", time: "30:15" },
    ];
    expect(readAs(departures.data, sent).data).toEqual([
      { id: "7", time: "07:30", ...none },
      { id: "b", time: "12:30", ...none },
      { id: "n", time: "00:15", isNextDay: true, ...none },
    ]);
  });
});
