import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { slugify } from "#app/domain/tour/tour.ts";
import { departuresOn } from "#tests/stand-in/departures.ts";
import { activities } from "#tests/stand-in/seed/activities.ts";
import { categories } from "#tests/stand-in/seed/categories.ts";
import { hotels } from "#tests/stand-in/seed/hotels.ts";
import { aboutUs } from "#tests/stand-in/seed/pages/about-us.ts";
import { ideas } from "#tests/stand-in/seed/pages/ideas.ts";
import { pages } from "#tests/stand-in/seed/pages.ts";
import { posts } from "#tests/stand-in/seed/posts.ts";
import { tenants } from "#tests/stand-in/seed/tenants.ts";
import { tours } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed, TourSeed } from "#tests/stand-in/seed/types.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";
import { contradictions, type DemoContent, textsOf } from "#tests/support/content-facts.ts";

const [express] = tenants;
if (express === undefined) throw new Error("no tenants");
/** As the tenant publishes it that sells every place. */
const content = { tours, ...(insertTenantTexts({ pages, posts }, express) as Omit<DemoContent, "tours">) };

/** The content with one statement changed. @throws when the statement is not in it */
function changed(from: string, to: string): DemoContent {
  const text = JSON.stringify(content);
  if (!text.includes(from)) throw new Error(`not in the content: ${from}`);
  return JSON.parse(text.replace(from, to));
}

/** As in "December to February". */
const SEASON = /(?:December|March|June|October) (?:to|and) [A-Z][a-z]+/;

describe("the facts of the demo content", () => {
  it("agree with each other", () => {
    expect(contradictions(content)).toEqual([]);
  });

  it("divide the year into the same seasons everywhere", () => {
    const lists = pages.flatMap(({ blocks }) =>
      blocks.map((block) => {
        if (block.type === "table") return block.rows.map(([label = ""]) => label);
        return block.type === "cards" ? block.items.map(({ text }) => SEASON.exec(text)?.[0] ?? "") : [];
      }),
    );
    const seasons = lists.filter(([first]) => first?.startsWith("December"));
    expect(seasons.length).toBeGreaterThan(1);
    for (const one of seasons) expect(one).toEqual(seasons[0]);
  });

  it.each([
    ["miles of a tour", '"distanceMiles":260', '"distanceMiles":265'],
    ["drive time of a tour", '"coachHours":4.5', '"coachHours":4.25'],
    ["duration", '"durationHours":15', '"durationHours":14'],
    ["first pick-up", '{"time":"05:45","title":"First pick-up"', '{"time":"05:00","title":"First pick-up"'],
    ["drivers of a long day", "Two drivers who share the driving, one of them your guide", "Driver-guide"],
    ["arrival", '"time":"11:55","title":"Mather Point"', '"time":"10:30","title":"Mather Point"'],
    ["place of a stop", '"latitude":36.903', '"latitude":38.903'],
    ["group", "14 guests at most", "16 guests at most"],
    ["miles in a text", "It is also 280 miles from the Strip", "It is also 270 miles from the Strip"],
    ["miles of another place", "Grand Canyon West is 125 miles", "Grand Canyon West is 160 miles"],
    ["hours in a text", "280 miles and about five hours each way", "280 miles and about four hours each way"],
    ["cancellation", "Cancel up to 48 hours before", "Cancel up to 24 hours before"],
    ["children's ages", "Ages 3 to 11 pay the child price", "Ages 3 to 12 pay the child price"],
    ["park fee", "who do not live in the United States $100 each", "who live outside the United States $90 each"],
    ["number of places", "to eight places worth the drive", "to seven places worth the drive"],
    ["members of the team", "Nine of the people", "Ten of the people"],
    ["fare of a shuttle", "$59 one way, $99 round trip", "$59 one way, $95 round trip"],
    ["fare in the list of shuttles", '"price":"$59 one way', '"price":"$55 one way'],
    ["travel time of a shuttle", "5 h 30 min from Excalibur", "5 h from Excalibur"],
    ["ride from the first stop of a shuttle", "3 h 25 min from Excalibur", "2 h 50 min from Excalibur"],
    ["first stop of a shuttle", "5:30 to 6:05 AM", "5:40 to 6:05 AM"],
    ["last stop of a shuttle", "5:30 to 6:05 AM", "5:30 to 6:15 AM"],
    ["arrival of a shuttle", '"Arrives","value":"9:25 AM', '"Arrives","value":"10:25 AM'],
    ["coach of several", "11:35 AM, arrives 12:30 PM", "11:35 AM, arrives 12:15 PM"],
    ["way back of several", "or 5:15 PM", "or 5:45 PM"],
    ["time at a stop", '"8:20 AM","11:20 AM"', '"8:20 AM","11:25 AM"'],
    ["stop in town", '["Excalibur","6:05 AM"', '["Luxor","6:05 AM"'],
    ["end of a shuttle's way back", "back 7:20 to 7:55 PM", "back 7:20 to 7:45 PM"],
    ["lowest fare of all shuttles", "One way $15 to $59", "One way $22 to $59"],
    ["day without a shuttle", "Not on Thanksgiving or December 25. To Boulder", "To Boulder"],
    ["length of a day in an article", "<td>12.5 to 16</td>", "<td>12.5 to 13</td>"],
    ["length of a day in a table", '"4 h 30 min","14.5 to 16"', '"4 h 30 min","14 to 16"'],
    ["storm season", "Most floods come from July to mid-September", "Most floods come from July to September"],
    ["season of closed trails", "close from mid-May to the end of September", "close from May to September"],
    ["time in the park", '"Stay","value":"4 h', '"Stay","value":"5 h'],
  ])("a changed %s is found", (_, from, to) => {
    expect(contradictions(changed(from, to)).length).toBeGreaterThan(0);
  });
});

