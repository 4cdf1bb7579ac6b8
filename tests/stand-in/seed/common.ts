/** Seed data that several tours share: pick-ups, terms, standard includes, pictures with alt texts. */

import type { MeetingPointSeed, PictureSeed, QuestionSeed, ScheduleSeed } from "./types.ts";

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The four hotels, in driving order to the south. */
export const STOPS = [
  { name: "Downtown Grand", address: "206 N 3rd St, Las Vegas, NV 89101", latitude: 36.1726, longitude: -115.143 },
  {
    name: "Circus Circus",
    address: "2880 S Las Vegas Blvd, Las Vegas, NV 89109",
    latitude: 36.1366,
    longitude: -115.1631,
  },
  {
    name: "Treasure Island",
    address: "3300 S Las Vegas Blvd, Las Vegas, NV 89109",
    latitude: 36.1247,
    longitude: -115.1721,
  },
  { name: "Excalibur", address: "3850 S Las Vegas Blvd, Las Vegas, NV 89109", latitude: 36.0988, longitude: -115.1754 },
];

/** Minutes after the first pick-up, per stop. */
const OFFSETS = [0, 10, 20, 35];

function clock(start: string, plusMinutes: number): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + plusMinutes;
  return `${String(Math.floor(total / 60) % 24).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

/**
 * The four pick-up stops, in driving order: tours to the south start downtown, tours to the north (Interstate 15) at
 * the south end of the Strip; once for each departure. @param departures `HH:MM` at the first stop
 */
export function pickups(leaving: "south" | "north", ...departures: string[]): MeetingPointSeed[] {
  const stops = leaving === "south" ? STOPS : STOPS.toReversed();
  return departures.flatMap((first) =>
    stops.map((stop, index) => ({
      ...stop,
      time: clock(first, OFFSETS[index] ?? 0),
      note: "Wait at the tour bus area; the bell desk knows the way. Please be there ten minutes early.",
    })),
  );
}

/** For private tours: any hotel on the Strip or downtown. */
export function hotelPickup(time: string): MeetingPointSeed[] {
  return [
    {
      name: "Your hotel",
      address: "Any hotel on the Strip or in downtown Las Vegas",
      time,
      note: "Tell us the hotel when you book. The guide waits at the main entrance or the rideshare area.",
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

const coachWith = (crew: string) => [
  "Pick-up and drop-off at four hotels on the Strip and downtown",
  "Air-conditioned coach with a restroom",
  crew,
  "Bottled water",
];

const vanWith = (crew: string) => [
  "Pick-up and drop-off at four hotels on the Strip and downtown",
  "Air-conditioned van; nearly every seat is by a window",
  crew,
  "Bottled water, refilled all day",
];

/** One driver may drive ten hours a day; longer days need two. */
const twoDrivers = "Two drivers who share the driving, one of them your guide";

export const coachIncludes = coachWith("Driver-guide");
export const longCoachIncludes = coachWith(twoDrivers);
export const vanIncludes = vanWith("Driver-guide");
export const longVanIncludes = vanWith(twoDrivers);

export const privateIncludes = [
  "Pick-up and drop-off at your hotel",
  "Private van with your own guide",
  "Water and snacks all day",
];

export const parkEntrance = "Park entrance for the vehicle and its passengers";
const diets = "vegetarian, vegan or gluten-free on two days’ notice";
export const boxLunch = `Box lunch (${diets})`;
export const boxLunchOnDayOne = `Box lunch on day one (${diets})`;
export const tips = "Tips for the guide (10 to 15 percent is customary)";
export const ownLunch = "Lunch (there is time, and a place to buy it)";
export const nonResidentFee =
  "The park’s fee for visitors from abroad, $100 each from age 16 (see the questions below)";

export const freeCancellationHours = 48;

/** Same wording as /terms-conditions. */
const freeUntil =
  `Free cancellation until ${freeCancellationHours} hours before the time of your pick-up stop. After that there is no refund, but one free move to ` +
  "another date within 12 months if seats are available. ";

const weCancel =
  "If we cancel because of weather, a closure, a breakdown or fewer than 6 guests, you choose a full refund or another date.";

export const tourTerms = freeUntil + weCancel;

export const privateTerms =
  freeUntil + "If we cancel because of weather, a closure or a breakdown, you choose a full refund or another date.";

export const navajoTerms = `${tourTerms} The same applies if the Navajo guides close the canyon for the whole day because of flash-flood risk.`;

export const overnightTerms = `${tourTerms} The hotel room is part of the booking; you do not cancel it separately.`;

export const noTimeDifference = "";

export const arizonaClock =
  "Times on this page are Las Vegas time. Arizona does not change its clocks: from the second Sunday in March to the first " +
  "Sunday in November its clocks agree with Las Vegas; in winter Arizona is one hour ahead.";

export const pageClock =
  "Times on this page are Las Vegas time. Page and the Antelope Canyon tours run on Arizona time: the same as Las Vegas from " +
  "the second Sunday in March to the first Sunday in November, one hour ahead in winter. Much of the Navajo Nation does " +
  "change its clocks and Utah is always an hour ahead of Las Vegas, so your phone may jump on the way. Go by the guide’s watch.";

export const utahClock =
  "Times on this page are Las Vegas time. Utah is one hour ahead of Las Vegas all year, so your phone will show an hour more " +
  "from the state line until we are back.";

export const coolBag = "Layers: desert mornings are cold for most of the year";
export const sunBag = "Sun hat, sunglasses and sunscreen";
export const bottle = "A refillable water bottle, at least one quart";
export const walkingShoes = "Closed shoes with good tread; no flip-flops";
export const photoId = "Government photo ID";
export const warmJacket = "A warm jacket: the rim is 15 to 30 °F colder than Las Vegas";

export const askWeather: QuestionSeed = {
  question: "What happens in bad weather?",
  answer:
    "<p>We drive in rain, wind and light snow. If a road or the park closes, or the guide judges the drive unsafe, we call or " +
    "text you as early as we can. You then choose between another date and a full refund.</p>",
};

export const askNonResident: QuestionSeed = {
  question: "I live outside the United States. Do I pay more?",
  answer:
    "<p>Possibly, to the park. Since January 1, 2026, the National Park Service charges an extra fee to visitors aged 16 and over " +
    "who live outside the United States at eleven parks, among them Grand Canyon, Zion and Bryce Canyon. It is not in our " +
    "price. An annual pass for non-residents covers it. Look up the current amount on " +
    '<a href="https://www.nps.gov/aboutus/commercial-tours-and-nonresident-fees.htm">nps.gov</a> and bring your pass or a card.</p>',
};

export const askCarSeat: QuestionSeed = {
  question: "Do you have child seats?",
  answer:
    "<p>Yes, boosters and forward-facing seats, at no charge. Tell us the child’s age and weight when you book. We do not " +
    "have rear-facing seats for babies.</p>",
};

export const askRestroom: QuestionSeed = {
  question: "How often do we stop for a restroom?",
  answer:
    "<p>On the way on every long drive, and at most stops in the park. Coaches have a restroom on board; vans do not.</p>",
};

export const askLuggage: QuestionSeed = {
  question: "What can I bring for the night?",
  answer:
    "<p>One soft bag or carry-on suitcase and one small backpack per person. Large suitcases do not fit in the van; your Las Vegas " +
    "hotel will usually hold them for a night.</p>",
};

export const askRooms: QuestionSeed = {
  question: "How are the rooms arranged?",
  answer:
    "<p>The price is for one person in a room for two. If you travel alone you get a room to yourself for the single supplement " +
    "above. We do not put strangers in one room.</p>",
};

/** Alt texts of one place's pictures, by view. */
function views<View extends string>(place: string, alts: Record<View, string>): Record<View, PictureSeed> {
  const entries = Object.entries<string>(alts).map(([view, alt]) => [
    view,
    { src: `/media/${place}/${view}.svg`, alt: `Illustration: ${alt}.` },
  ]);
  return Object.fromEntries(entries);
}

/** Alt texts of the pictures in `tests/stand-in/public/media`. */
export const pictures = {
  "grand-canyon": views("grand-canyon", {
    hero: "stepped buttes of the Grand Canyon in evening light, the river in its inner gorge",
    home: "two hikers and a juniper on the rim of the Grand Canyon at sunset, the river and a stepped butte below",
    square: "a temple of layered red rock rising from the Grand Canyon, two birds above it",
    "scene-1": "a rowing boat on the Colorado between the walls at the bottom of the Grand Canyon",
    "scene-2": "two hikers on the rim of the Grand Canyon under the stars",
    "mather-point": "visitors at the railing of Mather Point, the Grand Canyon in early light",
    "desert-view": "the Desert View Watchtower on the rim of the Grand Canyon at sunset",
    "guano-point": "hikers on the path to the knoll at Guano Point, the ruin of the old tramway beside it",
    skywalk: "visitors on the glass horseshoe of the Skywalk at Grand Canyon West",
    "rim-road": "a van among ponderosa pines on the road to the rim of the Grand Canyon",
    bikes: "two cyclists on the rim road of the Grand Canyon in full daylight",
    kingman: "a diner on Route 66 in Kingman in early light, the coach waiting beside it",
    "rim-inn": "a timber inn among ponderosa pines in Tusayan at nightfall, its windows lit and a van outside",
  }),
  "antelope-canyon": views("antelope-canyon", {
    hero: "flowing sandstone walls of Antelope Canyon with a shaft of light",
    square: "a beam of light between the walls of Antelope Canyon",
    "scene-1": "a ribbon of blue sky, looking up between the walls of Antelope Canyon",
    "scene-2": "three walkers in a wide chamber of Antelope Canyon, a wedge of blue sky above them",
    "horseshoe-bend": "two visitors above Horseshoe Bend, where the Colorado turns around a butte",
    "lake-powell": "a tour boat on Lake Powell below red cliffs and a tall butte",
  }),
  "hoover-dam": views("hoover-dam", {
    hero: "the curved wall of Hoover Dam in Black Canyon, with the intake towers and Lake Mead",
    square: "the face of Hoover Dam between dark canyon walls",
    "scene-1": "the intake towers in Lake Mead, the arch of the highway bridge behind the dam",
    "scene-2": "two kayaks on the river below Hoover Dam, the bridge overhead",
    "blue-hour": "Hoover Dam under floodlights at blue hour, lamps along its crest",
    "power-plant": "visitors on the balcony above the generators in the power plant of Hoover Dam",
    footpath: "two visitors at the railing of the memorial bridge, the face of Hoover Dam before them",
    "emerald-cave": "two kayaks on the green water at the mouth of Emerald Cave",
  }),
  "bryce-canyon-national-park": views("bryce-canyon-national-park", {
    hero: "rows of coral hoodoos in the amphitheater of Bryce Canyon",
    square: "the hoodoo called Thor’s Hammer in Bryce Canyon",
    "scene-1": "hoodoos of Bryce Canyon after snowfall",
    "scene-2": "two hikers on a trail between tall hoodoos in Bryce Canyon",
    night: "a telescope and three people on the rim of Bryce Canyon under the Milky Way",
  }),
  "zion-national-park": views("zion-national-park", {
    hero: "the Watchman above the Virgin River and its cottonwoods in Zion",
    square: "the Watchman above green trees in Zion",
    "scene-1": "hikers on the rim above Angels Landing and the river in Zion Canyon",
    "scene-2": "the Watchman by starlight, mirrored in the Virgin River in Zion",
    narrows: "three hikers wading the Virgin River between the walls of the Narrows in Zion",
    "emerald-pools": "two hikers on the path behind the falls of the lower Emerald Pool in Zion",
    "checkerboard-mesa": "a van on the red road below Checkerboard Mesa in Zion",
  }),
  "boulder-city": views("boulder-city", {
    hero: "bighorn sheep on the lawn at Boulder City, Lake Mead and its mountains behind",
    square: "a bighorn ram on the grass above Lake Mead at Boulder City",
    "scene-1": "arcaded shops and a parked car of the 1930s on the main street of Boulder City",
    "scene-2": "bighorn sheep on a ridge above Lake Mead under a full moon",
    "old-hotel": "an old white hotel in Boulder City at dusk, its porch, windows and sign lit",
    highway: "a coach and a small red car on the highway above Lake Mead",
    shore: "two visitors on the shore of Lake Mead near Boulder City, bare mountains across the water",
    tunnels: "hikers on the Historic Railroad Trail above Lake Mead, at the mouth of a tunnel",
  }),
  "death-valley": views("death-valley", {
    hero: "salt polygons on the floor of Badwater Basin below the mountains",
    square: "the salt flat of Death Valley with mountains behind",
    "scene-1": "the golden badlands at Zabriskie Point in Death Valley",
    "scene-2": "two hikers on the crest of a sand dune in Death Valley under the stars",
    "furnace-creek": "date palms and low buildings at Furnace Creek in Death Valley, bare mountains behind",
    dunes: "the sand dunes of Mesquite Flat in Death Valley in afternoon light",
    "artists-palette": "a van below the rose, ocher and green hills of Artists Palette in Death Valley",
    rhyolite: "a visitor before the roofless bank in the ghost town of Rhyolite",
  }),
  "valley-of-fire": views("valley-of-fire", {
    hero: "red and pale bands of sandstone at the Fire Wave in Valley of Fire",
    square: "Elephant Rock, a red arch like a trunk, in Valley of Fire",
    "scene-1": "two hikers between the Beehives of Valley of Fire at sundown",
    "scene-2": "the road through the red rocks of Valley of Fire at night",
    "fire-wave": "two hikers on the striped rock of the Fire Wave in Valley of Fire at sunset",
    vista: "the road winding between red crags in Valley of Fire in morning light",
  }),
  "las-vegas": views("las-vegas", {
    strip: "the skyline of the Las Vegas Strip at dusk, Joshua trees in front",
    "motor-court": "a motor court in Las Vegas at dusk, its pool lit and a starburst sign above",
    "desert-lantern": "a van at the door of the Desert Lantern Hotel before sunrise, the lantern on its tower lit",
    "coach-stop": "a coach at its stop before a castle-like hotel on the Strip in early light, travelers at its door",
    conservatory: "a blossoming tree and beds of flowers under the glass roof of the Bellagio Conservatory",
    pinball: "a lit pinball machine in a dark arcade, as its player sees it",
    boneyard: "old signs and the arched lobby of the Neon Museum at dusk",
    "cactus-garden": "saguaros and organ pipe cactus wound with small lights at dusk",
    wetlands: "a great blue heron on a sandbar in the Wetlands Park, reeds around it, the sun just up",
    "red-rock": "the loop road below the pale and red cliffs of Red Rock Canyon",
    "mount-charleston": "snow on Mount Charleston above dark pines and a meadow",
    "fremont-street": "the vault of colored light over Fremont Street at night, people below it",
  }),
};

export type PicturedPlace = keyof typeof pictures;

/** A picture in the words of the page builder's blocks. */
export function illustration<Place extends PicturedPlace>(
  place: Place,
  view: keyof (typeof pictures)[Place],
): { image: string; imageAlt: string } {
  const { src, alt } = pictures[place][view] as PictureSeed;
  return { image: src, imageAlt: alt };
}

/** A picture with a caption between the paragraphs of an article. */
export function figure({ src, alt }: PictureSeed, caption: string): string {
  return `<figure><img src="${src}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
}
