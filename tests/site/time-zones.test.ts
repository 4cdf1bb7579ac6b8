import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { askHost } from "#tests/support/assistant.ts";
import { FORMAT } from "#tests/support/format.ts";
import { DAYS, kanab } from "#tests/support/habits.ts";
import { attributeOf, attributesOf, find, findAll, headOf, mainOf, textOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import type { Json } from "#tests/support/small-operator.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { awayFromMidnight } from "#tests/support/wall-clock.ts";

/** By host. In two of these places it is never the same day. */
const OPERATORS: Record<string, { timeZone: string; departureTown?: string; clock: string }> = {
  "berlin.localhost": { timeZone: "Europe/Berlin", clock: "local time" },
  "east.localhost": { timeZone: "Pacific/Kiritimati", departureTown: "London", clock: "London time" },
  "west.localhost": { timeZone: "Pacific/Pago_Pago", departureTown: "Leone", clock: "Leone time" },
};
const OWN_ZONE = "Asia/Kathmandu";
const ITINERARY = ["Day 1: Wire Pass", "Day 2: White Pocket", "Day 3: The Wave", "Day 3: Home"];

const todayIn = (timeZone: string) => placeTime(Date.now(), timeZone).date;
const dayOfEach = (ms: number) =>
  [...Object.values(OPERATORS), { timeZone: OWN_ZONE }].map(({ timeZone }) => placeTime(ms, timeZone).date).join();

/** Tour 72 has a zone of its own; 73 has neither dates nor a price. */
function own(tour: Json): Json {
  if (tour.id === 72) return { ...tour, timeZone: OWN_ZONE };
  if (tour.id !== 73) return { ...tour, itinerary: [{ title: "Trailhead", time: "07:30" }] };
  const itinerary = ITINERARY.map((title) => ({ title, time: "08:00" }));
  return { ...tour, priceFrom: null, priceAdult: null, durationHours: null, overnight: null, days: 3, itinerary };
}

/** Sells today, and a day. */
function answer(path: string, host: string): unknown {
  const operator = OPERATORS[host];
  const known = kanab.answerTo(path);
  if (operator === undefined || known === undefined) return undefined;
  const { clock: _, ...config } = operator;
  const zone = path.includes("/72/") ? OWN_ZONE : operator.timeZone;
  const today = todayIn(zone);
  if (path.startsWith("/api/tenant-config/")) {
    const hours = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: "07:00", closes: "19:00" }];
    const { places: _places, timeZone: _zone, departureTown: _town, ...brand } = known as Json;
    return { ...brand, header: { phone: "+1 435 555 0142", hours }, ...config };
  }
  if (path.startsWith("/api/product/web/detail/")) return own(known as Json);
  if (path.endsWith("-tours")) return (known as Json[]).map(own);
  if (path.endsWith("/sales-dates"))
    return path.includes("/73/") ? [] : [today, DAYS[0]].map((date) => ({ date, available: true, remaining: 9 }));
  if (!path.includes("/sessions/date/")) return known;
  const times = path.endsWith(today) ? ["00:00", "23:59"] : ["10:00"];
  return times.map((time, at) => ({ id: `s${at}`, time, remaining: 9, priceAdult: 129 }));
}

const stack = await sharedStack();
await awayFromMidnight(dayOfEach);
for (const host of Object.keys(OPERATORS)) {
  stack.operator.answer(host, ({ path }, response) => {
    const data = answer(path, host);
    response.writeHead(data === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ data: data ?? null }));
  });
}

/** As a crawler gets it: whole, also when the machine is slow. */
async function bodyOf(host: string, path: string): Promise<string> {
  const { status, body } = await stack.get(path, { host, headers: GOOGLEBOT });
  expect(status, `${path}: ${body.slice(0, 200)}`).toBe(200);
  return body;
}

/** The zone of a calendar file, and when its event begins by the file alone. */
function beginning(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const { startDate, component } = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
  const start = startDate.clone();
  start.zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone"));
  return { zone: component.getFirstProperty("dtstart")?.getFirstParameter("tzid"), ms: start.toUnixTime() * 1_000 };
}

