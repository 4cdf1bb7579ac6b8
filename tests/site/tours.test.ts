import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { itineraryDays } from "#app/domain/tour/facts.ts";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { dateWhere, fromOperator, isFree } from "#tests/support/assistant.ts";
import { FORMAT } from "#tests/support/format.ts";
import { attributeOf, attributesOf, find, findAll, h1Of, headOf, mainOf, textOf } from "#tests/support/html.ts";
import { cacheOf } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { monthFromNow, todayThere } from "#tests/support/today.ts";

const stack = await sharedStack();

const text = (html: string) => textOf(html);
const canonical = (html: string) => headOf(html).canonical;

it("a tour's page answers where guests of a hotel wait, without a script, and keeps the date", async () => {
  const date = addDays(todayThere(), 9);
  const asked = await stack.get(`/tours/101?stay=golden+nugget&date=${date}`);
  const page = asked.body;
  const search = find(page, { tag: "search" });
  expect(textOf(search)).toMatch(
    /Golden Nugget: go to Downtown Grand, 206 N 3rd St, .*, at 5:45 AM \(about 0\.2 mi away\)/,
  );
  const fields = findAll(search, { tag: "input" }).map((field) => [
    attributeOf(field, "name"),
    attributeOf(field, "value"),
  ]);
  expect(fields).toEqual([
    ["date", date],
    ["stay", "golden nugget"],
  ]);
  expect(canonical(asked.body)).not.toContain("stay");
  await stack.whole(`/tours/101?stay=golden+nugget&date=${date}`);
  // All stops are listed below, and texts that anybody can invent are not kept.
  const unknown = await stack.get("/tours/101?stay=Elsewhere");
  expect(text(unknown.body)).toContain("We have no stop noted for “Elsewhere”");
  expect(text(unknown.body)).toContain("Excalibur");
  expect(cacheOf(await stack.get("/tours/101?stay=Elsewhere"))).not.toBe("hit");
  // A tour with one meeting point asks nothing.
  expect((await stack.get("/tours/121")).body).toContain("Where are you staying?");
  expect((await stack.get("/tours/144")).body).not.toContain("Where are you staying?");
});