describe("tours to Hoover Dam", () => {
  const toTheDam = tours.filter(({ itinerary }) => itinerary.some(({ title }) => title === "Hoover Dam"));
  const now = new Date("2026-11-02T12:00:00-08:00");

  it.each(["2026-11-26", "2026-12-25"])("do not leave on %s, when the dam is closed, and say so", (date) => {
    expect(toTheDam.map(({ id }) => id)).toEqual([121, 122, 152, 153]);
    for (const tour of toTheDam) {
      expect(departuresOn(tour, date, now, { taken: new Map(), pricePercent: 100 }), tour.title).toEqual([]);
      expect(tour.description, tour.title).toContain("closed on Thanksgiving and December 25");
    }
  });

  it("leave on other Thursdays", () => {
    const [halfDay] = toTheDam;
    for (const date of ["2026-11-19", "2026-12-03"])
      expect(departuresOn(halfDay as TourSeed, date, now, { taken: new Map(), pricePercent: 100 })).toHaveLength(2);
  });
});

describe("the table of vehicles", () => {
  it("says for each how large the tours are that need it", () => {
    const rows = aboutUs.blocks.flatMap((block) =>
      block.type === "table" && block.title === "The vehicles" ? block.rows : [],
    );
    const numberIn = (text: string | undefined, pattern: RegExp) => Number(pattern.exec(text ?? "")?.[1]);
    const vehicles = rows
      .filter(([name]) => !name?.includes("lift"))
      .map(([name, , use]) => ({ seats: numberIn(name, /(\d+) seats/), guests: numberIn(use, /up to (\d+) guests/) }));
    expect(vehicles.length).toBeGreaterThan(2);
    const largest = new Map<number | undefined, number>();
    for (const { groupSizeMax } of tours) {
      const seats = vehicles.find((vehicle) => vehicle.seats >= groupSizeMax)?.seats;
      largest.set(seats, Math.max(groupSizeMax, largest.get(seats) ?? 0));
    }
    expect(vehicles.map(({ seats, guests }) => [seats, guests])).toEqual(
      [...largest].toSorted(([a = 0], [b = 0]) => a - b),
    );
  });
});

describe("a tenant's own telephone, hours and address", () => {
  const phones = /\+1 702 555 \d{4}/g;

  it.each(tenants)("are the only ones on the pages of $host", (tenant) => {
    const own = JSON.stringify(tenant.config);
    const others = JSON.stringify(tenants.filter(({ host }) => host !== tenant.host));
    for (const { path, text } of textsOf(insertTenantTexts({ pages, posts }, tenant))) {
      expect(text, path).not.toContain("{{");
      for (const [phone] of text.matchAll(phones)) {
        // The copy of a tenant without a number in its config has one of its own.
        if (own.includes('"phone"')) expect(own, path).toContain(phone);
        else expect(others, path).not.toContain(phone);
      }
    }
  });
});

