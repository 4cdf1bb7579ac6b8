/** The places of a tenant: what the site and the operator know of them, and which of them its tours go to. */

import { uniqBy } from "es-toolkit/array";
import { mapValues } from "es-toolkit/object";
import { type Addresses, addressesOf } from "#app/domain/names/addresses.ts";
import { isSameName } from "#app/domain/names/names.ts";
import type { TenantSettings } from "#app/operator/tenant-config.ts";
import type { TourSummary } from "#app/operator/tours.ts";

type OwnPlace = TenantSettings["places"][number];

/** What a tile shows, and the search for hotels. */
export type PlaceTile = Pick<Place, "slug" | "title" | "image" | "miles" | "hasHotels">;

export interface Places {
  /** What addresses call the places and all tags of tours. */
  tags: Addresses;
  /** By slug. */
  known: ReadonlyMap<string, Place>;
  /** The main places of the tours, not the stops on the way. */
  sold: readonly Place[];
  /** `sold` as tiles. */
  tiles: readonly PlaceTile[];
  /** Those with fixed links (specification 2). */
  fixed: readonly Place[];
  /** The town that tours leave from. */
  town: Town;
  /** Around that town; null elsewhere. */
  home: Region | null;
  /** Whose borders and towns maps show that lie in it. */
  region: Region;
}

const UNKNOWN: Omit<Place, "slug" | "title"> = {
  line: "",
  about: "",
  season: "",
  weather: "",
  months: [],
  fee: "",
  know: "",
  clock: "",
  todo: [],
  links: [],
  image: null,
  view: null,
  card: null,
  at: null,
  miles: null,
  hours: null,
  nearer: null,
  hasHotels: false,
};

function fromEntry({ fromTown, ...entry }: PlaceEntry, isFromTown: boolean, inUnits: Tenant["inUnits"]): Place {
  const place: Place = { ...UNKNOWN, ...entry, ...(isFromTown ? fromTown : {}) };
  const texts = mapValues(place, (value) => (typeof value === "string" ? inUnits(value) : value)) as Place;
  return { ...texts, todo: place.todo.map(([name, text]) => [name, inUnits(text)] as const) };
}

/** An operator's entry over what is known, field by field. */
function withOwn(known: Place | undefined, own: OwnPlace, slug: string): Place {
  const { tag, slug: _slug, at, hotels, image, miles, hours, months, ...texts } = own;
  const place = known ?? { ...UNKNOWN, slug, title: tag };
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null && text !== ""));
  const isOtherWay = miles !== null || hours !== null;
  return {
    ...place,
    // The sentence after the site's own first one does not follow the operator's.
    ...(own.line === "" ? {} : { about: "" }),
    ...said,
    ...(at === null ? {} : { at: [at.latitude, at.longitude] as const, nearer: null }),
    ...(isOtherWay ? { miles, hours, nearer: null } : {}),
    // The first of a number counts.
    months: [...months, ...place.months],
    ...(image === null ? {} : { image, card: null }),
    hasHotels: hotels ?? place.hasHotels,
  };
}

interface Tenant {
  /** Writes the amounts in texts of this build (units-in-text.ts). */
  inUnits: (text: string) => string;
  own: readonly OwnPlace[];
  /** "" when unknown. */
  departureTown: string;
  /** null while unknown. */
  tours: readonly TourSummary[] | null;
}

/** The operator's own names first, so that they have their slugs before others. */
function tagsOf(fixed: KnownPlaces["places"], { own, departureTown, tours }: Tenant): Addresses {
  return addressesOf([
    ...own.map(({ tag, slug }) => ({ name: tag, slug })),
    ...fixed.map(({ title, slug }) => ({ name: title, slug })),
    { name: departureTown },
    ...(tours ?? []).flatMap(({ tags }) => tags.map((name) => ({ name }))),
  ]);
}

function knownPlaces({ region, places }: KnownPlaces, tenant: Tenant) {
  const isHome = isSameName(tenant.departureTown, region.town.title);
  const tags = tagsOf(places, tenant);
  const fixed = places.map((entry) => fromEntry({ ...entry, slug: tags.slugOf(entry.title) }, isHome, tenant.inUnits));
  const known = new Map(fixed.map((place) => [place.slug, place]));
  for (const entry of tenant.own) {
    const slug = tags.slugOf(entry.tag);
    if (slug !== "") known.set(slug, withOwn(known.get(slug), entry, slug));
  }
  return { tags, known, fixed: fixed.map((place) => known.get(place.slug) ?? place), isHome };
}

/**
 * The main places of tours: those the operator describes, in its order, then those around the region's town, then the others as
 * their tours come. While tours are unknown, all of the region.
 */
function placesSold({ tags, known, fixed, isHome }: ReturnType<typeof knownPlaces>, { own, tours }: Tenant): Place[] {
  if (tours === null) return isHome ? fixed : [];
  const order = [...new Set([...own.map(({ tag }) => tags.slugOf(tag)), ...(isHome ? known.keys() : [])])];
  const mains = tours.map(({ tags: [tag = ""], image }) => ({ title: tag, slug: tags.slugOf(tag), image }));
  const sold = uniqBy(mains, ({ slug }) => slug).map(({ title, slug, image }): Place => {
    const place = known.get(slug) ?? { ...UNKNOWN, slug, title };
    return { ...place, image: place.image ?? image };
  });
  const rank = ({ slug }: Place) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return sold.filter(({ slug }) => slug !== "").toSorted((a, b) => rank(a) - rank(b));
}

