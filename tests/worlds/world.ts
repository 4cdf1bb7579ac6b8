/**
 * An ordinary operator by seed: nothing in it is hostile, all of it is what real platforms send. Each world is another mixture of
 * menus, languages, pictures, notations and gaps.
 */

import { type Random, randomFrom } from "./random.ts";
import { COLORS, DESTINATIONS, NAMES, PHONES, RIGHT_TO_LEFT, TARGETS, TITLES, WORDS } from "./words.ts";

type Fields = Record<string, unknown>;

export interface World {
  /** What this world is about, for messages. */
  says: string;
  config: Fields;
  navigation: Fields[];
  tours: Fields[];
  pages: Record<string, Fields>;
  /** Slugs of the first tags of its tours. */
  destinations: string[];
}

function words(random: Random, chars: number): string {
  let text = "";
  while (text.length < chars) text += `${text === "" ? "" : " "}${random.one(WORDS)}`;
  return text.slice(0, chars).trim();
}

/** Ids and amounts, as numbers or as text. */
function notation(random: Random): (value: number) => number | string {
  const isText = random.chance(0.4);
  return (value) => (isText ? String(value) : value);
}

function menuItem(
  random: Random,
  id: number,
  title: string,
  depth: number,
  as: (id: number) => number | string,
): Fields {
  const titles = TITLES[random.one(Object.keys(TITLES))] ?? [];
  const hasChildren = depth < 3 && random.chance(depth === 1 ? 0.35 : 0.3);
  const children = hasChildren
    ? Array.from({ length: random.whole(1, 5) }, (_, n) =>
        menuItem(random, id * 10 + n, random.one(titles), depth + 1, as),
      )
    : [];
  return {
    id: as(id),
    title,
    url: random.one(TARGETS),
    ...(random.chance(0.5) ? { is_visible: random.one([true, 1, "1", "true"]) } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}

const HIDDEN_TITLE = "Hidden draft";

function menu(random: Random, as: (id: number) => number | string): Fields[] {
  const language = random.one(Object.keys(TITLES));
  const titles = TITLES[language] ?? [];
  const count = random.whole(0, 14);
  const items = Array.from({ length: count }, (_, n) =>
    menuItem(random, 300 + n, titles[n % titles.length] as string, 1, as),
  );
  if (count > 2 && random.chance(0.7)) Object.assign(items[0] as Fields, { id: as(94), children: undefined });
  if (count > 3 && random.chance(0.6)) {
    const children = Array.from({ length: random.whole(1, 8) }, (_, n) =>
      menuItem(random, 920 + n, random.one(titles), 2, as),
    );
    Object.assign(items[1] as Fields, { id: as(92), children });
  }
  if (count > 0 && random.chance(0.7)) Object.assign(items.at(-1) as Fields, { type: "button", children: undefined });
  const hidden = {
    id: as(399),
    title: HIDDEN_TITLE,
    url: "/faq",
    is_visible: random.one([false, 0, "0", "false", null]),
  };
  return random.chance(0.5) ? [hidden, ...items] : items;
}

/** Never on a page. */
export const NEVER_SHOWN = [HIDDEN_TITLE];

interface Places {
  /** Origins of other hosts, without trailing slash. */
  cdns: readonly string[];
}

function pictureSource(random: Random, { cdns }: Places): (name: string) => string {
  const base = random.one(["", "", ...cdns]);
  return (name) => `${base}/media/${name}.svg`;
}

function tourOf(
  random: Random,
  n: number,
  tag: string,
  image: string | null,
  as: (value: number) => number | string,
): Fields {
  const title = words(random, random.one([3, 12, 40, 80, 120]));
  return {
    id: as(n + 1),
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    url: `/tour/t-${n + 1}`,
    headerImage: image,
    tags: random.chance(0.97) ? [tag, ...random.some(["Nevada", "Utah", "Arizona"], 1)] : [],
    summary: random.chance(0.8) ? words(random, random.whole(20, 280)) : "",
    durationHours: random.chance(0.8) ? as(random.one([3, 4.5, 9, 14, 30])) : null,
    priceFrom: random.chance(0.9) ? as(random.one([29, 129.5, 1299])) : null,
    overnight: random.chance(0.1),
    categories: random.chance(0.6) ? [random.one(["day-tours", "half-day", "overnight"])] : [],
  };
}

function rightToLeft(random: Random): string {
  const phone = random.one(PHONES);
  const [first, second] = [random.one(RIGHT_TO_LEFT), random.one(RIGHT_TO_LEFT)];
  return `<h2>${first}</h2><p>${second} <a href="tel:${phone}">${phone}</a> ${first}</p><ul><li>${second}</li></ul>`;
}

function faqPage(random: Random): Fields {
  const items = Array.from({ length: random.whole(1, 12) }, () => ({
    question: words(random, random.whole(10, 150)),
    answer: `<p>${words(random, random.whole(10, 600))}</p>`,
  }));
  return {
    title: words(random, random.one([3, 40, 100])),
    description: "",
    blocks: [
      { type: "faq", groups: [{ title: "", items }] },
      ...(random.chance(0.4) ? [{ type: "richText", html: rightToLeft(random) }] : []),
    ],
  };
}

function homePage(random: Random, picture: (name: string) => string): Fields {
  const hero = {
    type: "hero",
    title: words(random, random.whole(3, 90)),
    text: words(random, 120),
    image: picture("hero"),
    imageAlt: "",
  };
  const card = () => ({
    title: words(random, random.whole(3, 110)),
    text: words(random, random.whole(0, 300)),
    url: "/faq",
  });
  return {
    title: hero.title,
    description: words(random, 100),
    blocks: [
      hero,
      { type: "tours", title: "", text: "", tag: "", limit: random.whole(1, 9) },
      { type: "cards", title: words(random, 30), items: Array.from({ length: random.whole(1, 7) }, card) },
      ...(random.chance(0.25) ? [{ type: "richText", html: rightToLeft(random) }] : []),
    ],
  };
}

/** @param places where its pictures may be besides the admin host */
export function worldOf(seed: number, places: Places): World {
  const random = randomFrom(seed);
  const as = notation(random);
  const picture = pictureSource(random, places);
  const sold = random.some(DESTINATIONS, random.one([1, 4, 4, 8]));
  const count = random.one([0, 1, 1, 7, 30, 30, 400]);
  const pictures = random.one(["own", "one", "none"]);
  const tours = Array.from({ length: count }, (_, n) => {
    const image = pictures === "none" ? null : picture(pictures === "one" ? "tour" : `tour-${n}`);
    return tourOf(random, n, sold[n % sold.length] as string, image, as);
  });
  const name = random.one(NAMES);
  const logo = random.one(["8x1", "1x2", "4x1", "none"]);
  const items = menu(random, as);
  const isInConfig = random.chance(0.6);
  const maybe = (share: number, fields: Fields) => (random.chance(share) ? fields : {});
  const links = (max: number) =>
    Array.from({ length: random.whole(0, max) }, () => ({
      title: random.one(TITLES[random.one(Object.keys(TITLES))] as string[]),
      url: random.one(["/faq", "/blog", "https://shop.example/x"]),
    }));
  const partners = Array.from({ length: random.whole(0, 6) }, (_, n) => ({
    name: `${random.one(NAMES)} ${n}`,
    logoUrl: picture(`partner-${random.one(["8x1", "1x2"])}`),
    url: "/about-us",
  }));
  const config = {
    documentTitle: name,
    ...(logo === "none" ? {} : { logoUrl: picture(`logo-${logo}`) }),
    ...maybe(0.6, { slogan: words(random, random.whole(3, 110)) }),
    ...maybe(0.6, { faviconUrl: picture("icon") }),
    ...maybe(0.3, { bookingNotice: words(random, random.whole(3, 150)) }),
    ...maybe(0.8, { themeColor: random.one(COLORS) }),
    header: {
      ...maybe(0.7, { phone: random.one(PHONES) }),
      ...maybe(0.4, { textUs: random.one(PHONES) }),
      ...maybe(0.5, { hours: [{ weekdays: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" }] }),
      ...maybe(0.6, {
        social: ["instagram", "facebook", "weibo"].map((network) => ({
          network,
          title: network,
          url: "https://social.example/",
        })),
      }),
    },
    ...maybe(0.7, {
      footer: {
        ...maybe(0.6, { about: words(random, random.whole(10, 380)) }),
        ...maybe(0.6, { address: words(random, 60) }),
        quickLinks: links(12),
        informationLinks: links(12),
        legalLinks: links(6),
        partners,
      },
    }),
    navigation: { data: isInConfig ? items : [] },
  };
  return {
    says: `${name}, ${items.length} menu items, ${count} tours, ${sold.length} destinations, logo ${logo}, pictures ${pictures}`,
    config,
    navigation: items,
    tours,
    pages: { home: homePage(random, picture), faq: faqPage(random) },
    destinations: count === 0 ? [] : sold.slice(0, count),
  };
}
