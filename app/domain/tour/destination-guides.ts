/** Static texts of the destination pages: facts that do not change with a price list of a tenant. */

export interface Guide {
  when: string;
  clock: string;
  /** What there is to do, with lengths there and back. */
  todo: readonly string[];
  know: string;
  /** Average highs of four months, rounded to five degrees. */
  weather: string;
  /** Owed to the park, beside the price of a tour. */
  fee: string;
  /** Pages of the park: what they show, and their address. */
  links: readonly (readonly [text: string, href: string])[];
}

const highs = (january: number, april: number, july: number, october: number) =>
  `Average highs: ${january} °F in January, ${april} in April, ${july} in July, ${october} in October.`;

const LAS_VEGAS_HIGHS = `Much like Las Vegas. ${highs(60, 80, 105, 80)}`;
const NON_RESIDENTS =
  "The park charges visitors aged 16 and over who live outside the United States $100 each, on tours too. It is not in our prices.";
const NO_FEE = "There is no extra fee for visitors from abroad here.";

const NEVADA = "The same clock as Las Vegas.";
const UTAH = "Utah is one hour ahead of Las Vegas all year.";
const ARIZONA =
  "Arizona does not change its clocks: in winter it is one hour ahead of Las Vegas, in summer the two agree.";

export const GUIDES: Readonly<Record<string, Guide>> = {
  "grand-canyon": {
    when: "All year. The South Rim is at 7,000 feet: mild in summer, snow from December to March.",
    clock: ARIZONA,
    todo: [
      "The Rim Trail from Mather Point to Yavapai Point: three quarters of a mile, paved and nearly level.",
      "A walk below the rim, where every step down is one up again.",
      "At the West Rim: the Skywalk, and Guano Point above the river.",
    ],
    know: "The South Rim is the national park, 280 miles away. The West Rim is Hualapai land, 125 miles away, and has the Skywalk.",
    weather: `${highs(45, 60, 85, 65)} That is at the South Rim.`,
    fee: `South Rim: ${NON_RESIDENTS} The West Rim has no such fee.`,
    links: [
      ["Grand Canyon National Park", "https://www.nps.gov/grca/"],
      ["Cameras at the South Rim", "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "antelope-canyon": {
    when: "All year. Light shafts in the upper canyon come on clear days around noon, late March to early October. Storms are likeliest from July to mid-September.",
    clock: `${ARIZONA} The canyon tours run on Arizona time.`,
    todo: [
      "The upper canyon on level sand, or the lower one on steep metal stairs. Both only with a Navajo guide.",
      "Horseshoe Bend, five miles away: a mile and a half there and back.",
    ],
    know: "No bags, tripods or selfie sticks in the canyon. The guides close it when rain falls anywhere upstream.",
    weather: `${highs(45, 70, 95, 70)} The slot itself is cooler.`,
    fee: NO_FEE,
    links: [["Navajo Nation Parks", "https://navajonationparks.org/"]],
  },
  "hoover-dam": {
    when: "All year. Summer afternoons reach 105 to 115 °F; take a morning departure then.",
    clock: "The state line runs along the middle of the dam: in winter the Arizona end is one hour ahead.",
    todo: [
      "The crest: 1,244 feet, level.",
      "The memorial bridge, by ramp or stairs: the whole face of the dam.",
      "The power plant tour, down to the generators.",
    ],
    know: "Everything you carry is screened at the dam, so bring only a small bag.",
    weather: LAS_VEGAS_HIGHS,
    fee: NO_FEE,
    links: [["Hoover Dam, Bureau of Reclamation", "https://www.usbr.gov/lc/hooverdam/"]],
  },
  "bryce-canyon-national-park": {
    when: "All year. The rim is at 8,000 feet: warm days and cold nights in summer, snow on the hoodoos from December to March.",
    clock: UTAH,
    todo: [
      "The rim between Sunrise and Sunset Points: half a mile, paved.",
      "Trails into the amphitheater, steep on the way back.",
    ],
    know: "It is 20 to 30 °F colder than Las Vegas. Bring a jacket in any month.",
    weather: `${highs(40, 55, 80, 60)} Nights are 25 to 35 degrees colder.`,
    fee: NON_RESIDENTS,
    links: [
      ["Bryce Canyon National Park", "https://www.nps.gov/brca/"],
      ["Camera at the rim", "https://www.nps.gov/brca/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "zion-national-park": {
    when: "All year. Spring and fall are best for walking; summer is hot in the canyon, winter is quiet.",
    clock: UTAH,
    todo: [
      "Riverside Walk: 2.2 miles there and back, nearly level and paved.",
      "The Pa’rus Trail along the river: nearly level and paved.",
      "The Narrows, walked in the river.",
    ],
    know: "You stand at the bottom and look up: at the Grand Canyon it is the other way around.",
    weather: highs(55, 75, 100, 80),
    fee: NON_RESIDENTS,
    links: [
      ["Zion National Park", "https://www.nps.gov/zion/"],
      ["Camera in the canyon", "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "boulder-city": {
    when: "All year; spring and fall are best. Trails above Lake Mead are too hot in summer.",
    clock: NEVADA,
    todo: [
      "The old town: small level streets.",
      "The Historic Railroad Trail: wide and flat, with five tunnels.",
      "Hemenway Park, where bighorn sheep come down to graze. Keep your distance and do not feed them.",
    ],
    know: "The government laid it out in 1931 for the people who built the dam.",
    weather: LAS_VEGAS_HIGHS,
    fee: NO_FEE,
    links: [
      ["Lake Mead National Recreation Area", "https://www.nps.gov/lake/"],
      ["Cameras at the lake", "https://www.nps.gov/lake/learn/photosmultimedia/webcams.htm"],
    ],
  },
  "death-valley": {
    when: "October to April. We do not run tours in the hot months, when 120 °F is common.",
    clock: NEVADA,
    todo: [
      "Badwater: a flat walk out onto the salt.",
      "Zabriskie Point: a paved slope.",
      "Golden Canyon: two miles there and back.",
    ],
    know: "Badwater Basin lies 282 feet below sea level, the lowest ground in North America.",
    weather: highs(65, 90, 115, 95),
    fee: NO_FEE,
    links: [
      ["Death Valley National Park", "https://www.nps.gov/deva/"],
      ["Camera at Furnace Creek", "https://www.nps.gov/subjects/air/webcams.htm?site=deva"],
    ],
  },
  "valley-of-fire": {
    when: "October to mid-May is best. In summer tours leave at dawn, and the longer trails are closed.",
    clock: NEVADA,
    todo: [
      "Fire Wave: a mile and a half there and back on sand and slickrock.",
      "Mouse’s Tank: three quarters of a mile past petroglyphs.",
      "Stairs to the petroglyphs at Atlatl Rock.",
    ],
    know: "It is a state park: national park passes are not accepted, and our price includes the entrance fee.",
    weather: LAS_VEGAS_HIGHS,
    fee: NO_FEE,
    links: [["Valley of Fire State Park", "https://parks.nv.gov/parks/valley-of-fire"]],
  },
};
