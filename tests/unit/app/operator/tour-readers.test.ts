import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCategory } from "#app/operator/categories.ts";
import { readDepartures, readSalesDates } from "#app/operator/sales.ts";
import { readTourDetail } from "#app/operator/tour-detail.ts";
import { cases } from "#tests/support/fuzz.ts";

const ADMIN = "https://admin.example";
const silent = () => undefined;

describe("tour detail", () => {
  it("requires id and title; other fields have defaults", () => {
    const detail = readTourDetail(
      { id: 1, title: "T", images: "x", itinerary: [null, { title: 5 }], faq: {} },
      silent,
      ADMIN,
    );
    expect(detail).toMatchObject({
      id: 1,
      title: "T",
      pictures: [{ src: "/no-image.svg", alt: "" }],
      priceAdult: null,
      itinerary: [],
      faq: [],
      priceNote: "",
      stay: null,
      cancellation: "",
      freeCancellationHours: null,
      overnight: false,
    });
    for (const nothing of [null, [], "x", {}, { id: 1 }, { title: "T" }, { id: -1, title: "T" }]) {
      expect(readTourDetail(nothing, silent, ADMIN)).toBeNull();
    }
  });

  it.each([
    [{ durationHours: 58, days: "3" }, [58, 3, true]],
    [{ durationHours: 58 }, [58, null, true]],
    [{ durationHours: 15, days: 1 }, [15, 1, false]],
    [{ durationHours: 26, overnight: false }, [26, null, false]],
    [{ days: "a few", overnight: true }, [null, null, true]],
  ])("with %j has hours, days and a night or none: %j", (fields, length) => {
    const read = readTourDetail({ id: 1, title: "T", ...fields }, silent, ADMIN);
    expect([read?.durationHours, read?.days, read?.overnight]).toEqual(length);
  });

  it("has coordinates of stops when both are in range, and keeps the stop without them", () => {
    const dropped: string[] = [];
    const at = (...pairs: [unknown, unknown][]) =>
      readTourDetail(
        {
          ...{ id: 1, title: "T" },
          itinerary: pairs.map(([latitude, longitude]) => ({ title: "S", latitude, longitude })),
          meetingPoints: [{ name: "P", latitude: "36.0988", longitude: "-115.1754" }],
        },
        (path) => dropped.push(path),
        ADMIN,
      );
    const read = at(
      [36.0620001, -112.108],
      ["36.06", "-112.1"],
      [36, undefined],
      [0, 0],
      [91, 1],
      [1, -181],
      ["x", {}],
    );
    expect(read?.itinerary.map((stop) => stop.at)).toEqual([
      { latitude: 36.062, longitude: -112.108 },
      { latitude: 36.06, longitude: -112.1 },
      ...[null, null, null, null, null],
    ]);
    expect(read?.meetingPoints[0]?.at).toEqual({ latitude: 36.0988, longitude: -115.1754 });
    expect(dropped).toEqual([
      "itinerary[4].latitude",
      "itinerary[5].longitude",
      "itinerary[6].latitude",
      "itinerary[6].longitude",
    ]);
  });

  it("has the header picture first, once, with its alt text", () => {
    const pictures = ["/a.svg A", "/b.svg B", "/a.svg again", "javascript:x C"].map((each) => {
      const [src, alt] = each.split(" ");
      return { src, alt };
    });
    const detail = readTourDetail({ id: 1, title: "T", headerImage: "/b.svg", images: pictures }, silent, ADMIN);
    expect(detail?.pictures).toEqual([
      { src: `${ADMIN}/b.svg`, alt: "B" },
      { src: `${ADMIN}/a.svg`, alt: "A" },
    ]);
  });

  it.each([
    [{ name: "Inn", text: "Two to a room", image: "/inn.svg", imageAlt: "An inn" }, "Two to a room", "An inn", []],
    [{ name: "Inn", image: "javascript:x" }, "", null, ["stay.image"]],
    [{ text: "Two to a room" }, null, null, []],
    ["Inn", null, null, []],
  ])("reads the stay %j, and drops what does not fit", (stay, words, alt, lost) => {
    const dropped: string[] = [];
    const detail = readTourDetail({ id: 1, title: "T", stay }, (path) => dropped.push(path), ADMIN);
    const picture = alt === null ? null : { src: `${ADMIN}/inn.svg`, alt };
    expect(detail?.stay).toEqual(words === null ? null : { name: "Inn", text: words, picture });
    expect(dropped).toEqual(lost);
  });

  it("sanitizes its HTML", () => {
    const faq = [{ question: "Why?", answer: "<img src=x onerror=alert(1)>yes" }];
    const description = "<p onclick=x>a<script>b</script></p>";
    const detail = readTourDetail({ id: 1, title: "T", description, faq, freeCancellationHours: "48" }, silent, ADMIN);
    expect(detail?.description).toBe("<p>a</p>");
    expect(detail?.faq[0]?.answer).not.toMatch(/onerror/);
    expect(detail?.freeCancellationHours).toBe(48);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.object(), fc.anything(), (fields, anything) => {
        readTourDetail({ id: 1, title: "T", ...fields }, silent, ADMIN);
        readTourDetail(anything, silent, ADMIN);
        readSalesDates(anything, silent);
        readDepartures([anything, fields], silent);
        readCategory(anything, silent, ADMIN);
      }),
      cases(100),
    );
  });
});

describe("sales dates", () => {
  it("are in order, whatever order the operator has", () => {
    const dates = ["2027-01-01", "2026-12-31", "2026-12-02"].map((date) => ({ date, available: true }));
    expect(readSalesDates(dates, silent)?.map(({ date }) => date)).toEqual(["2026-12-02", "2026-12-31", "2027-01-01"]);
  });

  it("are available only when the operator says so", () => {
    expect(
      readSalesDates(
        [
          { date: "2026-12-01", available: true, remaining: 4, priceFrom: 129 },
          { date: "2026-12-02", available: true, remaining: 0, priceFrom: 129 },
          { date: "2026-12-03", available: "yes" },
          { date: "2026-12-04", available: true },
          { date: "2026-12-32", available: true },
          { date: "tomorrow" },
          null,
        ],
        silent,
      ),
    ).toEqual([
      { date: "2026-12-01", available: true, remaining: 4, priceFrom: 129 },
      { date: "2026-12-02", available: false, remaining: 0, priceFrom: 129 },
      { date: "2026-12-03", available: false, remaining: null, priceFrom: null },
      { date: "2026-12-04", available: true, remaining: null, priceFrom: null },
    ]);
    expect(readSalesDates({}, silent)).toBeNull();
  });
});

describe("departures", () => {
  it("are sorted by time, after midnight at the end, without invalid ids and times", () => {
    expect(
      readDepartures(
        [
          { id: "b", time: "12:30", remaining: 3, priceAdult: 69, priceChild: 49 },
          { id: 7, time: "07:30", remaining: -1 },
          { id: "../x", time: "08:00" },
          { id: "c", time: "8:00" },
          { id: "n", time: "24:15" },
          { id: "m", time: "00:15" },
          { id: "x", time: "30:15" },
        ],
        silent,
      ),
    ).toEqual([
      { id: "m", time: "00:15", remaining: null, priceAdult: null, priceChild: null },
      { id: "7", time: "07:30", remaining: null, priceAdult: null, priceChild: null },
      { id: "b", time: "12:30", remaining: 3, priceAdult: 69, priceChild: 49 },
      { id: "n", time: "00:15", isNextDay: true, remaining: null, priceAdult: null, priceChild: null },
    ]);
    expect(readDepartures(null, silent)).toBeNull();
  });
});