function townOf({ tags, known }: ReturnType<typeof knownPlaces>, departureTown: string, sold: readonly Place[]): Town {
  const slug = tags.slugOf(departureTown);
  const image = (known.get(slug) ?? sold[0])?.image ?? null;
  return { slug, title: departureTown, image, view: image, activities: image };
}

/** @param build what this build knows (app/places) */
export function placesOf(build: KnownPlaces, tenant: Tenant): Places {
  const { region } = build;
  const all = knownPlaces(build, tenant);
  const { tags, known, fixed, isHome } = all;
  const sold = placesSold(all, tenant);
  const tiles = sold.map(({ slug, title, image, miles, hasHotels }) => ({ slug, title, image, miles, hasHotels }));
  const town = isHome ? region.town : townOf(all, tenant.departureTown, sold);
  return { tags, known, sold, tiles, fixed, town, region, home: isHome ? region : null };
}

/** A place with a page of its own: one that is known, or the main place of a tour. */
export function placeNamed({ known, sold }: Pick<Places, "known" | "sold">, slug: string): Place | undefined {
  return sold.find((place) => place.slug === slug) ?? known.get(slug);
}

/** The known places, then the others that tours go to, for the filter of lists. */
export function placeOptions({ known, sold }: Pick<Places, "known" | "sold">): { value: string; title: string }[] {
  const others = sold.filter(({ slug }) => !known.has(slug));
  return [...known.values(), ...others].map(({ slug, title }) => ({ value: slug, title }));
}

/** Latitude and longitude in degrees. */
export type LatLon = readonly [number, number];

/** A part of a place on a shorter road than the place's own. */
interface Nearer {
  /** What the place's own road leads to. */
  other: string;
  name: string;
  /** One way. */
  miles: number;
  hours: number;
  at: LatLon;
}

/** What holds only for those who come from one town. */
interface FromTown {
  /** One way. */
  miles: number | null;
  /** One way behind the wheel, without rest stops. */
  hours: number | null;
  nearer: Nearer | null;
  /** How its clocks differ. */
  clock: string;
}

/** What a month is like on average. Degrees Fahrenheit, null where unknown. */
export interface Month {
  /** 1 is January. */
  month: number;
  high: number | null;
  low: number | null;
  /** How full it is, and what else; "" for nothing. */
  text: string;
}

/** A place of tours. Texts are "", lists empty and the rest null where nothing is known. */
export interface Place extends FromTown {
  /** What addresses call it; unique among the tenant's tags. */
  slug: string;
  title: string;
  /** The first sentence of its page, and what search results say. */
  line: string;
  /** After it. */
  about: string;
  /** Shown in 4:5, 800 × 1000 pixels if it is the site's own. */
  image: string | null;
  /** A second picture, 1600 × 1067 pixels, and what it shows. */
  view: { src: string; text: string } | null;
  /** Path of a picture for share cards (share-image.ts). */
  card: string | null;
  at: LatLon | null;
  season: string;
  weather: string;
  /** Those that are known. */
  months: readonly Month[];
  /** Owed to the place, beside the price of a tour. */
  fee: string;
  know: string;
  /** What there is to do, with lengths, climbs and hours. */
  todo: readonly (readonly [name: string, text: string])[];
  /** Pages of the place: what they show, and their address. */
  links: readonly (readonly [text: string, href: string])[];
  /** The hotel search knows it. */
  hasHotels: boolean;
}

/**
 * An entry of app/places: what is known of a place, and what holds for tours from the town of its region. Amounts in its texts are
 * marked, `{2.2 mi}`, `{163 ft}`, `{105 °F}`, `{100 USD}`, and written as the tenant writes them (units-in-text.ts).
 */
export type PlaceEntry = Pick<Place, "slug" | "title"> &
  Partial<Omit<Place, keyof FromTown>> & { fromTown: Partial<FromTown & Pick<Place, "line" | "know">> };

/** A town that tours leave from. */
export interface Town {
  /** The town's slug in the hotel search; "" when the town is unknown. */
  slug: string;
  title: string;
  /** null: none. */
  image: string | null;
  view: string | null;
  /** The address of things to do around it. */
  activities: string | null;
}

/** The drawn map around a town, and what it shows besides places. Public coordinates. */
export interface Region {
  town: Town & { at: LatLon };
  south: number;
  west: number;
  north: number;
  east: number;
  borders: readonly (readonly LatLon[])[];
  /** The points at which their names stand. */
  states: readonly { name: string; at: LatLon }[];
}

/** All that this build knows (app/places). */
export interface KnownPlaces {
  region: Region;
  /** Those with fixed links (specification 2), in its order. */
  places: readonly PlaceEntry[];
}
