/** A small operator in Svolvær, Norway, with its own names in every place where names stand: tours, places, pages, posts, categories. */

import { instantOf, placeTime } from "#app/domain/calendar/clock.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import type { Json } from "./kanab.ts";

const TIME_ZONE = "Europe/Oslo";
export const DAY = addDays(placeTime(Date.now(), TIME_ZONE).date, 20);

/** Guests of the last boat leave after midnight; the third one is of another day. */
const MOMENTS = [
  { date: DAY, time: "09:00" },
  { date: addDays(DAY, 1), time: "00:30" },
  { date: addDays(DAY, 3), time: "10:00" },
].map((wall) => new Date(instantOf(wall, TIME_ZONE)).toISOString());

const page = (title: string, ...blocks: Json[]) => ({ title, description: "", blocks });
const text = (html: string) => ({ type: "richText", html });

/** Two share the last part of their addresses, two have no address that could be asked for, one has no tag with a letter. */
export const TOURS = [
  { id: 1, title: "Skreifiske på krok", url: "/turer/skrei-på-krok", tags: ["Svolvær", "Å"], categories: ["På sjøen"] },
  {
    id: 2,
    title: "Trollfjorden med seilbåt",
    url: "/turer/trollfjorden-p%C3%A5-h%C3%B8yden",
    tags: ["Svolvær"],
    categories: [{ id: 4, title: "På sjøen" }],
  },
  { id: 3, title: "Topptur fra Bø", url: "/ski/topptur", tags: ["Bø"], categories: ["på-ski"] },
  { id: 4, title: "Topptur fra Bo", url: "/vandring/topptur", tags: ["Bo"], categories: ["5"] },
  { id: 5, title: "Nordlys over Å", url: "/tur?id=5", tags: ["Å"], categories: ["på-ski", "Ukjent slag"] },
  { id: 6, title: "北極光の夜", url: "オーロラ", tags: ["ロフォーテン", "Svolvær"], categories: ["På sjøen"] },
  { id: 7, title: "Bare et fjell", url: "/turer/fjell", tags: ["🏔️"], categories: [] },
].map((tour) => ({
  ...tour,
  headerImage: "/media/båt.svg",
  summary: "Seks gjester, én båt og en skipper fra Lofoten.",
  durationHours: 5,
  priceFrom: tour.id === 7 ? "1.190" : 990,
  languages: ["Norsk bokmål", "Sørsamisk", "日本語"].slice(0, (tour.id % 3) + 1),
}));

const places = [
  { tag: "svolvær", line: "Øya der alle båtene ligger.", latitude: 68.2342, longitude: 14.5681 },
  { tag: "Å", line: "Bygda lengst ute.", slug: "å-i-lofoten" },
];

const CONFIG = {
  documentTitle: "Svolvær Seil & Ski",
  slogan: "Fra havna og ut",
  timeZone: TIME_ZONE,
  departureTown: "Svolvær",
  header: { phone: "+47 76 06 94 00" },
  footer: {
    about: "Skippere i Svolvær siden 1998.",
    quickLinks: [
      { title: "Turer", url: "/our-tours" },
      { title: "Blogg", url: "/blog" },
      { title: "Utstyr", url: "/utstyr-på-tur" },
    ],
    informationLinks: [
      { title: "Om båten", url: "/om-båten" },
      { title: "Spørsmål", url: "/faq" },
    ],
    legalLinks: [{ title: "Vilkår", url: "/vilkår" }],
  },
  places,
  synonyms: [["småbarn", "barnevogn", "seks gjester"]],
  notices: [{ text: "Vegen til Å er stengt.", from: addDays(DAY, -40), until: addDays(DAY, 40), places: ["å"] }],
  redirects: [{ from: "/båter/*", to: "/our-tours" }],
};