describe("the list of tours", () => {
  it("links to every tour, which answers with its title, its price and one canonical address", async () => {
    const list = mainOf((await stack.get("/our-tours")).body);
    const hrefs = attributesOf(list, { role: "link" }, "href");
    expect(textOf(list)).toContain("28 tours");
    expect(tours).toHaveLength(28);
    for (const [index, tour] of tours.entries()) {
      const href = hrefs.find((link) => link.endsWith(encodeURIComponent(`/tour/${tour.slug}`)));
      expect(href, tour.slug).toBeDefined();
      if (index % 3 > 0) continue;
      const { status, body } = await stack.get(href ?? "/");
      const page = body;
      const words = textOf(page);
      expect([status, findAll(page, { tag: "h1" }).map(textOf)]).toEqual([200, [tour.title]]);
      expect(words).toContain(`$${tour.priceAdult} per ${tour.pricePer ?? "adult"}`);
      expect(canonical(body)).toBe(`${stack.site.url.origin}/tours/${tour.id}`);
      const stops = tour.itinerary.map((stop) => ({ ...stop, at: null }));
      for (const { title } of itineraryDays({ ...tour, itinerary: stops }).flat()) expect(words).toContain(title);
      const maps = findAll(page, { tag: "svg" }).filter((svg) => attributeOf(svg, "class")?.includes("map-drawing"));
      // The route, and the pick-up stops where there are several.
      expect(maps, tour.slug).toHaveLength(tour.meetingPoints.length > 1 ? 2 : 1);
      const onMap = tour.meetingPoints.flatMap((stop) =>
        "near" in stop ? [`https://www.google.com/maps/search/?api=1&query=${stop.latitude},${stop.longitude}`] : [],
      );
      const links = attributesOf(page, { role: "link" }, "href");
      // Once for all departures.
      expect(links.filter((href) => href.includes("google.com/maps"))).toEqual([...new Set(onMap)]);
    }
  });

  it.each([
    "/our-tours?destination=atlantis",
    "/our-tours.data?sort=color",
    "/our-tours/day-tours?category=day-tours",
    "/tours/101?month=2099-12",
    "/tours/101?date=1999-01-01",
    "/tours-detail/zion-national-park-tours/?original_url=%2F..%2Fx",
  ])("keeps no page for a query that fits no content: %s", async (path) => {
    for (const time of ["first", "second"]) {
      const answer = await stack.get(path);
      expect([time, answer.status]).toEqual([time, 200]);
      expect(answer.headers["cache-status"]).toBe("pages; fwd=miss; detail=no-match");
    }
  });

  it("keeps a list filtered by what tours have", async () => {
    for (const path of [
      "/our-tours?price=under-100&sort=price",
      "/our-tours?age=6&language=spanish&returns=18",
      "/our-tours/day-tours.data?destination=zion-national-park",
    ])
      await stack.whole(path);
  });

  it("without a match has a message, a link to all tours and the tours that come closest", async () => {
    const { status, body } = await stack.get("/our-tours?destination=hoover-dam&price=over-200&duration=half-day");
    expect(status).toBe(200);
    expect(text(body)).toContain("No tours match.");
    expect(text(body)).toContain("Show all 28 tours");
    const cards = findAll(mainOf(body), { attr: { class: "tour-card-link" } }).map(textOf);
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(tours.find(({ title }) => title === card)?.tags).toContain("Hoover Dam");
  });

  it.each([
    ["2099-01-01", "No tours on Jan 1, 2099 yet: we sell dates until"],
    ["2020-01-01", "Jan 1, 2020 is past."],
  ])("for %s shows all tours and why, with a way to another date", async (date, why) => {
    for (const path of ["/our-tours", "/our-tours/day-tours"]) {
      const { body } = await stack.get(`${path}?date=${date}&people=2`);
      expect(text(body)).toContain(why);
      const [link] = findAll(mainOf(body), { tag: "a", attr: { href: "#when" } });
      expect(link && textOf(link)).toBe("Choose another date");
      // First of all, above the fields and the number of tours.
      expect(text(body).indexOf("Choose another date")).toBeLessThan(text(body).indexOf("Adults"));
      expect(findAll(mainOf(body), { tag: "input", attr: { id: "when" } })).toHaveLength(1);
    }
    expect(text((await stack.get("/our-tours?date=2026-02-30")).body)).not.toContain("Choose another date");
  });

  it("on a day without tours keeps the date and links to the next day with some", async () => {
    const today = todayThere();
    // Bryce Canyon tours do not run every day.
    const days = Array.from({ length: 14 }, (_, index) => addDays(today, index + 1));
    const pages = await Promise.all(
      days.map(async (day) => {
        const path = `/our-tours?date=${day}&people=2&destination=bryce-canyon-national-park`;
        return { day, body: (await stack.get(path)).body };
      }),
    );
    const empty = pages.find(({ body }) => text(body).includes("No tour has seats then."));
    const field = findAll(mainOf(empty?.body ?? ""), { tag: "input", attr: { id: "when" } })[0];
    expect(field && attributeOf(field, "value")).toBe(empty?.day);
    const link = findAll(mainOf(empty?.body ?? ""), { tag: "a" }).find((a) => textOf(a).startsWith("See tours on "));
    const next = await stack.get((link && attributeOf(link, "href")) ?? "");
    expect(findAll(mainOf(next.body), { attr: { class: "tour-card-link" } })).not.toEqual([]);
    // No day helps where no tour fits the words: the closest ones need a week to order a lift.
    const none = await stack.get(`/our-tours?q=canyon+dinosaur&wheelchair=yes&date=${days[0]}`);
    expect(text(none.body)).toContain("No tours match.");
    expect(text(none.body)).not.toContain("See tours on");
  });
});

