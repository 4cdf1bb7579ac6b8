import ICAL from "ical.js";
import { expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { dateWhere, fromOperator, isFree } from "#tests/support/assistant.ts";
import { attributesOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const [date, sessions] = await dateWhere(stack, 121, (all) => all.some(isFree));

function eventOf(file: string): ICAL.Event {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") as ICAL.Component);
}

it("a departure for a visitor's own calendar is linked below the button for the chosen one, with the operator's data", async () => {
  const { body } = await stack.get(`/tours/121?date=${date}`);
  const links = attributesOf(body, { role: "link", attr: { href: /\.ics/ } }, "href");
  const tour = await fromOperator<{ bring: string[]; meetingPoints: object[] }>(stack, "product/web/detail/121");
  expect(Math.min(tour.bring.length, tour.meetingPoints.length)).toBeGreaterThan(1);
  const hrefOf = (id: string) => `/tours/121/${date}.ics?session=${id}`;
  // Two adults, until a visitor says otherwise.
  const chosen = sessions.find(({ remaining }) => remaining >= 2) ?? sessions.find(isFree);
  expect(links).toEqual([hrefOf(chosen?.id ?? "")]);
  for (const { id, time: departs } of sessions) {
    const answer = await stack.get(hrefOf(id));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(answer.headers["content-disposition"]).toBe(`inline; filename="tour-121-${date}.ics"`);
    const event = eventOf(answer.body);
    expect(event.startDate.toString()).toBe(`${date}T${departs}:00`);
    expect(event.component.getFirstProperty("dtstart")?.getFirstParameter("tzid")).toBe("America/Los_Angeles");
    expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(5 * 3600);
    expect(event.description).toMatch(/books nothing by itself.*\+1 702 555 0142/s);
    for (const item of tour.bring) expect(event.description).toContain(`- ${item}`);
    // The tour names its stops once for each departure.
    expect(event.description.split("bus area")).toHaveLength(tour.meetingPoints.length / sessions.length + 1);
    expect(event.component.getFirstPropertyValue("url")).toBe(
      `${stack.site.url.origin}/tours/121?date=${date}&session=${id}`,
    );
  }
});

it("a departure for the calendar of a guest whose hotel is known has its stop alone and begins there", async () => {
  const href = `/tours/121/${date}.ics?session=${sessions[0]?.id}`;
  const [all, own, by] = await Promise.all(
    [href, `${href}&stay=Bellagio`, `${href}&stay=Treasure+Island`].map(async (path) => (await stack.get(path)).body),
  );
  const [whole, event] = [eventOf(all ?? ""), eventOf(own ?? "")];
  expect(event.location).toMatch(/^(?:Treasure Island|Excalibur)/);
  expect(event.component.getFirstPropertyValue("url")).toMatch(/&stay=Bellagio$/);
  expect(event.description.split("bus area")).toHaveLength(2);
  expect(event.startDate.compare(whole.startDate)).toBe(1);
  expect(event.endDate.compare(whole.endDate)).toBe(0);
  const booked = eventOf((await stack.get(`${href}&booked=yes`)).body);
  const states = [whole, booked].map(({ component }) => component.getFirstPropertyValue("status"));
  expect([...states, booked.description]).toEqual([
    ...["TENTATIVE", "CONFIRMED", expect.stringMatching(/^You are booked/)],
  ]);
  expect(eventOf(by ?? "").location).toMatch(/^Treasure Island/);
  expect(eventOf((await stack.get(`${href}&stay=nowhere`)).body).location).toBe(whole.location);
});

it("a departure of several days without a number of hours ends with the last day", async () => {
  const host = stack.newHost();
  const tour = await fromOperator<object>(stack, "product/web/detail/121");
  await stack.setAnswer("/api/product/web/detail/121", { ...tour, durationHours: null, days: 2 }, host);
  const { body: file } = await stack.get(`/tours/121/${date}.ics?session=${sessions[0]?.id}`, { host });
  expect(eventOf(file).endDate.toString()).toBe(`${addDays(date, 2)}T00:00:00`);
});

it("calendar files of unknown departures, past, far and impossible dates are 404 and cost the operator at most one call", async () => {
  stack.operator.calls.length = 0;
  for (const path of ["2020-01-01", "2026-02-30", "2099-01-01", "tomorrow"]) {
    expect((await stack.get(`/tours/121/${path}.ics`)).status, path).toBe(404);
  }
  expect(stack.operator.calls.filter(({ path }) => path.includes("sessions"))).toEqual([]);
  expect((await stack.get(`/tours/121/${date}.ics?session=nope`)).status).toBe(404);
  expect((await stack.get(`/tours/0/${date}.ics`)).status).toBe(404);
});
