import { expect, it } from "vitest";
import { groupHref, groupRequest, seatRequest, tourRequest, wishHref, wishOf } from "#app/domain/forms/seat-request.ts";
import { FORMAT } from "#tests/support/format.ts";

it.each([
  [
    "date=2026-12-05&back=2026-12-07&adults=2&children=1",
    "Going: Saturday, December 5, 2026\nReturning: Monday, December 7, 2026\nFor: 2 adults, 1 child\nFrom and to: ",
  ],
  [
    "date=2026-12-05&back=&adults=1&children=0",
    "Going: Saturday, December 5, 2026\nReturning: one way\nFor: 1 adult\nFrom and to: ",
  ],
  ["date=tomorrow&adults=-1&children=1e9", "From and to: "],
  ["date=%3Cscript%3E&adults=call%20this%20number", "From and to: "],
])("%s asks for seats, and repeats only dates and numbers", (query, rest) => {
  expect(seatRequest(FORMAT, "Zion shuttle", new URLSearchParams(query))).toEqual({
    subject: "Seats: Zion shuttle",
    message: `Please book seats on this route: Zion shuttle\n${rest}`,
  });
});

it.each([
  ["people=20&date=2026-12-05", null, " for 20 people", "Day: Saturday, December 5, 2026\nWhere to: "],
  ["people=1", "Zion", " for 1 person", "Day: \nTour: Zion"],
  ["date=2026-12-05", "Zion", "", "Day: Saturday, December 5, 2026\nTour: Zion"],
])("%s with the tour %j asks for a coach of one's own", (query, tour, group, message) => {
  expect(groupRequest(FORMAT, new URLSearchParams(query), tour)).toEqual({ subject: `Private tour${group}`, message });
});

it.each(["", "people=0", "people=call%20me", "date=2026-12-05"])("%j asks for no coach", (query) => {
  expect(groupRequest(FORMAT, new URLSearchParams(query), null)).toBeNull();
});

it("the address of the form says what the group is", () => {
  const query = (group: Parameters<typeof groupHref>[0]) => groupHref(group).replace(/^.*\?/, "");
  expect(query({ tour: 121, date: "2026-12-05", people: 25 })).toBe("people=25&date=2026-12-05&tour=121#write");
  expect(query({ tour: null, date: null, people: 25 })).toBe("people=25#write");
});

it.each([
  ["date=2026-12-05&adults=3&children=1", "Day: Saturday, December 5, 2026\nFor: 3 adults, 1 child"],
  ["date=soon&adults=many&children=0", "Day: \nFor: "],
])("%s asks for a tour without dates, and repeats only the day and the party", (query, rest) => {
  const message = `Tour: Zion\n${rest}`;
  expect(tourRequest(FORMAT, new URLSearchParams(query), "Zion")).toEqual({ subject: "Request: Zion", message });
});

it.each([
  ["gift", "Gift: Zion", "I would like to give this tour as a gift.\nTo: \nFrom: "],
  ["waiting", "Waiting list: Zion", "Please tell me when seats become free."],
] as const)("a %s is asked for with tour, day and party, where the tenant takes it", (wish, subject, lines) => {
  const href = wishHref(wish, 7, "2026-12-05", { adults: 2, children: 0, ages: [] });
  const query = new URL(href, "https://site.example").searchParams;
  const offers = { gifts: wish === "gift", waitingList: wish === "waiting" };
  expect(wishOf(query, offers)).toBe(wish);
  expect(wishOf(query, { gifts: !offers.gifts, waitingList: !offers.waitingList })).toBeNull();
  expect(tourRequest(FORMAT, query, "Zion", wish)).toEqual({
    subject,
    message: `${lines}\nTour: Zion\nDay: Saturday, December 5, 2026\nFor: 2 adults`,
  });
});
