/** What an operator with its own money, clock, language and ways of selling says, and how: nothing of another company. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askHost } from "#tests/support/assistant.ts";
import { crawl, GOOGLEBOT } from "#tests/support/crawl.ts";
import { headOf } from "#tests/support/head.ts";
import { attributeOf, find, findAll, mainOf, parseHtml, textOf } from "#tests/support/html.ts";
import {
  AROUND,
  BARE_HOST,
  BOAT,
  DAY,
  QUAYS,
  type SvolvaerSite,
  startSvolvaerSite,
} from "#tests/support/svolvaer-site.ts";

let site: SvolvaerSite;
beforeAll(async () => {
  site = await startSvolvaerSite();
});
afterAll(() => site.stop());
const get = (path: string) => site.get(path);

describe.each([...AROUND])("the page builder's %s", (name, { title, lead, path }) => {
  const state = { user: { username: "kari", cart_user_type: "customer" }, access_token: "t" };
  const headers = {
    "user-agent": GOOGLEBOT,
    cookie: `user-state=${encodeURIComponent(JSON.stringify(state))}`,
  };
  const working = `/${name.replace("-", "/")}`;

  it("gives title, text and blocks around the working part", async () => {
    const { body, status } = await site.stack.get(working, { host: site.host, headers });
    const main = mainOf(body);
    expect([status, textOf(find(main, { tag: "h1" }))]).toEqual([200, title]);
    expect(textOf(main)).toContain(lead);
    expect(headOf(body).title).toContain(title);
    expect(textOf(main).indexOf(`Under ${name}`)).toBeGreaterThan(textOf(main).indexOf(lead));
    expect((await get(path)).status).toBe(200);
    // The working part is in our English.
    expect(attributeOf(find(parseHtml(body), { tag: "html" }), "lang")).toBe("en");
    const theirs = findAll(main, { attr: { lang: "nb" } }).map(textOf);
    expect(theirs).toEqual([title, lead, expect.stringContaining(`Under ${name}`)]);
  });

  it("is missing: our texts name nobody's place and promise nothing", async () => {
    const { body, status } = await site.stack.get(working, { host: BARE_HOST, headers });
    const main = mainOf(body);
    expect([status, textOf(find(main, { tag: "h1" }))]).toEqual([200, expect.stringMatching(/\w/)]);
    expect(textOf(main)).not.toMatch(/park|coach|Vegas|Svolvær/i);
  });
});

describe("a boat for all, and the quays of a departure", () => {
  /** Without the similar tours at its end. */
  const page = async (query: string, id = BOAT) => {
    const { body } = await get(`/tours/${id}?${query}`);
    return { body, text: textOf(mainOf(body)).replace(/Similar tours.*/s, "") };
  };
  const quays = QUAYS.map(({ time, name }) => `${time} ${name}`);

  it("has one price in list and page, without seats, and no total for more guests than it takes", async () => {
    const cardFor = async (people: number) => {
      const cards = findAll(mainOf((await get(`/our-tours?adults=${people}`)).body), { tag: "article" });
      return cards.map(textOf).find((text) => text.includes("Trollfjorden med seilbåt"));
    };
    expect(await cardFor(4)).toMatch(/from NOK\s9,900 for 4 adults/);
    expect(await cardFor(7)).toMatch(/from NOK\s9,900 per boat/);
    const { text: taken } = await page(`date=${DAY}&adults=4`);
    expect(taken).toMatch(/NOK\s9,900 per boat.*The whole boat NOK\s9,900 Total NOK\s9,900/s);
    expect(taken).not.toMatch(/seats? left|per adult/);
    expect((await page(`date=${DAY}&adults=7`)).text).not.toContain("Total");
  });

  it("is told alike by page, Markdown, assistants, calendar file, feed and structured data", async () => {
    const { body, text } = await page(`date=${DAY}`);
    expect(text).toMatch(new RegExp(quays.join(".*"), "s"));
    expect(headOf(body).node("Product")?.offers).toMatchObject({
      price: 9900,
      priceCurrency: "NOK",
      priceSpecification: { unitText: "boat" },
      eligibleQuantity: { maxValue: 6 },
    });
    const markdown = (await get(`/tours/${BOAT}.md?date=${DAY}`)).body;
    expect(markdown).toMatch(/NOK\s9,900 per boat, for up to 6 guests/);
    expect(markdown).toMatch(new RegExp(`\\| 09:00 \\| ${quays.join("; ")} \\| free \\| NOK\\s9,900 \\|`));
    const { departures, tour } = await askHost(site.stack, site.host, "check_availability", {
      tour: BOAT,
      date: DAY,
      people: 5,
    });
    expect(tour).toMatchObject({ pricePer: "boat", currency: "NOK" });
    expect(departures).toMatchObject([
      { priceAdult: null, priceGroup: 9900, seatsLeft: null, pickUps: QUAYS },
      { priceGroup: 9900 },
    ]);
    const [{ session = "" } = {}] = departures as { session?: string }[];
    const booking = { tour: BOAT, date: DAY, session };
    expect(await askHost(site.stack, site.host, "booking_link", { ...booking, adults: 6 })).toMatchObject({
      total: 9900,
    });
    expect(await askHost(site.stack, site.host, "booking_link", { ...booking, adults: 7 })).toMatchObject({
      url: null,
      total: null,
    });
    const file = (await get(`/tours/${BOAT}/${DAY}.ics?session=${encodeURIComponent(session)}`)).body.replace(
      /\r\n /g,
      "",
    );
    for (const { time, name } of QUAYS) expect(file).toContain(`- ${time}\\, ${name.replace(",", "\\,")}`);
  });

  it("leaves no trace on other tours and departures", async () => {
    const { text, body } = await page(`date=${DAY}`, 1);
    expect(text).toMatch(/NOK\s990 per adult.*6 seats left/s);
    expect(text).not.toContain("per boat");
    expect(body).not.toContain('name="pickup"');
    expect((await get(`/tours/1.md?date=${DAY}`)).body).not.toMatch(/Pick-up \|/);
  });
});