describe("the plans of a tenant", () => {
  const plansOf = ({ blocks }: PageSeed) => blocks.flatMap((block) => (block.type === "steps" ? [block] : []));

  it.each([
    ["localhost", 4],
    ["canyon.localhost", 3],
    ["vegas.localhost", 1],
  ])("%s are whole, and the links above lead to them", (host, count) => {
    const tenant = tenants.find((one) => one.host === host);
    if (tenant === undefined) throw new Error(`no tenant ${host}`);
    const page = insertTenantTexts(ideas, tenant) as PageSeed;
    const plans = plansOf(page);
    expect(plans).toHaveLength(count);
    for (const { title, items } of plans) {
      expect(items.length, title).toBe(plansOf(ideas).find((plan) => plan.title === title)?.items.length);
    }
    const [hero] = page.blocks;
    const links = hero?.type === "hero" ? hero.actions.map(({ url }) => url) : [];
    const byDays = plans.filter(({ title }) => /\bdays?\b/.test(title));
    expect(links).toEqual(byDays.map(({ title }) => `#s-${slugify(title)}`));
  });
});

/** What a visitor reads; without times in fields that the site formats itself. */
const copy = textsOf({ tours, pages, posts, hotels, activities, categories, tenants }).filter(
  ({ path }) =>
    !/\/(?:time|times\/\d+|opens|closes|src|image|headerImage|poster|portrait|url|logoUrl|slug)$/.test(path) &&
    !/films|videos-(?:es|de)/.test(path),
);

describe("the copy", () => {
  it("has no 24-hour times", () => {
    const late = copy.filter(({ text }) => /\b(?:1[3-9]|2[0-3]|0\d):[0-5]\d\b|^\d{1,2}:\d\d$/.test(text));
    expect(late).toEqual([]);
  });

  it("writes AM and PM", () => {
    expect(copy.filter(({ text }) => /\d ?(?:a\.m\.|p\.m\.|am|pm)\b/.test(text))).toEqual([]);
  });

  it("has curly quotes", () => {
    const straight = copy.filter(({ text }) => /["']/.test(text.replace(/<[^>]*>/g, "")));
    expect(straight).toEqual([]);
  });

  it("has no cents without cents", () => {
    expect(copy.filter(({ text }) => /\$\d+\.00|\d+ dollars/.test(text))).toEqual([]);
  });

  const avoided = [
    // British spellings and words.
    /\b(?:programme|trousers|tyres?|grey|kerb|licence|offence|defence|autumn|whilst|amongst|towards|afterwards|timetable|roadworks)\b/i,
    /\b(?:colou?r(?<!color)|favour|neighbour|cent(?:re|red|res)|travell(?:ing|er|ed)|cancell(?:ed|ing)|(?:organ|author|real|recogn)is(?:e|ed|ing|ation))/i,
    /\b(?:car park|return ticket|working days?|cabin-size|turn(?:ed|s)? round|other way round|miles return|south-east)\b/i,
    // Wording that reads translated.
    /Please not\b|on our list but one|All: |no program\b|is the last coach|need no message|an answer and not a question|stands on the tour|makers:|in Leeds|if you learn them there|Watch first|Leave out|may not simply|has a canyon to reach|canyons keep|tell you what belongs here|having a rest/,
  ];

  it("is American and plain", () => {
    expect(copy.filter(({ text }) => avoided.some((words) => words.test(text)))).toEqual([]);
  });

  it("the site's own screens are American English", () => {
    const texts = globSync("app/**/*.{ts,tsx}", { exclude: ["app/machine-readable/**", "app/operator/**"] }).flatMap(
      (path) =>
        // Comments speak to developers.
        readFileSync(path, "utf8")
          .replace(/\/\*[^]*?\*\/|\/\/ .*/g, "")
          .split("\n")
          .map((text) => ({ path, text })),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter(({ text }) => avoided.some((words) => words.test(text)))).toEqual([]);
  });
});
