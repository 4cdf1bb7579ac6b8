/** An operator with its own names, money, clock, language and ways of selling: all of it is there, and nothing of another company. */

import { beforeAll, describe, expect, it } from "vitest";
import { type CrawledPage, crawl, locations } from "#tests/support/crawl.ts";
import { attributeOf, find, findAll, h1Of, headOf, mainOf, textOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { ownStack } from "#tests/support/stacks.ts";
import { AROUND, BARE_HOST, BOAT, DAY, HOST, TOURS, useSvolvaer } from "#tests/support/svolvaer-site.ts";

/** No variable names a town, a zone or a hand-off. */
const stack = await ownStack({
  vars: { HANDOFF_ORIGIN: "", HANDOFF_PATHS: "", TIME_ZONE: "", DEPARTURE_TOWN: "" },
});
const { get, ask } = useSvolvaer(stack);
const origin = `http://${HOST}:${stack.site.url.port}`;
const titlesOn = async (path: string) => {
  const main = mainOf((await get(path)).body);
  return findAll(main, { tag: "article" }).flatMap((card) => attributeOf(card, "aria-label") ?? []);
};

/** Signs, units, clocks and places of another company's country, and its words. */
const FOREIGN =
  /.{0,30}(?:\$(?!\n)|USD|\b(?:AM|PM|a\.m\.|p\.m\.|miles?|mi|feet|ft|Fahrenheit|Vegas|Nevada|Arizona|Utah|Kanab|the Strip|Grand Canyon|Antelope|Hoover|Bryce|Zion|Death Valley|coach(?:es)?|702 555)\b|°F|National Park (?:Express|Tours)|national-park tours|Canyon Collective|\/(?:destinations|share|screenshots|brand)\/|best light).{0,30}/g;

describe("a crawl", () => {
  let pages: Map<string, CrawledPage>;
  beforeAll(async () => {
    pages = await crawl(stack, HOST, ["/"]);
  });

  it("finds a page behind every link, with one canonical address, percent-encoded once", () => {
    const gone = [...pages].filter(([, { answer }]) => answer.status !== 200).map(([path]) => decodeURI(path));
    // A link of the operator's own to a page that it does not have.
    expect(gone).toEqual(["/turer/finnes-ikke"]);
    expect([...pages.keys()].filter((path) => /^\/(?:hotel|activities)\b/.test(path))).toEqual([]);
    for (const [path, { canonical, answer }] of pages) {
      if (answer.status !== 200 || canonical === "") continue;
      expect(canonical, path).toBe(new URL(canonical).href);
      expect(canonical, path).not.toMatch(/%25|%[0-9A-F]?[a-f]/);
    }
  });

  it("reaches every page of the page builder, post, place and tour, and the sitemap has them", async () => {
    const reached = [...pages.values()].map(({ canonical }) => decodeURI(canonical.slice(origin.length)));
    const own = [
      ..."/om-båten /kart/og-havn /båtleie/pris /båtleie /kun/herfra /utstyr-på-tur /vilkår /faq /blog".split(" "),
      ...["/blog/torsk-på-ski", "/blog/北極光", "/our-tours/på-sjøen", "/our-tours/på-ski"],
      ...["svolvaer", "å-i-lofoten", "bø", "bo", "ロフォーテン"].map((slug) => `/tours-detail/${slug}-tours/`),
      ...TOURS.map(({ id }) => `/tours/${id}`),
    ];
    expect(reached).toEqual(expect.arrayContaining(own));
    const listed = locations((await get("/sitemap.xml")).body).map((url) => decodeURI(url.slice(origin.length)));
    expect(listed).toEqual(expect.arrayContaining(own));
  });

  it("says nothing in another company's money, clock, units, places and words, in whatever form it is read", async () => {
    const files = [...pages.keys()].flatMap((path) =>
      path.includes("?") ? [] : [path === "/" ? "/index.md" : `${path}.md`],
    );
    const others = ["/llms.txt", "/robots.txt", "/sitemap.xml", "/blog/feed.xml", "/favicon.svg", "/nowhere"];
    const more = [`/tours/${BOAT}/${DAY}.ics`, `/tours/1.md?date=${DAY}`, "/manifest.webmanifest"];
    const working = [...AROUND.keys()].map((name) => `/${name}`);
    const texts = new Map<string, string>();
    for (const path of [...pages.keys(), ...files, ...others, ...more, ...working]) {
      const { body } = pages.get(path)?.answer ?? (await get(path));
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
      texts.set(tool, JSON.stringify(await ask(tool, input)));
    }
    const found = [...texts].flatMap(([path, text]) =>
      Array.from(text.matchAll(FOREIGN), ([words]) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

it("the link of every card opens its own tour", async () => {
  const cards = findAll(mainOf((await get("/our-tours")).body), { tag: "article" });
  expect(cards).toHaveLength(TOURS.length);
  for (const card of cards) {
    const { body, status } = await get(attributeOf(find(card, { tag: "a" }), "href") ?? "");
    expect([status, h1Of(body)]).toEqual([200, attributeOf(card, "aria-label")]);
  }
});

it.each([
  ["/tours-detail/svolv-r-tours/?date=2027-01-01", "/tours-detail/svolvaer-tours/?date=2027-01-01"],
  ["/tours-detail/Svolv%c3%a6r-Tours/", "/tours-detail/svolv%C3%A6r-tours/"],
  ["/tours-detail/svolv%C3%A6r-tours/", "/tours-detail/svolvaer-tours/"],
  ["/our-tours?destination=svolv-r", "/our-tours?destination=svolvaer"],
  ["/b%C3%A5ter/lofoten", "/our-tours"],
])("%s leads to %s", async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([301, location]);
});

it.each([
  ["q=Svolvaer", ["Skreifiske på krok", "Trollfjorden med seilbåt", "北極光の夜"]],
  ["q=%E5%8C%97%E6%A5%B5%E5%85%89", ["北極光の夜"]],
  ["language=%E6%97%A5%E6%9C%AC%E8%AA%9E", ["Trollfjorden med seilbåt", "Nordlys over Å"]],
])("the list with %s has %j", async (query, titles) => {
  expect((await titlesOn(`/our-tours?${query}`)).toSorted()).toEqual(titles.toSorted());
});

it("without an origin to hand off to, account screens are pages with a link to the booking site", async () => {
  const { status, body } = await get("/signup");
  expect(status).toBe(200);
  expect(body).toContain("Go to the booking site");
  expect(body).toContain('content="noindex"');
  expect((await stack.get("/signing", { host: HOST })).status).toBe(404);
});

it("a place of which it has no tours is a page that search engines leave out", async () => {
  const { status, body } = await get("/tours-detail/grand-canyon-tours/");
  expect([status, headOf(body).all("robots")]).toEqual([200, ["noindex"]]);
});

it("finds questions and tours by the operator's own words for them", async () => {
  expect(textOf(mainOf((await get("/faq?q=sm%C3%A5barn")).body))).toContain("Tar dere barnevogn?");
  const { tours } = await ask("search_tours", { place: "svolvaer" });
  expect(tours).toMatchObject([{ id: 1 }, { id: 2 }, { id: 6 }]);
});

describe.each([...AROUND])("the page builder's %s", (name, { title, lead, path }) => {
  const state = { user: { username: "kari", cart_user_type: "customer" }, access_token: "t" };
  const headers = {
    ...GOOGLEBOT,
    cookie: `user-state=${encodeURIComponent(JSON.stringify(state))}`,
  };
  const working = `/${name.replace("-", "/")}`;

  it("gives title, text and blocks around the working part", async () => {
    const { body, status } = await stack.get(working, { host: HOST, headers });
    const main = mainOf(body);
    expect([status, textOf(find(main, { tag: "h1" }))]).toEqual([200, title]);
    expect(textOf(main)).toContain(lead);
    expect(headOf(body).title).toContain(title);
    expect(textOf(main).indexOf(`Under ${name}`)).toBeGreaterThan(textOf(main).indexOf(lead));
    expect((await get(path)).status).toBe(200);
    // The working part is in our English.
    expect(attributeOf(find(body, { tag: "html" }), "lang")).toBe("en");
    const theirs = findAll(main, { attr: { lang: "nb" } }).map(textOf);
    expect(theirs).toEqual([title, lead, expect.stringContaining(`Under ${name}`)]);
  });

  it("is missing: our texts name nobody's place and promise nothing", async () => {
    const { body, status } = await stack.get(working, { host: BARE_HOST, headers });
    const main = mainOf(body);
    expect([status, textOf(find(main, { tag: "h1" }))]).toEqual([200, expect.stringMatching(/\w/)]);
    expect(textOf(main)).not.toMatch(/park|coach|Vegas|Svolvær/i);
  });
});

it("tells the language of the operator's own texts, and that ours are English", async () => {
  const languageOf = (html: string) => attributeOf(find(html, { tag: "html" }), "lang");
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
      find(body, { tag: "footer" }),
      ...findAll(body, { tag: "search" }),
      ...findAll(body, { attr: { id: "write" } }),
    ];
    expect(frame.map((element) => attributeOf(element, "lang"))).toEqual(frame.map(() => "en"));
  }
  const { body } = await get("/tours/1");
  expect([languageOf(body), attributeOf(find(body, { tag: "h1" }), "lang")]).toEqual(["en", "nb"]);
  const [card] = findAll(mainOf((await get("/our-tours")).body), { tag: "h3" });
  expect(card && attributeOf(card, "lang")).toBe("nb");
  expect((await get("/blog/feed.xml")).body).toContain("<language>nb</language>");
});
