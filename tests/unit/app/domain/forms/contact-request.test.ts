import { expect, it } from "vitest";
import { requestHref, requestOf, requestText } from "#app/domain/forms/contact-request.ts";
import { visitOf, withVisit } from "#app/domain/visit/visit.ts";
import { FORMAT } from "#tests/support/format.ts";

const OFFERS = { gifts: true, waitingList: true };
const ON_DAY = "Day: Saturday, December 5, 2026";

it.each([
  ["gift", "Gift: Zion", "I would like to give this tour as a gift.\nTo: \nFrom: \n"],
  ["waiting", "Waiting list: Zion", "Please tell me when seats become free.\n"],
  ["group", "Private tour: Zion", ""],
] as const)(
  "a request for a %s goes from the link into the form, with tour, day and party",
  (request, subject, lines) => {
    const href = withVisit(
      requestHref(request, 7),
      visitOf(new URLSearchParams("date=2026-12-05&adults=2&children=1&ages=4")),
    );
    const query = new URL(href, "https://site.example").searchParams;
    expect([query.get("tour"), requestOf(query, OFFERS)]).toEqual(["7", request]);
    const message = `${lines}Tour: Zion\n${ON_DAY}\nFor: 2 adults, 1 child (ages 4)`;
    expect(requestText(FORMAT, request, query, "Zion")).toEqual({ subject, message });
  },
);

it.each([
  ["for=gift", { ...OFFERS, gifts: false }],
  ["for=waiting", { ...OFFERS, waitingList: false }],
  ["for=seats", OFFERS],
])("%j is no request that the tenant takes", (query, offers) => {
  expect(requestOf(new URLSearchParams(query), offers)).toBeNull();
});

it.each([
  ["date=2026-12-05&adults=3&children=1", "", `${ON_DAY}\nFor: 3 adults, 1 child`],
  ["date=soon&adults=many&people=call%20me", "", "Day: \nFor: "],
])("%s repeats only the day and the party, also without a tour", (query, about, rest) => {
  const text = requestText(FORMAT, "group", new URLSearchParams(query), about);
  expect(text).toEqual({ subject: "Private tour", message: `Tour: \n${rest}` });
});

it.each([
  ["back=2026-12-07", "Monday, December 7, 2026"],
  ["back=%3Cscript%3E", "one way"],
])("seats on a shuttle have their way back: %s", (back, returning) => {
  const query = new URLSearchParams(`date=2026-12-05&adults=2&${back}`);
  expect(requestText(FORMAT, "seats", query, "Zion shuttle")).toEqual({
    subject: "Seats: Zion shuttle",
    message: `Please book seats on this route.\nFrom and to: \nRoute: Zion shuttle\n${ON_DAY}\nReturning: ${returning}\nFor: 2 adults`,
  });
});
