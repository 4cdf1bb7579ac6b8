/** A small operator in Kanab, Utah: what its calls answer, before a platform writes it (habits.ts). */

import { addDays } from "#app/domain/calendar/dates.ts";
import { todayThere } from "./today.ts";

export type Json = Record<string, unknown>;

export const DAYS = [12, 13, 14].map((days) => addDays(todayThere(), days));
const TIMES = ["06:45", "13:30"];
const page = (title: string, ...blocks: Json[]) => ({ title, description: "", blocks });
const picture = '<img src="/media/kanab.svg" alt="Cliffs">';

const TOURS = [
  { id: 71, name: "Buckskin Gulch & Wire Pass", tag: "Buckskin Gulch", category: "slot-canyons", priceFrom: 129 },
  { id: 72, name: "White Pocket by Jeep", tag: "White Pocket", category: "jeep-4x4", priceFrom: 1049 },
  { id: 73, name: "The Dunes’ Sunset", tag: "Coral Pink Sand Dunes", category: "jeep-4x4", priceFrom: 59 },
].map(({ name, tag, category, ...rest }) => ({
  ...rest,
  title: name,
  url: `/tour/${rest.id}-${category}`,
  headerImage: "/media/kanab.svg",
  tags: [tag],
  categories: [category],
  summary: "A small group, lunch and a guide from Kanab.",
  durationHours: 7.5,
  groupSizeMax: 8,
  overnight: false,
}));

const CONFIG = {
  logoUrl: "/media/logo.svg",
  slogan: "Canyons of southern Utah",
  themeColor: "#7a3b1d",
  documentTitle: "Kanab Canyon Guides",
  timeZone: "America/Denver",
  departureTown: "Kanab",
  header: { phone: "+1 435 555 0142" },
  footer: { about: "Guides in Kanab since 1998." },
  places: [
    { tag: "Coral Pink Sand Dunes", line: "Pink dunes between red cliffs.", miles: 23, hours: 0.6, hotels: true },
    { tag: "White Pocket", about: "Two hours of deep sand.", latitude: 36.9553, longitude: -111.8935 },
    { tag: "Kanab", latitude: 37.0475, longitude: -112.5263 },
  ],
};

const MENU = [
  {
    id: 1,
    title: "Tours",
    url: "/our-tours",
    is_visible: true,
    children: [{ id: 2, title: "Jeep & 4x4", url: "/our-tours/jeep-4x4" }],
  },
  {
    id: 3,
    title: "About us",
    url: "/about-us",
    is_visible: true,
    children: [{ id: 4, title: "Permits", url: "/permits/" }],
  },
];

const CATEGORIES = [
  { id: 5, slug: "slot-canyons", title: "Slot canyons" },
  { id: 6, slug: "jeep-4x4", title: "Jeep & 4x4" },
];

const PAGES: Record<string, Json> = {
  home: page(
    "Kanab",
    { type: "hero", title: "Out of Kanab", text: "Slots, dunes and white rock." },
    { type: "tours", title: "Our tours" },
  ),
  "about-us": page("About us", {
    type: "richText",
    html: `<h2>Who we are</h2><p>Six guides.</p><figure>${picture}</figure>`,
  }),
  permits: page("Permits for the Wave", {
    type: "richText",
    html: "<h2>The lottery</h2><p>Sixty-four people a day.</p>",
  }),
};

export const CART_ITEM = {
  id: "7 1:Q",
  title: "Queen Room, Parry Lodge",
  details: "Two nights",
  price: 1258,
  image: "/media/kanab.svg",
};

const RATE = { rateKey: "K:1|queen", net: 1258 };

/** What a call answers, before a platform writes it; undefined: 404. */
export function answerTo(method: string, path: string, cart: Json[]): unknown {
  const [, id = ""] = /\/(?:detail|products)\/(\d+)/.exec(path) ?? [];
  const tour = TOURS.find((each) => String(each.id) === id);
  if (path === "/api/tenant-config/user/public") return CONFIG;
  if (path === "/api/website/navigation/1") return MENU;
  if (path === "/api/office/our-tours") return TOURS;
  if (path === "/api/office/top-tours") return TOURS.slice(0, 1);
  if (path === "/api/office/our-tour/category") return CATEGORIES;
  if (path.startsWith("/api/product/web/link-tour/")) {
    const found = TOURS.find(({ url }) => url.endsWith(`/${path.split("/").at(-1)}`));
    return found && { id: found.id };
  }
  if (path.startsWith("/api/product/web/detail/"))
    return tour && { ...tour, priceAdult: tour.priceFrom, description: `<p>All day.</p>${picture}` };
  if (path.endsWith("/sales-dates"))
    return tour && DAYS.map((date) => ({ date, available: true, remaining: 8, priceFrom: tour.priceFrom }));
  if (path.includes("/sessions/date/"))
    return tour && TIMES.map((time) => ({ id: `${id}: ${time}`, time, remaining: 8, priceAdult: tour.priceFrom }));
  if (path.startsWith("/api/website/builder/page/1/")) return PAGES[path.split("/").at(-1) ?? ""];
  if (path === "/api/auth/guest/token") return { access_token: "guest-1", refresh_token: "guest-2" };
  if (path === "/api/auth/guest/refresh_token") return { access_token: "guest-3" };
  if (path === "/api/auth/current_user") return { cart_user_type: "guest" };
  if (path === "/api/series") return [];
  if (path === "/api/hotel/search/v1") return [{ id: "K:1", name: "Parry Lodge", rooms: [RATE] }];
  if (path === "/api/booking/check") return { isAvailable: true, roomsRate: [RATE] };
  if (method === "DELETE") return cart.splice(0).length > 0 ? {} : undefined;
  return path === "/api/cart" ? { items: cart, total: cart.length * CART_ITEM.price } : undefined;
}
