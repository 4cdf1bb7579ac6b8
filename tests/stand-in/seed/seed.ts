/** The demo's content, read once from the files beside this module; a wrong file stops the stand-in with one message. */

import { startCase } from "es-toolkit/string";
import { type GenericSchema, type InferOutput, record, string, unknown } from "valibot";
import { checked, htmlOf, inFile, nameOf, readFile, readFolder, type SeedFile } from "./files.ts";
import * as schemas from "./schemas.ts";
import { expand, type Facts } from "./templates.ts";

const list = <Schema extends GenericSchema>(path: string, schema: Schema): InferOutput<Schema> => {
  const file = readFile(path);
  return inFile(file, () => checked(schema, file.data));
};

export const roads = list("roads.yaml", schemas.roads);
/** Coordinates of stops, by their titles. */
const places = list("places.yaml", schemas.places);
/** The four hotels where guests board, in driving order to the south. */
const stops = list("stops.yaml", schemas.stops);
/** Alt texts by place and view; the files are `public/media/{place}/{view}.svg`. */
const pictures = list("pictures.yaml", schemas.pictures);
export const team = list("team.yaml", schemas.team);
export const topTourSlugs = list("top-tours.yaml", schemas.topTours);
export const categories = list("categories.yaml", schemas.categories);
export const hotels = list("hotels.yaml", schemas.hotels);
export const activities = list("activities.yaml", schemas.activities);
export const shuttles = list("shuttles.yaml", schemas.shuttles);
export const tenants = list("tenants.yaml", schemas.tenants);

const mapOf = ([latitude, longitude]: readonly [number, number]) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

const tourFiles = readFolder("tours");
const tourSlug = (file: SeedFile) => nameOf(file).replace(/^\d+-/, "");
const shared = record(string(), unknown());
const facts: Facts = {
  roads,
  tours: tourFiles.map((file) => ({ ...(file.data as Facts["tours"][number]), slug: tourSlug(file) })),
  shared: {
    ...list("shared.yaml", shared),
    ...list("films.yaml", shared),
    hotelStops: stops.map(({ name, address, latitude, longitude }) => ({
      title: name,
      text: address.replace(/,.*/, ""),
      map: [latitude, longitude],
    })),
  },
};

function pictureOf(name: string): { src: string; alt: string } {
  const [place = "", view = ""] = name.split("/");
  const alt = pictures[place]?.[view];
  if (alt === undefined) throw new Error(`no picture ${name} in pictures.yaml`);
  return { src: `/media/${name}.svg`, alt: `Illustration: ${alt}.` };
}

/** A picture in the words of the page builder's blocks. */
function imageOf(name: string | undefined): { image?: string; imageAlt?: string } {
  if (name === undefined) return {};
  const { src, alt } = pictureOf(name);
  return { image: src, imageAlt: alt };
}

/** A paragraph that is only a picture becomes a figure; its caption is the Markdown's alt text. */
function prose(markdown: string): string {
  return htmlOf(String(expand(markdown, facts))).replace(
    /<p><img src="([^"]+)" alt="([^"]*)" \/><\/p>/g,
    (_, name: string, caption: string) => {
      const { src, alt } = pictureOf(name);
      return `<figure><img src="${src}" alt="${alt}" width="1600" height="900"><figcaption>${caption}</figcaption></figure>`;
    },
  );
}

const answered = <Item extends { answer: string }>(item: Item) => ({ ...item, answer: prose(item.answer) });

