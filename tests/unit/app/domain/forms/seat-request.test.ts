import { expect, it } from "vitest";
import { seatRequest } from "#app/domain/forms/seat-request.ts";

it.each([
  ["date=2026-12-05&adults=2&children=1", "Day: Saturday, December 5, 2026\nFor: 2 adults, 1 child\nFrom and to: "],
  ["date=2026-12-05&adults=1&children=0", "Day: Saturday, December 5, 2026\nFor: 1 adult\nFrom and to: "],
  ["date=tomorrow&adults=-1&children=1e9", "From and to: "],
  ["date=%3Cscript%3E&adults=call%20this%20number", "From and to: "],
])("%s asks for seats, and repeats only dates and numbers", (query, rest) => {
  expect(seatRequest("Zion shuttle", new URLSearchParams(query))).toEqual({
    subject: "Seats: Zion shuttle",
    message: `Please book seats on this line: Zion shuttle\n${rest}`,
  });
});