describe.each(Object.entries(OPERATORS))("tours of %s", (host, { timeZone, departureTown, clock }) => {
  it.each([
    [71, timeZone, clock],
    [72, OWN_ZONE, "Kathmandu time"],
  ])(
    "%i leave today by the clock of the place: page, Markdown, calendar file and assistant",
    async (id, zone, name) => {
      const today = todayIn(zone);
      const page = await bodyOf(host, `/tours/${id}?date=${today}`);
      const rows = findAll(find(mainOf(page), { tag: "form", attr: { id: "book" } }), { tag: "li" });
      expect(rows.map(textOf).filter((row) => row.includes(":"))).toEqual([
        expect.stringMatching(/12:00 AM.*Has left/),
        expect.stringMatching(new RegExp(`11:59 PM ${name}.*9 seats left`)),
      ]);
      if (id === 71) expect(textOf(mainOf(page))).toContain(`All times are ${name}`);
      const markdown = await bodyOf(host, `/tours/${id}.md?date=${today}`);
      expect(markdown).toMatch(new RegExp(`Times are ${name}.*\\n[^]*12:00 AM.* has left \\|.*\\n.*11:59 PM.* 9 \\|`));
      const event = beginning(await bodyOf(host, `/tours/${id}/${today}.ics?session=s1`));
      expect(event.zone).toBe(zone);
      expect(placeTime(event.ms, zone)).toMatchObject({ date: today, time: "23:59" });
      const { departures } = await askHost(stack, host, "check_availability", { tour: id, date: today });
      expect(departures).toMatchObject([{ session: "s1", date: today, time: "23:59", timeZone: zone }]);
    },
  );

  it("are on sale from today on there, in structured data and in the search by date", async () => {
    const today = todayIn(timeZone);
    const whole = { headers: GOOGLEBOT, host };
    const offer = async () => headOf((await stack.get("/tours/71", whole)).body).node("Product")?.offers as Json;
    await expect.poll(offer).toMatchObject({ availabilityStarts: today, availabilityEnds: DAYS[0] });
    const list = async () => textOf(mainOf(await bodyOf(host, `/our-tours?date=${today}`)));
    await expect.poll(list).toContain("Buckskin Gulch & Wire Pass");
    await expect.poll(list).toMatch(new RegExp(`\\d of 3 tours departs? on ${FORMAT.shortDate(today)}`));
  });

  it("are said to leave from the town, by its clock, and nowhere from another", async () => {
    const from = departureTown === undefined ? "" : ` from ${departureTown}`;
    expect((await bodyOf(host, "/llms.txt")).replaceAll("\\", "")).toContain(
      `Tours${from}. Prices are in USD unless a tour says another currency, times are ${clock} (${timeZone})`,
    );
    expect(textOf(await bodyOf(host, "/"))).toContain(`daily 7 AM to 7 PM, ${clock}`);
    expect(textOf(mainOf(await bodyOf(host, "/contact-us")))).toContain(clock);
    const paths = ["/", "/our-tours", "/tours/71", "/contact-us", "/llms.txt", "/tours/71.md"];
    for (const path of [...paths, "/hotel/", "/activities/", "/cart/", `/tours/71/${todayIn(timeZone)}.ics`])
      expect(await bodyOf(host, path), path).not.toMatch(/las.?vegas|nevada|\bthe strip\b|america\/los_angeles/i);
  });
});

describe("a tour of several days without dates and price", () => {
  const host = "berlin.localhost";

  it("says its length, that both are on request, and each of its days", async () => {
    const main = mainOf(await bodyOf(host, "/tours/73"));
    const text = textOf(main);
    for (const said of ["3 days, 2 nights", "Price on request", "No dates of this tour are on sale."])
      expect(text).toContain(said);
    expect(text).not.toMatch(/sold out|Nothing to book|Choose a date/);
    expect(findAll(main, { role: "heading", text: /^Day \d$/ }).map(textOf)).toEqual(["Day 1", "Day 2", "Day 3"]);
    const card = findAll(mainOf(await bodyOf(host, "/our-tours")), { tag: "article" }).find((each) =>
      textOf(each).includes("Sunset"),
    );
    expect(card && textOf(card)).toMatch(/3 days, 2 nights.*Price on request/s);
    expect(headOf(await bodyOf(host, "/tours/73")).node("Product")?.offers).toBeUndefined();
    const markdown = await bodyOf(host, "/tours/73.md");
    expect(markdown).toContain("Price: on request");
    expect(markdown).toMatch(/On request: \[ask for a day\]\(.*\/contact-us>?\)/);
    expect(await askHost(stack, host, "check_availability", { tour: 73 })).toMatchObject({
      isAvailable: false,
      isOnRequest: true,
    });
  });

  it("is asked for with the contact form, which gets tour, day and party", async () => {
    const form = find(mainOf(await bodyOf(host, `/tours/73?date=${DAYS[0]}&adults=3`)), {
      attr: { action: /contact-us/ },
    });
    const names = attributesOf(form, { tag: "input" }, "name");
    expect([attributeOf(form, "action"), names]).toEqual(["/contact-us#write", ["tour", "date", "adults", "children"]]);
    const asked = await bodyOf(host, `/contact-us?tour=73&date=${DAYS[1]}&adults=3&children=1`);
    const message = textOf(find(mainOf(asked), { tag: "textarea" }));
    expect(message).toMatch(/Tour: The Dunes’ Sunset\s+Day: .*, 202\d\s+For: 3 adults, 1 child/);
  });
});
