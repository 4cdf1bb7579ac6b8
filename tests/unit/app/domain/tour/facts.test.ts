import { describe, expect, it } from "vitest";
import { bookingNotes } from "#app/domain/tour/facts.ts";

const stop = (name: string, time: string) => ({ name, address: "", time, note: "", at: null });

describe("what to know before a date is chosen", () => {
  it("names the times of a tour that leaves several times a day", () => {
    const twice = [stop("Downtown", "07:30"), stop("Excalibur", "08:05"), stop("Downtown", "12:30")];
    expect(bookingNotes({ meetingPoints: twice, priceNote: "" })).toEqual(["Leaves at 7:30 AM or 12:30 PM"]);
    expect(bookingNotes({ meetingPoints: twice.slice(0, 2), priceNote: "" })).toEqual([]);
    expect(bookingNotes({ meetingPoints: [], priceNote: "" })).toEqual([]);
  });

  it("says what the price holds for", () => {
    const priceNote = "Two people to a room; a single room adds $110";
    expect(bookingNotes({ meetingPoints: [stop("Downtown", "07:30")], priceNote })).toEqual([priceNote]);
    const twice = [stop("Downtown", "07:30"), stop("Downtown", "12:30")];
    expect(bookingNotes({ meetingPoints: twice, priceNote })).toEqual([priceNote, "Leaves at 7:30 AM or 12:30 PM"]);
  });
});