it("tells the language of the operator's own texts, and that ours are English", async () => {
  const languageOf = (html: string) => attributeOf(find(parseHtml(html), { tag: "html" }), "lang");
  const own = {
    "/": "nb",
    "/om-båten": "nb",
    "/blog/torsk-på-ski": "nb",
    "/contact-us": "nb",
    "/utstyr-på-tur": "en",
    "/blog/北極光": "ja",
  };
  for (const [path, language] of Object.entries(own)) {
    const { body } = await get(encodeURI(path));
    expect([path, languageOf(body)]).toEqual([path, language]);
    const frame = [
      find(parseHtml(body), { tag: "footer" }),
      ...findAll(parseHtml(body), { tag: "search" }),
      ...findAll(parseHtml(body), { attr: { id: "write" } }),
    ];
    expect(frame.map((element) => attributeOf(element, "lang"))).toEqual(frame.map(() => "en"));
  }
  const { body } = await get("/tours/1");
  expect([languageOf(body), attributeOf(find(parseHtml(body), { tag: "h1" }), "lang")]).toEqual(["en", "nb"]);
  const [card] = findAll(mainOf((await get("/our-tours")).body), { tag: "h3" });
  expect(card && attributeOf(card, "lang")).toBe("nb");
  expect((await get("/blog/feed.xml")).body).toContain("<language>nb</language>");
});

/** Signs, units, clocks and places of another company's country, and its words. */
const FOREIGN =
  /.{0,30}(?:\$|USD|\b(?:AM|PM|a\.m\.|p\.m\.|miles?|mi|feet|ft|Fahrenheit|Las Vegas|Nevada|Arizona|Utah|Kanab|the Strip|Grand Canyon|Zion|coach(?:es)?)\b|°F).{0,30}/g;

it("says nothing in another company's money, clock, units, places and words, in whatever form it is read", async () => {
  const pages = await crawl(site.stack, site.host, ["/"]);
  const files = [...pages.keys()].flatMap((path) =>
    path.includes("?") ? [] : [path === "/" ? "/index.md" : `${path}.md`],
  );
  const others = ["/llms.txt", "/sitemap.xml", "/blog/feed.xml"];
  const more = [`/tours/${BOAT}/${DAY}.ics`, `/tours/1.md?date=${DAY}`, "/manifest.webmanifest"];
  const working = [...AROUND.keys()].map((name) => `/${name}`);
  const texts = new Map<string, string>();
  for (const path of [...pages.keys(), ...files, ...others, ...more, ...working]) {
    const { body } = await get(path);
    texts.set(
      path,
      body.replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, ""),
    );
  }
  const asked = {
    search_tours: {},
    get_tour: { tour: 1 },
    check_availability: { tour: 1, date: DAY },
    find_policy: { question: "cancel" },
  };
  for (const [tool, input] of Object.entries(asked)) {
    texts.set(tool, JSON.stringify(await askHost(site.stack, site.host, tool, input)));
  }
  const found = [...texts].flatMap(([path, text]) =>
    Array.from(text.matchAll(FOREIGN), ([words]) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
