/** What the site knows of a place. The data of this build is in app/places; an operator's own comes with its config. */

/** Latitude and longitude in degrees. */
export type LatLon = readonly [number, number];

/** An area, and the point at which its name stands. */
interface NamedPlace {
  name: string;
  at: LatLon;
}

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

/** A picture of the site itself or of the operator. */
interface View {
  src: string;
  /** What it shows. */
  text: string;
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
  /** A second picture, 1600 × 1067 pixels. */
  view: View | null;
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
  states: readonly NamedPlace[];
}

/** All that this build knows (app/places). */
export interface KnownPlaces {
  region: Region;
  /** Those with fixed links (specification 2), in its order. */
  places: readonly PlaceEntry[];
}
