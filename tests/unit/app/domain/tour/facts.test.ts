import { describe, expect, it } from "vitest";
import { bookingNotes } from "#app/domain/tour/facts.ts";

const stop = (name: string, time: string) => ({ name, address: "", time, note: "", near: [], at: null });

describe("what to know before a date is chosen", () => {
  const notes = (times: string[], priceNote = "", singleSupplement: number | null = null) =>
    bookingNotes({ meetingPoints: times.map((time) => stop("Downtown", time)), priceNote, singleSupplement });

  it("is what the price holds for, what a guest alone pays more, and the times of a tour that leaves several times a day", () => {
    const rooms = "Two people to a room";
    expect(notes(["07:30", "12:30"])).toEqual(["Leaves at 7:30 AM or 12:30 PM"]);
    expect([notes(["07:30"]), notes([])]).toEqual([[], []]);
    expect(notes(["07:30"], rooms, 110)).toEqual([rooms, "A guest alone pays $110 more"]);
    expect(notes(["07:30", "12:30"], rooms)).toEqual([rooms, "Leaves at 7:30 AM or 12:30 PM"]);
  });
});
