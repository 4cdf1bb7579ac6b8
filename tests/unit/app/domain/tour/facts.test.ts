import { describe, expect, it } from "vitest";
import { bookingNote } from "#app/domain/tour/facts.ts";

const stop = (name: string, time: string) => ({ name, address: "", time, note: "" });

describe("what to know before a date is chosen", () => {
  it("names the times of a tour that leaves several times a day", () => {
    const twice = [stop("Downtown", "07:30"), stop("Excalibur", "08:05"), stop("Downtown", "12:30")];
    expect(bookingNote({ meetingPoints: twice })).toBe("Leaves at 7:30 AM or 12:30 PM");
    expect(bookingNote({ meetingPoints: twice.slice(0, 2) })).toBe("");
    expect(bookingNote({ meetingPoints: [] })).toBe("");
  });

  it("says what the price holds for", () => {
    const priceNote = "Two people to a room; a single room adds $110";
    expect(bookingNote({ meetingPoints: [stop("Downtown", "07:30")], priceNote })).toBe(priceNote);
    const twice = [stop("Downtown", "07:30"), stop("Downtown", "12:30")];
    expect(bookingNote({ meetingPoints: twice, priceNote })).toMatch(/PM\. Two people to a room/);
  });
});
