import { describe, expect, it } from "vitest";
import { bookingNotes, dayTimesText, isBackBy } from "#app/domain/tour/facts.ts";
import { FORMAT } from "#tests/support/format.ts";

const stop = (name: string, time: string) => ({ name, address: "", time, note: "", near: [], at: null });

describe("what to know before a date is chosen", () => {
  const notes = (times: string[], priceNote = "", singleSupplement: number | null = null) =>
    bookingNotes(FORMAT, { meetingPoints: times.map((time) => stop("Downtown", time)), priceNote, singleSupplement });

  it("is what the price holds for, what a guest alone pays more, and the times of a tour that leaves several times a day", () => {
    const rooms = "Two people to a room";
    expect(notes(["07:30", "12:30"])).toEqual(["Leaves at 7:30 AM or 12:30 PM"]);
    expect([notes(["07:30"]), notes([])]).toEqual([[], []]);
    expect(notes(["07:30"], rooms, 110)).toEqual([rooms, "A guest alone pays $110 more"]);
    expect(notes(["07:30", "12:30"], rooms)).toEqual([rooms, "Leaves at 7:30 AM or 12:30 PM"]);
  });
});

const day = { durationHours: 13.5, overnight: false, days: null };

it.each([
  [["07:00"], day, "7:00 AM to about 8:30 PM"],
  [["12:00"], day, "12:00 PM to about 1:30 AM"],
  [["07:30", "12:30"], day, "7:30 AM or 12:30 PM"],
  [["07:00"], { ...day, durationHours: 30, overnight: true }, "Leaves at 7:00 AM"],
  [["07:00"], { ...day, durationHours: null }, "Leaves at 7:00 AM"],
  [null, day, ""],
])("the times of a day tour that leaves at %j are said as far as they are known: %j %s", (startTimes, tour, text) => {
  expect(dayTimesText(FORMAT, { ...tour, startTimes })).toBe(text);
});

it("the times of a day tour tell whether some departure is back in time", () => {
  const half = { ...day, durationHours: 5, startTimes: ["07:30", "14:30"] };
  expect([isBackBy(half, "18:00"), isBackBy(half, "12:00")]).toEqual([true, false]);
  expect(isBackBy({ ...half, startTimes: ["22:00"] }, "18:00")).toBe(false);
  expect(isBackBy({ ...half, durationHours: null }, "18:00")).toBe(false);
});
