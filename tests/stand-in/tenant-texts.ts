/**
 * What the demo content, which all tenants share, says differently for each tenant: `{{brand}}`, `{{phone}}` and so on, and
 * nothing of places that the tenant does not sell: no cards, pictures, rows, paragraphs or posts.
 */

import { WEEKDAYS } from "#app/domain/calendar/dates.ts";
import { slug } from "#app/domain/names/names.ts";
import { destinations as places, type TenantSeed, tours } from "./seed/seed.ts";
import { shortClock } from "./written.ts";

export type TenantOfTexts = Pick<TenantSeed, "config" | "destinations">;
type Hours = NonNullable<NonNullable<TenantSeed["config"]["header"]>["hours"]>;

/** The lowest price of an adult among the tenant's tours, in US dollars. */
function lowestPrice(destinations: TenantSeed["destinations"]): string {
  const sold = tours.filter(({ destination }) => destinations.length === 0 || destinations.includes(destination));
  return `$${Math.min(...sold.map(({ priceAdult }) => priceAdult))}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** More than this many places become "and more". */
const FEW_PLACES = 4;

/** Texts of tenants whose config has none. */
const DEFAULTS = {
  phone: "+1 702 555 0166",
  hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: "07:00", closes: "19:00" }],
};

/** The times of a day stay on one line. */
function hoursText(hours: Hours): string {
  return hours
    .map(({ weekdays, opens, closes }) => {
      const [first = 0, last = first] = [weekdays[0], weekdays.at(-1)];
      const days =
        weekdays.length === 7
          ? "every day"
          : first === last
            ? WEEKDAYS[first]
            : `${WEEKDAYS[first]} to ${WEEKDAYS[last]}`;
      const times = `${shortClock(opens)} to ${shortClock(closes)}`.replaceAll(" ", "\u00a0");
      return `${days} ${times}`;
    })
    .join(", ");
}

/** `["a", "b", "c"]` → `a, b and c` */
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** A card or a piece of news is about the place that it leads to. */
const isOf = (item: object, slug: string) =>
  "url" in item && String(item.url).startsWith(`/tours-detail/${slug}-tours/`);

/** Fields that say what a thing is about: one of another place goes, with all it says. */
const NAME_FIELDS = ["title", "question", "name", "place", "role", "caption", "detail"];
/** Fields that a thing is nothing without. */
const TEXT_FIELDS = ["text", "html", "excerpt", "answer", "description", "items", "groups", "rows", "members"];
/** Not read by visitors. */
const TECHNICAL = /^(?:type|tag|url|src|image|poster|portrait|embedUrl|slug|page|id|relatedTours)$/;

/** The sentences before the first one that names such a place. */
function beforeNames(text: string, names: RegExp): string {
  const sentences = text.split(/(?<=[.!?]) /);
  const first = sentences.findIndex((sentence) => names.test(sentence));
  return first < 0 ? text : sentences.slice(0, first).join(" ");
}

/** Without the paragraphs, rows and points that name such a place, and headings with nothing below. */
function htmlWithout(html: string, names: RegExp): string {
  const sections = html.split(/(?=<h[23])/).map((section) => {
    const [heading = ""] = /^<h[23].*?<\/h[23]>/s.exec(section) ?? [];
    if (names.test(heading)) return "";
    const kept = section.replace(/<(p|li|tr|figure|blockquote)\b.*?<\/\1>/gs, (part) => (names.test(part) ? "" : part));
    return kept.slice(heading.length).trim() === "" ? "" : kept;
  });
  return sections.join("");
}

function withoutNames(text: string, names: RegExp): string {
  if (!names.test(text)) return text;
  return text.startsWith("<") ? htmlWithout(text, names) : beforeNames(text, names);
}

const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

interface Block {
  title?: string;
  actions?: { url: string }[];
}

/** Without links to parts of the page that are gone. @param gone the blocks that were left out */
function withoutDeadLinks(blocks: readonly Block[], gone: readonly Block[]): Block[] {
  const dead = new Set(gone.flatMap(({ title = "" }) => (title === "" ? [] : [`#s-${slug(title)}`])));
  return blocks.map((block) =>
    block.actions === undefined ? block : { ...block, actions: block.actions.filter(({ url }) => !dead.has(url)) },
  );
}

interface Unsold {
  slugs: readonly string[];
  names: RegExp;
}

