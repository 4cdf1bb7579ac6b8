/** The stand-in's booking engine by HTTP. Guests use it in tests/journeys/booking.test.ts. */

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dateWhere, fromOperator, type Session } from "#tests/support/assistant.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

const TOUR = 121;
const WHO = { name: "Ana Lopez", email: "ana@example.com", phone: "+1 702 555 0100", stop: "Excalibur" };

let stack: SharedStack;
let date = "";
let session = "";
let remaining = 0;
let price = 0;

const operatorData = <T>(path: string) => fromOperator<T>(stack, path);

const departures = (on: string) =>
  operatorData<{ id: string; remaining: number; priceAdult: number }[]>(
    `product/web/products/${TOUR}/sessions/date/${on}`,
  );

/** Room for all bookings of a test; two of the largest parties take the rest. */
const hasRoom = (one: Session) => one.remaining > 20 && one.remaining <= 40;

beforeAll(async () => {
  stack = await sharedTestStack();
});
beforeEach(async () => {
  await stack.control("/__settings", { method: "DELETE" });
  const [day, sessions] = await dateWhere(stack, TOUR, (all) => all.some(hasRoom), `${monthFromNow(2)}-01`);
  const departure = sessions.find(hasRoom);
  date = day;
  session = departure?.id ?? "";
  remaining = departure?.remaining ?? 0;
  price = departure?.priceAdult ?? 0;
});

const address = (more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ tour: String(TOUR), date, session, adults: "2", children: "0", ...more }).toString()}`;

/** A page of the base site, opened from a page of another origin. */
async function open(path: string, referer = "http://localhost:8787/"): Promise<string> {
  return (await fetch(new URL(path, stack.operatorUrl), { headers: { referer } })).text();
}

function send(more: Record<string, string> = {}, origin = stack.operatorUrl.origin): Promise<Response> {
  const total = String(price * 100 * Number(more.adults ?? "2"));
  const fields = {
    ...{ tour: String(TOUR), date, session, adults: "2", children: "0", brand: "http://localhost:8787", ...WHO },
    ...{ key: randomUUID(), shown: total, opened: String(Date.now()), ...more },
  };
  return fetch(new URL("/search", stack.operatorUrl), {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

it("leads back to a brand of the operator only, before and after booking", async () => {
  const backs = async (referer: string) => {
    const html = await open(address(), referer);
    return [...html.matchAll(/href="(https?:[^"]*\/tours\/[^"]*)"/g)].map(([, href = ""]) => href);
  };
  const [own = ""] = await backs("http://localhost:8787/");
  expect(own).toMatch(/^http:\/\/localhost:8787\/tours\//);
  expect(own).toContain(`date=${date}&amp;adults=2&amp;children=0#calendar`);
  // The first sells no Hoover Dam tour.
  for (const referer of ["http://canyon.localhost:8787/x", "https://evil.example/", "http://localhost@evil.example/"])
    expect(await backs(referer), referer).toEqual([]);
  const known = (await send()).headers.get("location");
  expect(known).toMatch(/^http:\/\/localhost:8787\/checkout\/booked\/[0-9a-f-]{36}$/);
  for (const brand of ["https://evil.example", "evil.example#localhost", ""])
    expect((await send({ brand })).headers.get("location")).toMatch(/^\/checkout\/booked\/[0-9a-f-]{36}$/);
});

describe("booking", () => {
  it("takes seats from the departure, once for a form that is sent twice", async () => {
    const key = randomUUID();
    const [first, second] = [await send({ key }), await send({ key })];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    const left = (await departures(date)).find(({ id }) => id === session)?.remaining;
    expect(left).toBe(remaining - 2);
  });

  it("gives the last seats to one of two visitors who confirm at once; the other one may choose again", async () => {
    const all = { adults: String(Math.min(remaining, 20)) };
    if (remaining > 20) await send({ adults: String(remaining - 20) });
    const answers = await Promise.all([send(all), send(all)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const refused = await answers.find(({ status }) => status === 409)?.text();
    expect(refused).toContain("Nothing is booked, and nothing you typed is lost.");
    expect(refused).toContain('value="Ana Lopez"');
    expect(refused).toMatch(/type="radio" name="pick" value="\d{4}-\d\d-\d\d\/121-/);
  });

  it("names every wrong field and escapes what it repeats", async () => {
    const answer = await send({ name: "", email: "<script>alert(1)</script>", phone: "call me", stop: "Nowhere" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html.match(/class="field-error"/g)).toHaveLength(4);
    expect(html).not.toContain("<script>");
  });
});
