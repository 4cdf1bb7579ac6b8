/** Static texts of the destination pages, the same for every tenant: nothing that only some operators promise. */

/** A part of a place on a shorter road than the place's own. */
export interface Nearer {
  name: string;
  /** From the Las Vegas Strip, one way. */
  miles: number;
  coachHours: number;
}

export interface Guide {
  /** The first sentence of the page, and what search results say. */
  line: string;
  /** After it. */
  about: string;
  /** From the Las Vegas Strip, one way: behind the wheel, without rest stops. */
  coachHours: number;
  /** What its second picture shows (destinationView). */
  view: string;
  when: string;
  clock: string;
  /** Of a place with two roads to it: what its own road leads to, and the other part. */
  parts?: { name: string; nearer: Nearer };
  /** What there is to do, with lengths, climbs and hours. */
  todo: readonly (readonly [name: string, text: string])[];
  know?: string;
  /** Average highs of four months, rounded to five degrees. */
  weather: string;
  /** Owed to the park, beside the price of a tour. */
  fee: string;
  /** Pages of the park: what they show, and their address. */
  links: readonly (readonly [text: string, href: string])[];
}

const highs = (january: number, april: number, july: number, october: number, where = "") =>
  `Average highs${where}: ${january} °F in January, ${april} in April, ${july} in July, ${october} in October.`;

const LAS_VEGAS_HIGHS = highs(60, 80, 105, 80);
const ENTRANCE = "Each tour’s page says whether the price includes the entrance.";
const NON_RESIDENTS = `${ENTRANCE} Visitors 16 and older who live outside the United States pay $100 more.`;
const NO_EXTRA = "Visitors from abroad pay no extra fee.";

const NEVADA = "The same time zone as Las Vegas.";
const UTAH = "Utah is an hour ahead of Las Vegas.";
const ARIZONA = "Arizona is an hour ahead of Las Vegas in winter, and the same in summer.";

