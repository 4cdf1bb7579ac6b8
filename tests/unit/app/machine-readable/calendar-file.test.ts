import ICAL from "ical.js";
import { expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { type CalendarEvent, calendarFile } from "#app/machine-readable/departure-ics.ts";

const EVENT: CalendarEvent = {
  uid: "a.2026-12-05.tour-121@localhost",
  date: "2026-12-05",
  time: "05:45",
  timeZone: "America/Los_Angeles",
  hours: 15,
  title: "Grand Canyon",
  place: "Las Vegas, Nevada",
  text: "One line",
  url: "https://example.com/tours/121",
  isBooked: false,
};

const NOW = new Date("2026-11-21T06:44:48.123Z");
const write = (change: Partial<CalendarEvent> = {}) => calendarFile({ ...EVENT, ...change }, NOW);

/** The event as another parser reads it, with the time zone of the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone"));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
  const instant = (time: ICAL.Time) => {
    const zoned = time.clone();
    zoned.zone = zone;
    return new Date(zoned.toUnixTime() * 1000).toISOString();
  };
  return { calendar, event, start: () => instant(event.startDate), end: () => instant(event.endDate) };
}

it.each([
  ...["America/Los_Angeles", "America/Denver", "America/Phoenix", "Europe/Berlin", "Europe/Dublin"],
  ...["Africa/Casablanca", "Asia/Kathmandu", "Pacific/Auckland"],
])("the instants of a departure agree with `Intl` around the year, and over the changes of clocks: %s", (timeZone) => {
  const format = { timeZone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" } as const;
  const clock = new Intl.DateTimeFormat("en-CA", format);
  const days = Array.from({ length: 33 }, (_, nth) => addDays("2027-01-01", nth * 11));
  for (const date of [...days, "2027-03-13", "2027-03-14", "2027-03-27", "2027-03-28", "2027-11-06", "2027-11-07"]) {
    const event = read(write({ date, timeZone, hours: 37 }));
    expect(clock.format(new Date(event.start()))).toBe(`${date}, 05:45`);
    expect(clock.format(new Date(event.end()))).toBe(`${addDays(date, 1)}, 18:45`);
  }
});

it("the instants of a departure are whole days without a time, and have no end without a duration", () => {
  const days = read(write({ time: null, hours: 36 })).event;
  expect([days.startDate.isDate, days.startDate.toString(), days.endDate.toString()]).toEqual([
    true,
    "2026-12-05",
    "2026-12-07",
  ]);
  expect(write({ hours: null })).not.toContain("DTEND");
});

const hostile = 'Комната; "x", \\n\r\nEND:VEVENT\nBEGIN:VALARM\nACTION:DISPLAY 🏜️🏜️🏜️ '.repeat(8);

it("the file has CRLF lines of at most 75 octets and splits no character", () => {
  const file = write({ title: hostile, text: hostile, place: hostile });
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(lines.filter((line) => line.includes("\ufffd"))).toEqual([]);
});

it("the file escapes hostile text, which cannot add lines", () => {
  const { calendar, event } = read(write({ title: hostile, text: hostile }));
  const plain = hostile.replaceAll("\r\n", "\n");
  expect([event.summary, event.description]).toEqual([plain, plain]);
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone", "vevent"]);
  expect(calendar.getFirstSubcomponent("vevent")?.getAllSubcomponents()).toEqual([]);
});

it("the file has the properties RFC 5545 requires", () => {
  const { calendar, event } = read(write());
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).not.toBeNull();
  expect(event.uid).toBe(EVENT.uid);
  expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T06:44:48Z");
  expect(event.component.getFirstPropertyValue("url")).toBe(EVENT.url);
});