function plusMinutes(start: string, more: number): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + more;
  return `${String(Math.floor(total / 60) % 24).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

/** Minutes after the first pick-up, per stop. */
const OFFSETS = [0, 10, 20, 35];

/** Times `HH:MM`, the stops once for each departure. */
function meetingPoints(pickup: InferOutput<typeof schemas.tour>["pickup"]) {
  if ("hotel" in pickup) {
    return [
      {
        name: "Your hotel",
        address: "Any hotel on the Strip or in downtown Las Vegas",
        time: pickup.hotel,
        note: "Tell us the hotel when you book. The guide waits at the main entrance or the rideshare area.",
      },
    ];
  }
  const order = pickup.leaving === "south" ? stops : stops.toReversed();
  return pickup.times.flatMap((first) =>
    order.map((stop, index) => ({
      ...stop,
      time: plusMinutes(first, OFFSETS[index] ?? 0),
      note: "Wait at the tour bus area; the bell desk knows the way. Please be there ten minutes early.",
    })),
  );
}

/** Hours before the pick-up until which cancelling is free. */
const FREE_CANCELLATION_HOURS = 48;
/** A coach with a lift is ordered a week ahead. */
const LIFT_NOTICE_HOURS = 168;

/** Years; older children pay as adults. */
export const CHILD_AGE_MAX = 11;

function readTour(file: SeedFile) {
  const tour = checked(schemas.tour, expand(file.data, facts));
  const { images, road: roadName, pickup, stay, itinerary, faq, ...rest } = tour;
  const road = roads[roadName];
  if (road === undefined) throw new Error(`road: no road ${roadName} in roads.yaml`);
  const photos = images.map(pictureOf);
  return {
    ...rest,
    slug: tourSlug(file),
    headerImage: photos[0]?.src ?? "",
    images: photos,
    description: prose(file.body),
    distanceMiles: road.miles,
    coachHours: road.minutes / 60,
    ...(tour.priceChild < tour.priceAdult && tour.minimumAge <= CHILD_AGE_MAX ? { childAgeMax: CHILD_AGE_MAX } : {}),
    itinerary: itinerary.map((stop) => {
      const [latitude, longitude] = places[stop.title] ?? [];
      return { ...stop, latitude, longitude };
    }),
    ...(stay === undefined ? {} : { stay: { name: stay.name, text: stay.text, ...imageOf(stay.picture) } }),
    reviewsAreDemo: rest.rating === undefined ? undefined : true,
    hotelPickup: "hotel" in pickup ? true : undefined,
    startTimes: "hotel" in pickup ? undefined : rest.schedule.times,
    meetingPoints: meetingPoints(pickup),
    ...(tour.refundable === undefined ? { freeCancellationHours: FREE_CANCELLATION_HOURS } : {}),
    ...(tour.wheelchair === "on-request" ? { wheelchairNoticeHours: LIFT_NOTICE_HOURS } : {}),
    faq: faq.map(answered),
  };
}

export type TourSeed = ReturnType<typeof readTour>;
export type ScheduleSeed = TourSeed["schedule"];
export const tours: TourSeed[] = tourFiles.map((file) => inFile(file, () => readTour(file)));

function readPost(file: SeedFile) {
  const { picture, ...post } = checked(schemas.post, expand(file.data, facts));
  return { slug: nameOf(file), ...post, ...imageOf(picture), html: prose(file.body) };
}

export type PostSeed = ReturnType<typeof readPost>;
export const posts: PostSeed[] = readFolder("posts").map((file) => inFile(file, () => readPost(file)));

/** `valley-of-fire` → `Valley of Fire` */
const placeName = (place: string) => startCase(place).replace(" Of ", " of ");

/** Pixels of the pictures, by view. */
function sizeOf(view: string | undefined): readonly [width: number, height: number] {
  if (view === "hero") return [1600, 900];
  return view === "square" ? [1000, 1000] : [1600, 1067];
}

/** Fields of the blocks that differ from what the page builder's API returns. */
interface BlockFile {
  type: string;
  /** Markdown, of a richText. */
  text?: string;
  picture?: string;
  groups?: { items: { answer: string }[] }[];
  items?: { picture?: string; place?: string }[];
  pictures?: { picture: string; caption: string }[];
  members?: { name: string; text: string }[];
  notes?: { map?: readonly [number, number] }[];
  /** The limit of a posts block. */
  limit?: number;
}

/** A block as the page builder's API returns it. */
function readBlock(block: BlockFile) {
  const { type, picture, groups, items, pictures: shots, members, notes, ...rest } = block;
  if (type === "richText") return { type, html: prose(block.text ?? "") };
  return {
    ...rest,
    type,
    ...imageOf(picture),
    ...(groups && { groups: groups.map((group) => ({ ...group, items: group.items.map(answered) })) }),
    ...(items && { items: items.map((item) => (type === "gallery" ? photoOf(item) : illustrated(item))) }),
    ...(shots && { pictures: shots.map((shot) => illustrated(shot)) }),
    ...(type === "team" && {
      members: members?.map((member) => ({ ...team.find(({ name }) => name === member.name), ...member })) ?? team,
    }),
    ...(notes && { notes: notes.map(({ map, ...note }) => ({ ...note, ...(map && { url: mapOf(map) }) })) }),
  };
}

const illustrated = <Item extends { picture?: string }>({ picture, ...item }: Item) => ({
  ...item,
  ...imageOf(picture),
});

function photoOf({ picture = "", place, ...item }: { picture?: string; place?: string }) {
  const [of = "", view] = picture.split("/");
  const [width, height] = sizeOf(view);
  return { ...item, ...pictureOf(picture), width, height, place: place ?? placeName(of) };
}

function readPage(file: SeedFile) {
  const page = checked(schemas.page, expand(file.data, facts));
  // Its name in `builder/page/1/{page}`: the path without its first slash, other slashes as `-`; `home` for `/`.
  return { page: nameOf(file), ...page, blocks: page.blocks.map(readBlock) };
}

export type PageSeed = ReturnType<typeof readPage>;
export const pages: PageSeed[] = readFolder("pages").map((file) => inFile(file, () => readPage(file)));

export type TenantSeed = (typeof tenants)[number];
export type HotelSeed = (typeof hotels)[number];
export type RoomSeed = HotelSeed["rooms"][number];
export type ActivitySeed = (typeof activities)[number];
export type ShuttleSeed = (typeof shuttles)[number];