describe("a tour", () => {
  it("has a place's landing page beside it, whose canonical address ends in a slash", async () => {
    for (const path of ["/tours-detail/zion-national-park-tours", "/tours-detail/zion-national-park-tours/"]) {
      const { status, body } = await stack.get(path);
      expect([status, h1Of(body)]).toEqual([200, "Zion National Park tours from Las Vegas"]);
      expect(canonical(body)).toBe(`${stack.site.url.origin}/tours-detail/zion-national-park-tours/`);
      const going = tours.filter(({ tags }) => tags.includes("Zion National Park"));
      const headings = findAll(body, { tag: "h2" }).map(textOf);
      expect(headings).toContainEqual(`${going.length} Zion tours`);
      const lowest = Math.min(...going.map(({ priceAdult }) => priceAdult));
      expect(text(body)).toMatch(new RegExp(`from \\$${lowest} per adult\\s*See tours.*${going.length} Zion tours`));
      for (const { title } of going) expect(text(body)).toContain(title);
    }
  });

  it("says the way, weather and fees of a place, and marks it on the map and first in the list beside it", async () => {
    const page = (await stack.get("/tours-detail/zion-national-park-tours/")).body;
    const marked = findAll(page, {}).filter((one) => attributeOf(one, "class")?.includes("map-here"));
    expect(marked.map(({ tagName }) => tagName)).toEqual(["path", "li"]);
    expect(textOf(page)).toMatch(
      /2\sh\s45\smin by road.*55\s°F in January.*Where it is.*Zion\s*160 mi.*Other places.*Boulder City.*What to do.*Canyon Overlook\s*1 mile.*\$100 more.*nps\.gov/s,
    );
  });

  it("calls the time of a departure the first pick-up only where it is the time of a stop", async () => {
    const host = stack.newHost();
    const [date] = await dateWhere(stack, 121, (all) => all.some(isFree));
    const tour = await fromOperator<{ meetingPoints: object[] }>(stack, "product/web/detail/121");
    const earlier = { ...tour, meetingPoints: tour.meetingPoints.map((stop) => ({ ...stop, time: "05:00" })) };
    const path = `/tours/121?date=${date}`;
    expect(textOf((await stack.get(path)).body)).toContain("M first pick-up, Las Vegas time");
    await stack.setAnswer("/api/product/web/detail/121", earlier, host);
    expect(textOf((await stack.get(path, { host })).body)).toContain("M Las Vegas time");
  });

  it("carries the visit from the pages of a place and of a tour, without a script, and their cards speak of that day", async () => {
    const day = `${monthFromNow(1)}-12`;
    // The party is changed on a tour's own page without a request.
    const pages = [
      ["/tours-detail/zion-national-park-tours/", /for 3 adults/],
      ["/tours/141", /per adult|per van/],
    ] as const;
    for (const [path, price] of pages) {
      const page = mainOf((await stack.get(`${path}?date=${day}&adults=3`)).body);
      const links = findAll(page, { tag: "a" }).map((link) => attributeOf(link, "href") ?? "");
      const onward = links.filter((href) => /^\/(?:$|our-tours|tours-detail)/.test(href.replace(/\?.*/, "")));
      expect(onward.length).toBeGreaterThan(4);
      for (const href of onward) {
        const { searchParams } = new URL(href, stack.site.url);
        expect([href, searchParams.has("date"), searchParams.get("adults")]).toEqual([href, true, "3"]);
      }
      const cards = findAll(page, { attr: { class: "tour-card-foot" } }).map(textOf);
      expect(cards).not.toEqual([]);
      for (const card of cards) expect(card).toMatch(price);
      const name = FORMAT.shortDate(day);
      expect(cards.join()).toMatch(new RegExp(`Available|Seats for 3|seats? left|Sold out|Not running on ${name}`));
      expect(cards.join()).not.toMatch(/Next: (?:tomorrow|today)/i);
    }
  });
});

it.each([
  ["/tours/101", 1],
  ["/blog", 1],
  ["/our-tours/day-tours", 2],
  ["/our-tours", 2],
])("%s sizes its pictures, and only the first %i are urgent", async (path, urgent) => {
  const { body } = await stack.get(path);
  const images = findAll(mainOf(body), { tag: "img" });
  const loading = images.map(
    (image) => `${attributeOf(image, "fetchpriority")} ${attributeOf(image, "loading") ?? "eager"}`,
  );
  expect(loading).toEqual(loading.map((_, at) => (at < urgent ? "high eager" : "low lazy")));
  for (const image of images) {
    expect([attributeOf(image, "width"), attributeOf(image, "height")].join(" ")).toMatch(/^\d+ \d+$/);
  }
});

describe("a kind of tour", () => {
  it("is there by id and by slug, with one canonical address", async () => {
    for (const path of ["/our-tours/4", "/our-tours/overnight", "/our-tours/overnight/"]) {
      const { status, body } = await stack.get(path);
      expect([status, h1Of(body), headOf(body).canonical]).toEqual([
        200,
        "Overnight tours",
        `${stack.site.url.origin}/our-tours/overnight`,
      ]);
      expect(textOf(body)).toContain(`${tours.filter(({ overnight }) => overnight).length} tours`);
    }
  });

  it("leads to the other kinds on the day asked for, and marks its own", async () => {
    const date = addDays(todayThere(), 9);
    const main = mainOf((await stack.get(`/our-tours/half-day?date=${date}&people=2`)).body);
    const kinds = find(main, { role: "navigation", attr: { "aria-label": "Kinds of tour" } });
    expect(attributesOf(kinds, { role: "link" }, "href")[1]).toBe(`/our-tours/day-tours?adults=2&date=${date}`);
    expect(attributesOf(kinds, { attr: { "aria-current": "page" } }, "href")).toEqual([
      `/our-tours/half-day?adults=2&date=${date}`,
    ]);
    expect(textOf(find(main, { tag: "h1" }))).toMatch(/^Half-day tours on /);
  });
});