export const GUIDES: Readonly<Record<string, Guide>> = {
  "grand-canyon": {
    line: "A mile deep, ten miles across, and two billion years in one view.",
    about: "The South Rim is the national park; the West Rim, on Hualapai land, has the Skywalk.",
    coachHours: 4.75,
    view: "The Colorado, a mile below the rim",
    when: "All year. The South Rim is at 7,000 feet: mild in summer, snow from December to March.",
    clock: ARIZONA,
    todo: [
      ["Rim Trail", "Mather Point to Yavapai Point: three quarters of a mile, paved and nearly level, half an hour"],
      ["Ooh Aah Point", "1.8 miles round trip below the rim, steep, an hour or two: every step down is one up again"],
      ["Mather Point", "The first view for most: two railed points, a few minutes from the parking lots"],
      ["Desert View", "A stone watchtower and the Colorado far below, 25 miles east of the village"],
      ["West Rim", "The Skywalk at Eagle Point, and Guano Point above the river"],
    ],
    parts: { name: "South Rim", nearer: { name: "West Rim", miles: 125, coachHours: 2.5 } },
    know: "At the West Rim visitors from abroad pay no extra fee, and passes for the national parks are not valid.",
    weather: highs(45, 60, 85, 65, " at the South Rim"),
    fee: NON_RESIDENTS,
    links: [
      ["Conditions at nps.gov", "https://www.nps.gov/grca/planyourvisit/conditions.htm"],
      ["Cameras at the South Rim", "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "antelope-canyon": {
    line: "Sandstone shaped by flash floods, lit from above, walked with a Navajo guide.",
    about: "Two slots near Page, Arizona, in places narrow enough to touch both walls.",
    coachHours: 4.5,
    view: "Lake Powell, a few miles from the canyon",
    when: "All year. Light shafts in the upper canyon come on clear days around noon, late March to early October. Storms are likeliest from July to mid-September.",
    clock: `${ARIZONA} The canyon tours run on Arizona time.`,
    todo: [
      ["Upper canyon", "On level sand, only with a Navajo guide"],
      ["Lower canyon", "Steep metal stairs, only with a Navajo guide"],
      ["Horseshoe Bend", "Five miles away: a mile and a half round trip"],
      ["Glen Canyon Dam", "An overlook above the river, down stairs cut into the rock"],
    ],
    know: "No bags, tripods or selfie sticks in the canyon. The guides close it when rain falls anywhere upstream.",
    weather: `${highs(45, 70, 95, 70)} The slot itself is cooler.`,
    fee: `The Navajo Nation’s fee is part of the guided tour. ${NO_EXTRA}`,
    links: [["Notices at navajonationparks.org", "https://navajonationparks.org/"]],
  },
  "hoover-dam": {
    line: "726 feet of concrete holding back Lake Mead, finished in 1935.",
    about: "You can walk across the top, from Nevada into Arizona.",
    coachHours: 0.75,
    view: "The memorial bridge and the dam, from the river",
    when: "All year. Summer afternoons reach 105 to 115 °F; take a morning departure then.",
    clock: "The state line runs along the middle of the dam: in winter the Arizona end is one hour ahead.",
    todo: [
      ["The crest", "1,244 feet, level"],
      ["Memorial bridge", "By ramp or stairs: the whole face of the dam"],
      ["Power plant tour", "Down to the generators"],
    ],
    know: "Everything you carry is screened at the dam, so bring only a small bag.",
    weather: LAS_VEGAS_HIGHS,
    fee: `Walking across the dam is free; its visitor center and its tours have tickets. ${NO_EXTRA}`,
    links: [["Hours and closures at usbr.gov", "https://www.usbr.gov/lc/hooverdam/"]],
  },
  "bryce-canyon-national-park": {
    line: "The largest crowd of hoodoos on Earth, at 8,000 feet.",
    about: "You look down on thousands of orange spires from the rim; trails lead in among them.",
    coachHours: 4.5,
    view: "On a trail among the hoodoos",
    when: "All year. The rim is at 8,000 feet: warm days and cold nights in summer, snow on the hoodoos from December to March.",
    clock: UTAH,
    todo: [
      ["Rim Trail", "Sunrise Point to Sunset Point: half a mile, paved and nearly level"],
      ["Queen’s Garden and Navajo Loop", "2.9 miles, 600 feet down and up again, 2 to 3 hours"],
      ["Inspiration Point", "The whole amphitheater from three levels; the climb to the highest is short and steep"],
    ],
    know: "It is 20 to 30 °F colder than Las Vegas. Bring a jacket in any month.",
    weather: `${highs(40, 55, 80, 60)} Nights are 25 to 35 degrees colder.`,
    fee: NON_RESIDENTS,
    links: [
      ["Conditions at nps.gov", "https://www.nps.gov/brca/planyourvisit/conditions.htm"],
      ["Camera at the rim", "https://www.nps.gov/brca/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "zion-national-park": {
    line: "Walls of Navajo sandstone above a green river.",
    about: "You stand at the bottom and look up: at the Grand Canyon it is the other way around.",
    coachHours: 2.75,
    view: "The Watchman by starlight",
    when: "All year. Spring and fall are best for walking; summer is hot in the canyon, winter is quiet.",
    clock: UTAH,
    todo: [
      ["Riverside Walk", "2.2 miles round trip, nearly level and paved, an hour and a half"],
      ["Canyon Overlook", "1 mile round trip, 163 feet up, 1 hour"],
      ["Pa’rus Trail", "3.5 miles round trip along the river, nearly level and paved, 2 hours"],
      ["The Narrows", "In the river. Turn around where you like; all of it is 9.4 miles, 8 hours"],
    ],
    weather: highs(55, 75, 100, 80),
    fee: NON_RESIDENTS,
    links: [
      ["Conditions at nps.gov", "https://www.nps.gov/zion/planyourvisit/conditions.htm"],
      ["Camera in the canyon", "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "boulder-city": {
    line: "The town built for the dam: arcaded shops, bighorn sheep, no casinos.",
    about: "The government laid it out in 1931, and the old center is small enough to walk.",
    coachHours: 35 / 60,
    view: "An old hotel in Boulder City at dusk",
    when: "All year; spring and fall are best. Trails above Lake Mead are too hot in summer.",
    clock: NEVADA,
    todo: [
      ["The old town", "An easy hour on level streets"],
      [
        "Boulder City/Hoover Dam Museum",
        "Inside the Boulder Dam Hotel: how the town and the dam were built. Allow 45 minutes",
      ],
      ["Historic Railroad Trail", "Wide, nearly level gravel above the lake, with five tunnels"],
      ["Hemenway Park", "Bighorn sheep come down to graze. Keep your distance and do not feed them"],
      ["Lake Mead overlook", "The lake and its islands from above, 15 minutes"],
    ],
    weather: LAS_VEGAS_HIGHS,
    fee: `No entry fee in town; Lake Mead charges each vehicle. ${NO_EXTRA}`,
    links: [
      ["Conditions at nps.gov", "https://www.nps.gov/lake/planyourvisit/conditions.htm"],
      ["Cameras at the lake", "https://www.nps.gov/lake/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "death-valley": {
    line: "Salt, silence and the lowest ground in North America.",
    about: "Badwater Basin lies 282 feet below sea level; Telescope Peak, above it, rises to 11,049 feet.",
    coachHours: 2.5,
    view: "The old bank of Rhyolite",
    when: "October to April. In July most days pass 110 °F, and some reach 120.",
    clock: NEVADA,
    todo: [
      ["Badwater", "A flat walk out onto the salt, a mile round trip"],
      ["Zabriskie Point", "A short, steep climb on a paved path, to a view over yellow badlands"],
      ["Golden Canyon", "Two miles round trip on gravel between high walls, gently uphill"],
      ["Mesquite Flat", "Sand dunes beside the road: walk in as far as you like"],
      ["Rhyolite", "A ghost town just outside the park: the walls of a bank, a school and a railroad depot"],
    ],
    weather: highs(65, 90, 115, 95),
    fee: `${ENTRANCE} ${NO_EXTRA}`,
    links: [
      ["Conditions at nps.gov", "https://www.nps.gov/deva/planyourvisit/conditions.htm"],
      ["Camera at Furnace Creek", "https://www.nps.gov/subjects/air/webcams.htm?site=deva"],
    ],
  },
  "valley-of-fire": {
    line: "Red Aztec sandstone and petroglyphs, an hour from the Strip.",
    about: "Nevada’s first state park: dunes that turned to stone in the age of the dinosaurs.",
    coachHours: 1,
    view: "The park road in morning light",
    when: "October to mid-May is best. In summer go at dawn; the longer trails are closed.",
    clock: NEVADA,
    todo: [
      ["Fire Wave", "A mile and a half round trip on sand and slickrock"],
      ["Mouse’s Tank", "Three quarters of a mile past petroglyphs"],
      ["White Domes", "A loop of 1.1 miles with a short slot canyon, steep at its start"],
      ["Atlatl Rock", "Stairs to the petroglyphs"],
    ],
    know: "It is a state park: national park passes are not accepted.",
    weather: LAS_VEGAS_HIGHS,
    fee: `${ENTRANCE} ${NO_EXTRA}`,
    links: [["Conditions at parks.nv.gov", "https://parks.nv.gov/parks/valley-of-fire"]],
  },
};