/** Null for a thing that is about an unsold place, or has nothing left to say. */
function withoutPlaces(value: unknown, unsold: Unsold): unknown {
  if (typeof value === "string") return withoutNames(value, unsold.names);
  if (Array.isArray(value)) {
    // A row of a table is whole or not there.
    if (value.length > 0 && value.every((cell) => typeof cell === "string"))
      return value.some((cell) => unsold.names.test(cell)) ? null : value;
    return value.map((item) => withoutPlaces(item, unsold)).filter((item) => item !== null);
  }
  if (typeof value !== "object" || value === null) return value;
  if (unsold.slugs.some((slug) => isOf(value, slug))) return null;
  const entries = Object.entries(value).map(
    ([key, item]) =>
      [key, TECHNICAL.test(key) ? item : (withoutPlaces(item, unsold) ?? (Array.isArray(item) ? [] : null))] as const,
  );
  const rest = Object.fromEntries(entries);
  const before = value as Record<string, unknown>;
  const isAboutThem = NAME_FIELDS.some((key) => typeof before[key] === "string" && unsold.names.test(before[key]));
  // A plan of which a day is missing is none.
  const isCut = before.type === "steps" && "image" in before && lengthOf(rest.items) < lengthOf(before.items);
  const isEmptied = TEXT_FIELDS.some((key) => key in rest && isEmpty(rest[key]) && !isEmpty(before[key]));
  return isAboutThem || isCut || isEmptied ? null : rest;
}

/** A page has a fixed address and stays; a post about a place that the tenant does not sell is null. */
function published(content: unknown, unsold: Unsold): unknown {
  if (unsold.slugs.length === 0 || typeof content !== "object" || content === null) return content;
  if (!("blocks" in content)) return withoutPlaces(content, unsold);
  const { title, description, blocks } = content as { title: string; description: string; blocks: Block[] };
  if (unsold.names.test(title)) return content;
  const each = blocks.map((block) => ({ block, rest: withoutPlaces(block, unsold) as Block | null }));
  return {
    ...content,
    description: withoutNames(description, unsold.names),
    blocks: withoutDeadLinks(
      each.flatMap(({ rest }) => rest ?? []),
      each.flatMap(({ block, rest }) => (rest === null ? [block] : [])),
    ),
  };
}

function textsFor(
  { config: { documentTitle, header, footer, myBooking }, destinations }: TenantOfTexts,
  sold: readonly string[],
) {
  const phone = header?.phone ?? DEFAULTS.phone;
  const places = NUMBERS[sold.length] ?? `${sold.length}`;
  return {
    brand: documentTitle ?? "National Park Tours",
    phone,
    textUs: header?.textUs ?? phone,
    hours: hoursText(header?.hours ?? DEFAULTS.hours),
    address: footer?.address ?? "Las Vegas, Nevada",
    places,
    Places: places.charAt(0).toUpperCase() + places.slice(1),
    // In HTML.
    cancelBy: myBooking === true ? 'the page <a href="/booking">My booking</a>, ' : "",
    lowestPrice: lowestPrice(destinations),
    placeNames: listed(sold),
    somePlaces: listed(sold.length > FEW_PLACES ? [...sold.slice(0, FEW_PLACES), "more"] : sold),
  };
}

/** Pictures at the head of texts: of places that are sold. */
function withSoldPictures(json: string, slugs: readonly string[], sold: readonly string[]): string {
  return json.replace(
    new RegExp(`"image":"/media/(?:${slugs.join("|")})/[^"]+"`, "g"),
    ({ length }) => `"image":"/media/${sold[length % sold.length]}/hero.svg"`,
  );
}

/** A page or post as the tenant publishes it; null if it does not. */
export function insertTenantTexts(content: unknown, tenant: TenantOfTexts): unknown {
  const isSold = (slug: string) =>
    tenant.destinations.length === 0 || tenant.destinations.some((each) => each === slug);
  const slugs = Object.keys(places).filter((slug) => !isSold(slug));
  const placesOf = (wanted: boolean) =>
    Object.entries(places).flatMap(([slug, place]) => (isSold(slug) === wanted ? [place] : []));
  const names = new RegExp(
    placesOf(false)
      .map(({ mentioned }) => mentioned)
      .join("|"),
  );
  const texts: Record<string, string> = textsFor(
    tenant,
    placesOf(true).map(({ name }) => name),
  );
  const filled = JSON.stringify(published(content, { slugs, names })).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    JSON.stringify(texts[name] ?? whole).slice(1, -1),
  );
  return JSON.parse(withSoldPictures(filled, slugs, tenant.destinations));
}
