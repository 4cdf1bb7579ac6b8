import { expect, it } from "vitest";
import { groupRequest, seatRequest } from "#app/domain/forms/seat-request.ts";

it.each([
  [
    "date=2026-12-05&back=2026-12-07&adults=2&children=1",
    "Going: Saturday, December 5, 2026\nReturning: Monday, December 7, 2026\nFor: 2 adults, 1 child\nFrom and to: ",
  ],
  [
    "date=2026-12-05&back=&adults=1&children=0",
    "Going: Saturday, December 5, 2026\nReturning: one way\nFor: 1 adult\nFrom and to: ",
  ],
  ["back=2026-12-07&adults=1", "For: 1 adult\nFrom and to: "],
  ["date=tomorrow&adults=-1&children=1e9", "From and to: "],
  ["date=%3Cscript%3E&adults=call%20this%20number", "From and to: "],
])("%s asks for seats, and repeats only dates and numbers", (query, rest) => {
  expect(seatRequest("Zion shuttle", new URLSearchParams(query))).toEqual({
    subject: "Seats: Zion shuttle",
    message: `Please book seats on this route: Zion shuttle\n${rest}`,
  });
});

it.each([
  ["people=20&date=2026-12-05", "Day: Saturday, December 5, 2026\nWhere to: "],
  ["people=20&date=tomorrow", "Day: \nWhere to: "],
])("%s asks for a coach of one's own", (query, message) => {
  expect(groupRequest(new URLSearchParams(query))).toEqual({ subject: "Private coach for 20 people", message });
});

it.each(["", "people=0", "people=call%20me", "date=2026-12-05"])("%j asks for no coach", (query) => {
  expect(groupRequest(new URLSearchParams(query))).toBeNull();
});
