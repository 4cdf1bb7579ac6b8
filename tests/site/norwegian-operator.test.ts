/** An operator whose names are in no table of the site: every page it has is there, under its own name, and leads nowhere else. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkOperator } from "#scripts/operator/check.ts";
import { OPTIONS, optionsFrom } from "#scripts/operator/options.ts";
import { argumentsOf } from "#scripts/owner/command.ts";
import { askHost } from "#tests/support/assistant.ts";
import { type CrawledPage, crawl, locations } from "#tests/support/crawl.ts";
import { attributeOf, find, findAll, mainOf, parseHtml, textOf } from "#tests/support/html.ts";
import { DAY, type SvolvaerSite, startSvolvaerSite, TOURS } from "#tests/support/svolvaer-site.ts";

let site: SvolvaerSite;
beforeAll(async () => {
  site = await startSvolvaerSite();
});
afterAll(() => site.stop());
const get = (path: string) => site.get(path);
const titlesOn = async (path: string) => {
  const main = mainOf((await get(path)).body);
  return findAll(main, { tag: "article" }).flatMap((card) => attributeOf(card, "aria-label") ?? []);
};

describe("a crawl", () => {
  let pages: Map<string, CrawledPage>;
  beforeAll(async () => {
    pages = await crawl(site.stack, site.host, ["/"]);
  });

  it("finds a page behind every link, with one canonical address, percent-encoded once", () => {
    const gone = [...pages].filter(([, { answer }]) => answer.status !== 200).map(([path]) => decodeURI(path));
    // A link of the operator's own to a page that it does not have.
    expect(gone).toEqual(["/turer/finnes-ikke"]);
    for (const [path, { canonical, answer }] of pages) {
      if (answer.status !== 200 || canonical === "") continue;
      expect(canonical, path).toBe(new URL(canonical).href);
      expect(canonical, path).not.toMatch(/%25|%[0-9A-F]?[a-f]/);
    }
  });

  it("reaches every page of the page builder, post, place and tour, and the sitemap has them", async () => {
    const reached = [...pages.values()].map(({ canonical }) => decodeURI(canonical.slice(site.origin.length)));
    const own = [
      ..."/om-båten /kart/og-havn /båtleie/pris /båtleie /kun/herfra /utstyr-på-tur /vilkår /faq /blog".split(" "),
      ...["/blog/torsk-på-ski", "/blog/北極光", "/our-tours/på-sjøen", "/our-tours/på-ski"],
      ...["svolvaer", "å-i-lofoten", "bø", "bo", "ロフォーテン"].map((slug) => `/tours-detail/${slug}-tours/`),
      ...TOURS.map(({ id }) => `/tours/${id}`),
    ];
    expect(reached).toEqual(expect.arrayContaining(own));
    const listed = locations((await get("/sitemap.xml")).body).map((url) => decodeURI(url.slice(site.origin.length)));
    expect(listed).toEqual(expect.arrayContaining(own));
  });
});

it("the link of every card opens its own tour", async () => {
  const cards = findAll(mainOf((await get("/our-tours")).body), { tag: "article" });
  expect(cards).toHaveLength(TOURS.length);
  for (const card of cards) {
    const { body, status } = await get(attributeOf(find(card, { tag: "a" }), "href") ?? "");
    expect([status, textOf(find(parseHtml(body), { tag: "h1" }))]).toEqual([200, attributeOf(card, "aria-label")]);
  }
});

it.each([
  ["/tours-detail/svolv-r-tours/?date=2027-01-01", "/tours-detail/svolvaer-tours/?date=2027-01-01"],
  ["/tours-detail/Svolv%c3%a6r-Tours/", "/tours-detail/svolv%C3%A6r-tours/"],
  ["/tours-detail/svolv%C3%A6r-tours/", "/tours-detail/svolvaer-tours/"],
  ["/our-tours?destination=svolv-r", "/our-tours?destination=svolvaer"],
  ["/our-tours?language=s-rsamisk&utm_source=x", "/our-tours?language=sorsamisk&utm_source=x"],
  ["/blog?category=krok-sten", "/blog?category=krok-osten"],
  ["/our-tours/p%C3%A5-sj%c3%b8en", "/our-tours/p%C3%A5-sj%C3%B8en"],
  ["/our-tours/P%C3%85-SKI", "/our-tours/p%C3%A5-ski"],
  ["/b%C3%A5ter/lofoten", "/our-tours"],
])("%s leads to %s", async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([301, location]);
});

it.each([
  ["q=Svolvaer", ["Skreifiske på krok", "Trollfjorden med seilbåt", "北極光の夜"]],
  ["q=%E5%8C%97%E6%A5%B5%E5%85%89", ["北極光の夜"]],
  ["q=topptr", ["Topptur fra Bø", "Topptur fra Bo"]],
  ["destination=bo", ["Topptur fra Bo"]],
  ["destination=b%C3%B8", ["Topptur fra Bø"]],
  ["language=%E6%97%A5%E6%9C%AC%E8%AA%9E", ["Trollfjorden med seilbåt", "Nordlys over Å"]],
])("the list with %s has %j", async (query, titles) => {
  expect((await titlesOn(`/our-tours?${query}`)).toSorted()).toEqual(titles.toSorted());
});

it("finds questions and tours by the operator's own words for them", async () => {
  expect(textOf(mainOf((await get("/faq?q=sm%C3%A5barn")).body))).toContain("Tar dere barnevogn?");
  const { tours } = await askHost(site.stack, site.host, "search_tours", { place: "svolvaer" });
  expect(tours).toMatchObject([{ id: 1 }, { id: 2 }, { id: 6 }]);
});

it("has a notice on the tours of its place and on no others", async () => {
  const noticed = await Promise.all(
    TOURS.map(async ({ id }) => ((await get(`/tours/${id}.md`)).body.includes("Vegen til Å er stengt.") ? [id] : [])),
  );
  expect(noticed.flat()).toEqual([1, 5]);
});

it("sends nobody a night early: a departure after midnight is that of the day it is sold on", async () => {
  const { departures } = await askHost(site.stack, site.host, "check_availability", { tour: 1, date: DAY });
  expect(departures).toMatchObject([
    { time: "09:00", leavesOn: DAY },
    { time: "00:30", date: DAY },
  ]);
});

it("the check names what shares an address, has none, or leads nowhere", async () => {
  const given = argumentsOf(OPTIONS, [site.api, "--host", site.host, "--key", "key"]);
  const lines = (await checkOperator(optionsFrom(given, {}))).lines();
  for (const expected of [
    /^WARN our-tours\[\*\]\.tags +"Bø" and "Bo" have one name in addresses/,
    /^WARN our-tours\[\*\]\.tags +no letter or digit in "🏔️"/,
    /^FAIL departures\[\*\]\.time +".*" is not a time .*of another day/,
    /^WARN our-tours\[\*\]\.priceFrom +"1\.190" is not an amount.*thousands/,
    /^WARN .*\/turer\/finnes-ikke/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(expected));
  expect(lines.join("\n")).not.toContain("/turer/skrei");
});
