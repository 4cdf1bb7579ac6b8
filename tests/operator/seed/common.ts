/** What many tours share: pick-ups, terms, standard includes, pictures with their alt texts. */

import type { DestinationSlug, MeetingPointSeed, PictureSeed, QuestionSeed, ScheduleSeed } from "./types.ts";

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const STOPS = [
  { name: "Downtown Grand", address: "206 N 3rd St, Las Vegas, NV 89101" },
  { name: "Circus Circus", address: "2880 S Las Vegas Blvd, Las Vegas, NV 89109" },
  { name: "Treasure Island", address: "3300 S Las Vegas Blvd, Las Vegas, NV 89109" },
  { name: "Excalibur", address: "3850 S Las Vegas Blvd, Las Vegas, NV 89109" },
];

/** Minutes after the first pick-up. The last guest is on board 40 minutes after the first. */
const OFFSETS = [0, 10, 20, 35];

export function clock(start: string, plusMinutes: number): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + plusMinutes;
  return `${String(Math.floor(total / 60) % 24).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

/**
 * The four pick-up places. A departure is named by its first pick-up: tours that leave town to the south start
 * downtown, tours that leave to the north (Interstate 15) start at the south end of the Strip.
 */
export function pickups(leaving: "south" | "north", first: string, second?: string): MeetingPointSeed[] {
  const stops = leaving === "south" ? STOPS : STOPS.toReversed();
  return stops.map((stop, index) => {
    const offset = OFFSETS[index] ?? 0;
    const again = second === undefined ? "" : ` Second departure: ${clock(second, offset)}.`;
    return {
      ...stop,
      time: clock(first, offset),
      note: `Tour bus pick-up area; the bell desk knows the way. Please be there ten minutes early.${again}`,
    };
  });
}

/** Private tours fetch their guests anywhere on the Strip or downtown. */
export function hotelPickup(time: string): MeetingPointSeed[] {
  return [
    {
      name: "Your hotel",
      address: "Any hotel on the Strip or in downtown Las Vegas",
      time,
      note: "Tell us the hotel when you book. The guide waits at the main entrance or the ride-share area.",
    },
  ];
}

export function departures(
  weekdays: number[],
  times: string[],
  capacity: number,
  season?: [string, string],
): ScheduleSeed {
  return season === undefined ? { weekdays, times, capacity } : { weekdays, times, capacity, season };
}

export const coachIncludes = [
  "Pick-up and return at four places on the Strip and downtown",
  "Air-conditioned coach with a restroom",
  "Driver-guide",
  "Bottled water",
];

export const vanIncludes = [
  "Pick-up and return at four places on the Strip and downtown",
  "Air-conditioned van with a window seat for nearly everyone",
  "Driver-guide",
  "Bottled water, refilled all day",
];

export const privateIncludes = [
  "Pick-up and return at your hotel",
  "Private van with your own guide",
  "Water and snacks all day",
];

export const parkEntrance = "Park entrance for the vehicle and its passengers";
export const boxLunch = "Box lunch (vegetarian, vegan or gluten-free if you tell us two days ahead)";
export const tips = "Tips for the guide, which are welcome and never required";
export const ownLunch = "Lunch; there is time and a place to buy it";
export const nonResidentFee =
  "The National Park Service's extra fee for visitors who live outside the United States, where it applies";

export const dayTourTerms =
  "Free cancellation until 72 hours before the first pick-up. After that, and for a missed pick-up, the price is not " +
  "refunded. You may move to another date once without a fee until 48 hours before. If we cancel because of weather, a " +
  "road closure or too few guests, you choose between another date and a full refund.";

export const halfDayTerms =
  "Free cancellation until 24 hours before the first pick-up. After that, and for a missed pick-up, the price is not " +
  "refunded. If we cancel because of weather, a road closure or too few guests, you choose between another date and a " +
  "full refund.";

export const navajoTerms =
  "Free cancellation until 7 days before the first pick-up, because the canyon's Navajo operator sells us your timed place. " +
  "After that half the price is refunded until 72 hours before, and nothing later. If the canyon closes because of " +
  "flash-flood risk or the tour cannot run, you choose between another date and a full refund.";

export const overnightTerms =
  "Free cancellation until 14 days before departure. After that half the price is refunded until 7 days before, and " +
  "nothing later, because the hotel room is bought for you. If we cancel because of weather, a road closure or too few " +
  "guests, you choose between another date and a full refund.";

export const noTimeDifference = "";

export const arizonaClock =
  "Times on this page are Las Vegas time. Arizona does not change its clocks: from the second Sunday in March to the first " +
  "Sunday in November its clocks agree with Las Vegas; in winter Arizona is one hour ahead.";

export const pageClock =
  "Times on this page are Las Vegas time. Page and the Antelope Canyon tours run on Arizona time: the same as Las Vegas from " +
  "the second Sunday in March to the first Sunday in November, one hour ahead in winter. Much of the Navajo Nation does " +
  "change its clocks and Utah is always an hour ahead of Las Vegas, so your phone may jump on the way. Trust the guide's watch.";

export const utahClock =
  "Times on this page are Las Vegas time. Utah is one hour ahead of Las Vegas all year, so your phone will show an hour more " +
  "from the state line until we are back.";

export const coolBag = "Layers: desert mornings are cold for most of the year";
export const sunBag = "Sun hat, sunglasses and sunscreen";
export const bottle = "A refillable water bottle, at least one quart";
export const walkingShoes = "Closed shoes with a grip; no flip-flops";
export const photoId = "Government photo ID";
export const warmJacket = "A warm jacket: the rim is 15 to 30 °F colder than Las Vegas";

export const askWeather: QuestionSeed = {
  question: "What happens in bad weather?",
  answer:
    "<p>We drive in rain, wind and light snow. If a road or the park closes, or the guide judges the drive unsafe, we call or " +
    "text you as early as we can. You then choose between another date and a full refund.</p>",
};

export const askNonResident: QuestionSeed = {
  question: "I do not live in the United States. Do I pay more?",
  answer:
    "<p>Possibly, to the park. Since January 1, 2026 the National Park Service asks an extra fee of visitors aged 16 and over " +
    "who live outside the United States at eleven parks, among them Grand Canyon, Zion and Bryce Canyon. It is not in our " +
    "price. An annual pass for non-residents covers it. Look up the current amount on " +
    '<a href="https://www.nps.gov/aboutus/commercial-tours-and-nonresident-fees.htm">nps.gov</a> and bring your pass or a card.</p>',
};

export const askCarSeat: QuestionSeed = {
  question: "Do you have child seats?",
  answer:
    "<p>Yes, boosters and forward-facing seats, without charge. Tell us the child's age and weight when you book. We do not " +
    "have rear-facing seats for babies.</p>",
};

export const askRestroom: QuestionSeed = {
  question: "How often do we stop for a restroom?",
  answer:
    "<p>About every two hours on the road, and at most stops in the park. Coaches have a restroom on board; vans do not.</p>",
};

export const askLuggage: QuestionSeed = {
  question: "What may I bring for the night?",
  answer:
    "<p>One soft bag or cabin-size case and one small backpack a person. Large suitcases do not fit in the van; your Las Vegas " +
    "hotel will usually keep them for a night.</p>",
};

export const askRooms: QuestionSeed = {
  question: "How are the rooms arranged?",
  answer:
    "<p>The price is for one person in a room for two. If you travel alone you get a room to yourself for a single supplement, " +
    "which we tell you before you pay. We do not put strangers in one room.</p>",
};

type View = "hero" | "square" | "scene-1" | "scene-2";

function views(destination: DestinationSlug, alts: Record<View, string>): Record<View, PictureSeed> {
  const picture = (view: View): PictureSeed => ({
    src: `/media/${destination}/${view}.svg`,
    alt: `Illustration: ${alts[view]}.`,
  });
  return {
    hero: picture("hero"),
    square: picture("square"),
    "scene-1": picture("scene-1"),
    "scene-2": picture("scene-2"),
  };
}

export const pictures = {
  "grand-canyon": views("grand-canyon", {
    hero: "stepped buttes and temples of the Grand Canyon in evening light, the inner gorge below",
    square: "a temple of layered red rock rising from the Grand Canyon",
    "scene-1": "ridge behind ridge in the Grand Canyon, seen from the rim",
    "scene-2": "the Grand Canyon in low light with a dark rim in front",
  }),
  "antelope-canyon": views("antelope-canyon", {
    hero: "curved sandstone walls of Antelope Canyon with a shaft of light",
    square: "a band of light between two flowing walls in Antelope Canyon",
    "scene-1": "a narrow passage between orange and violet walls in Antelope Canyon",
    "scene-2": "red sandstone country near Page, Arizona",
  }),
  "hoover-dam": views("hoover-dam", {
    hero: "the curved wall of Hoover Dam between dark canyon walls, with the intake towers and Lake Mead",
    square: "the face of Hoover Dam in Black Canyon",
    "scene-1": "Black Canyon of the Colorado with turquoise water",
    "scene-2": "intake towers of Hoover Dam above Lake Mead",
  }),
  "bryce-canyon-national-park": views("bryce-canyon-national-park", {
    hero: "rows of coral-coloured hoodoos in the amphitheater of Bryce Canyon with pines on the rim",
    square: "a group of hoodoos in Bryce Canyon",
    "scene-1": "hoodoos and pines below the rim of Bryce Canyon",
    "scene-2": "Bryce Canyon's spires in low light",
  }),
  "zion-national-park": views("zion-national-park", {
    hero: "the Watchman above the Virgin River and its cottonwoods in Zion Canyon",
    square: "the sandstone walls of Zion above the green valley floor",
    "scene-1": "the Virgin River between the walls of Zion Canyon",
    "scene-2": "cliffs of Zion in low light",
  }),
  "boulder-city": views("boulder-city", {
    hero: "desert hills and sagebrush around Boulder City with Lake Mead in the distance",
    square: "desert mountains near Boulder City at noon",
    "scene-1": "the shore of Lake Mead below bare mountains",
    "scene-2": "the old railroad grade through the hills between Boulder City and Hoover Dam",
  }),
  "death-valley": views("death-valley", {
    hero: "salt polygons on the floor of Badwater Basin below the Panamint Range",
    square: "the salt flat of Death Valley with mountains behind",
    "scene-1": "the folded badlands of Death Valley",
    "scene-2": "Death Valley in low light under a wide sky",
  }),
  "valley-of-fire": views("valley-of-fire", {
    hero: "red and pale bands of sandstone at the Fire Wave in Valley of Fire",
    square: "a red sandstone outcrop in Valley of Fire",
    "scene-1": "red rocks and desert road in Valley of Fire",
    "scene-2": "Valley of Fire's sandstone in low light",
  }),
} satisfies Record<DestinationSlug, Record<View, PictureSeed>>;
