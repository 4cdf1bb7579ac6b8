/** Static texts of the destination pages: facts that do not change with a price list. */

export interface Guide {
  when: string;
  clock: string;
  onFoot: string;
  know: string;
}

const NEVADA = "The same clock as Las Vegas.";
const UTAH = "Utah is one hour ahead of Las Vegas all year.";
const ARIZONA =
  "Arizona does not change its clocks: in winter it is one hour ahead of Las Vegas, in summer the two agree.";

export const GUIDES: Readonly<Record<string, Guide>> = {
  "grand-canyon": {
    when: "All year. The South Rim is at 7,000 feet: mild in summer, snow from December to March.",
    clock: ARIZONA,
    onFoot: "The Rim Trail is paved and nearly level. Below the rim every step down is one up again.",
    know: "The South Rim is the national park, 280 miles away. The West Rim is Hualapai land, 125 miles away, and has the Skywalk.",
  },
  "antelope-canyon": {
    when: "All year. Light shafts in the upper canyon come on clear days around noon, late March to early October. Storms are likeliest from July to mid-September.",
    clock: `${ARIZONA} The canyon tours run on Arizona time.`,
    onFoot: "Upper: level sand. Lower: steep metal stairs and narrow passages. Both only with a Navajo guide.",
    know: "No bags, tripods or selfie sticks in the canyon. The guides close it when rain falls anywhere upstream.",
  },
  "hoover-dam": {
    when: "All year. Summer afternoons reach 105 to 115 °F; take a morning departure then.",
    clock: "The state line runs along the middle of the dam: in winter the Arizona end is one hour ahead.",
    onFoot: "The crest is level. The footpath on the memorial bridge is reached by a ramp or stairs.",
    know: "Everything you carry is screened at the dam, so bring only a small bag.",
  },
  "bryce-canyon-national-park": {
    when: "All year. The rim is at 8,000 feet: warm days and cold nights in summer, snow on the hoodoos from December to March.",
    clock: UTAH,
    onFoot:
      "The rim is paved between Sunrise and Sunset Points. Trails into the amphitheater are steep on the way back.",
    know: "It is 20 to 30 °F colder than Las Vegas. Bring a jacket in any month.",
  },
  "zion-national-park": {
    when: "All year. Spring and fall are best for walking; summer is hot in the canyon, winter is quiet.",
    clock: UTAH,
    onFoot: "Riverside Walk and the Pa’rus Trail are nearly level and paved. The Narrows are walked in the river.",
    know: "You stand at the bottom and look up: at the Grand Canyon it is the other way around.",
  },
  "boulder-city": {
    when: "All year; spring and fall are best. Trails above Lake Mead are too hot in summer.",
    clock: NEVADA,
    onFoot: "Small level streets. The Historic Railroad Trail is wide and flat, with five tunnels.",
    know: "Bighorn sheep often come down to Hemenway Park. Keep your distance and do not feed them.",
  },
  "death-valley": {
    when: "October to April. We do not run tours in the hot months, when 120 °F is common.",
    clock: NEVADA,
    onFoot: "Short walks: the salt at Badwater is flat, Zabriskie Point is a paved slope.",
    know: "Badwater Basin lies 282 feet below sea level, the lowest ground in North America.",
  },
  "valley-of-fire": {
    when: "October to mid-May is best. In summer tours leave at dawn, and the longer trails are closed.",
    clock: NEVADA,
    onFoot: "Short trails on sand and slickrock; stairs to the petroglyphs at Atlatl Rock.",
    know: "It is a state park: national park passes are not accepted, and our price includes the entrance fee.",
  },
};