const MENU = [
  { id: 94, title: "Turer", url: "/our-tours" },
  { id: 92, title: "Steder" },
  { id: 3, title: "Kart", url: "/kart/og-havn/", children: [{ id: 4, title: "På sjøen", url: "/our-tours/på-sjøen" }] },
  { id: 5, title: "Sitt eget barn", url: "/om-b%C3%A5ten", parent: 5 },
];

const CATEGORIES = [
  { id: 4, slug: "på-sjøen", title: "På sjøen" },
  { id: 5, slug: "p%C3%A5-ski", title: "På ski" },
];

const POSTS = [
  { slug: "torsk-på-ski", title: "Torsk på ski", category: "Krok & Østen" },
  { slug: "北極光", title: "北極光", category: "空" },
];

const PAGES: Record<string, Json> = {
  home: page(
    "Svolvær",
    { type: "hero", title: "Ut på havet", text: "Hver dag." },
    { type: "tours", title: "Turer", tag: "SVOLVÆR" },
  ),
  "om-båten": page(
    "Om båten",
    text('<h2>Mål</h2><p>Se <a href="/båtleie/pris">prisene</a> og <a href="/b%C3%A5tleie">leie</a>.</p>'),
  ),
  "kart-og-havn": page("Kart og havn", text("<p>Kai 3, ved torget.</p>")),
  "båtleie-pris": page("Pris på båtleie", text('<p>990 kr. <a href="/kun/herfra#kai">Mer</a></p>')),
  båtleie: page("Båtleie", text("<p>En dag eller to.</p>")),
  "kun-herfra": page("Kun herfra", text('<h2 id="kai">Kai</h2><p>Nås bare fra en side.</p>')),
  "utstyr-på-tur": page("Utstyr på tur", text("<p>Ull.</p>")),
  vilkår: page("Vilkår", text("<p>Avbestill to døgn før.</p>")),
  blog: page("Blogg", { type: "posts", title: "Siste", items: POSTS }),
  faq: page("Spørsmål", {
    type: "faq",
    groups: [
      {
        title: "Ombord",
        items: [
          { question: "Er det måltid om bord?", answer: "<p>Ja, fiskesuppe.</p>" },
          { question: "Tar dere barnevogn?", answer: "<p>Nei.</p>" },
        ],
      },
    ],
  }),
};

/** What a call answers; undefined: 404. */
export function answerTo(path: string): unknown {
  const name = path.split("/").at(-1) ?? "";
  const [, id = ""] = /\/(?:detail|products)\/(\d+)/.exec(path) ?? [];
  const tour = TOURS.find((each) => String(each.id) === id);
  if (path === "/api/tenant-config/user/public") return CONFIG;
  if (path === "/api/website/navigation/1") return MENU;
  if (path === "/api/office/our-tours") return TOURS;
  if (path === "/api/office/top-tours") return TOURS.slice(0, 2);
  if (path === "/api/office/our-tour/category") return CATEGORIES;
  if (path.startsWith("/api/product/web/link-tour/")) {
    const found = TOURS.find(({ url }) => decodeURIComponent(url).split("?")[0]?.split("/").at(-1) === name);
    return found && { id: found.id };
  }
  if (path.startsWith("/api/product/web/detail/")) return tour && { ...tour, priceAdult: tour.priceFrom };
  if (path.endsWith("/sales-dates")) return tour && [{ date: DAY, remaining: 6, priceFrom: tour.priceFrom }];
  if (path.includes("/sessions/date/"))
    return tour && MOMENTS.map((time, at) => ({ id: `${id}-${at}`, time, remaining: 6, priceAdult: tour.priceFrom }));
  if (path.startsWith("/api/website/builder/page/1/")) return PAGES[name];
  if (path.startsWith("/api/website/content/1/blog/")) {
    const post = POSTS.find(({ slug }) => slug === name);
    return (
      post && { ...post, html: '<p>Se <a href="/turer/finnes-ikke">turen</a>.</p>', relatedTours: TOURS.slice(0, 1) }
    );
  }
  return undefined;
}
