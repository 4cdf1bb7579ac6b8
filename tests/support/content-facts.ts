/** Compares the facts of the demo content with each other. Knows what may be said once, not whether it is true. */

import { GUIDES } from "#app/domain/tour/destination-guides.ts";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { hasClock } from "#app/domain/tour/itinerary.ts";
import { freeCancellationHours, twoDrivers } from "#tests/stand-in/seed/common.ts";
import { type RoadName, roads } from "#tests/stand-in/seed/roads.ts";
import type { PageSeed, PostSeed, TourSeed } from "#tests/stand-in/seed/types.ts";
import { wrongDays, wrongMonths } from "./season-facts.ts";
import { minutesOf, shuttleProblems } from "./shuttle-facts.ts";

export interface DemoContent {
  tours: TourSeed[];
  pages: PageSeed[];
  posts: PostSeed[];
}

/** Every text of a value, with the path to it. */
export function textsOf(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}/${key}`));
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/<\/(?:p|li|h\d|td|tr)>/g, ". ")
    .replace(/<[^>]+>/g, " ")
    .split(/(?<=[.;!?])\s+/);
}

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");

/** `nine`, `16`, `an` */
function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return /^an?$/i.test(word) ? 1 : NUMBERS.indexOf(word.toLowerCase());
}

/** Lengths of other things than the way to a place. */
const OTHER_MILES: Readonly<Record<number, string>> = {
  28: "miles a car drives on a gallon",
  40: "to Mount Charleston",
  112: "length of Lake Mead",
  240: "from the South Rim to the Skywalk by road",
  277: "length of the Grand Canyon",
  580: "of pipe in Hoover Dam",
};

const ROADS = Object.entries(roads) as [RoadName, (typeof roads)[RoadName]][];

function roadsNamed(sentence: string) {
  return ROADS.filter(([, { names }]) => names.some((name) => sentence.includes(name)));
}

/** Miles that belong to no road, or to another one than the sentence is about. */
function wrongMiles(sentence: string): string[] {
  const named = roadsNamed(sentence);
  return [...sentence.matchAll(/(?<![\d,.])(\d{2,3})(?: road| river)? (?:miles|mi)\b(?! an hour)/g)].flatMap(
    ([claim, digits]) => {
      const said = Number(digits);
      if (said < 20 || OTHER_MILES[said] !== undefined) return [];
      const fits = (road: { miles: number }) => said === road.miles || said === 2 * road.miles;
      const possible = named.length === 0 ? ROADS : named;
      return possible.some(([, road]) => fits(road)) || fitsRange(sentence, said) ? [] : [claim];
    },
  );
}

/** "between 26 and 280 miles": the nearest and the farthest place. */
function fitsRange(sentence: string, said: number): boolean {
  return /from 26 to 280|between 26 and 280|Within 280/.test(sentence) && (said === 26 || said === 280);
}

const HOURS = /\b(an?|one|two|three|four|five|\d)(?: and a (half|quarter))? hours?(?: and a (half|quarter))?/gi;
const OF_A_DRIVE =
  /\bdrive home|hours? (?:by road|by coach|each way|one way|of driving|away|from the Strip)\b|\b(?:with|after) a rest stop|about \w+ hours?[.,]/;

/** Minutes a sentence about the way to one place gives for it, if they are not those of the table, give or take 20. */
function wrongHours(sentence: string): string[] {
  const named = roadsNamed(sentence);
  const [only] = named;
  if (named.length !== 1 || only === undefined || !OF_A_DRIVE.test(sentence)) return [];
  return [...sentence.matchAll(HOURS)].flatMap(([claim, word = "", early, late]) => {
    const part = early ?? late;
    const said = numberOf(word) * 60 + (part === "half" ? 30 : part === "quarter" ? 15 : 0);
    const { minutes } = only[1];
    return [minutes, 2 * minutes].some((right) => Math.abs(said - right) <= 20) ? [] : [claim];
  });
}

const DAY = 24 * 60;
const ONE_DRIVER = 10 * 60;
/** Through town from the first pick-up to the last, and back in the evening. */
const IN_TOWN = 80;
/** Rest stops on the way out. */
const MAX_STOPS = 45;

/** Of the stops with times: those of the first departure of the day, or of the second. */
function stopTimes({ itinerary }: TourSeed, departure: number): number[] {
  return itinerary.filter(hasClock).map(({ time }) => minutesOf(time.split(" or ")[departure] ?? ""));
}

/** In a straight line between two stops; the roads are longer. */
const FASTEST_MPH = 65;
const MILES_PER_DEGREE = 69.1;

/** Stops that nobody could reach in the time since the stop before: a wrong time, or wrong coordinates. */
function legProblems({ id, itinerary }: TourSeed): string[] {
  const placed = itinerary
    .filter(hasClock)
    .flatMap(({ time, title, latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? [] : [{ time, title, latitude, longitude }],
    );
  return placed.slice(1).flatMap((stop, index) => {
    const before = placed[index] ?? stop;
    const minutes = minutesOf(stop.time) - minutesOf(before.time);
    const eastward = (stop.longitude - before.longitude) * Math.cos((stop.latitude * Math.PI) / 180);
    const miles = Math.hypot(stop.latitude - before.latitude, eastward) * MILES_PER_DEGREE;
    // A smaller time of day is the next day.
    if (minutes < 0 || miles <= (minutes / 60) * FASTEST_MPH + 1) return [];
    return [`tour ${id}: ${before.title} to ${stop.title}, ${Math.round(miles)} miles in ${minutes} min`];
  });
}

function tourProblems(tour: TourSeed): string[] {
  const problems = legProblems(tour);
  const wrong = (what: string) => problems.push(`tour ${tour.id}: ${what}`);
  const road = ROADS.find(
    ([, r]) => r.miles === tour.distanceMiles && r.minutes === Math.round(tour.coachHours * 60),
  )?.[1];
  if (road === undefined) return [`tour ${tour.id}: ${tour.distanceMiles} miles in ${tour.coachHours} h is no road`];

  const times = stopTimes(tour, 0);
  const [start = 0] = times;
  for (const departure of tour.schedule.times.keys()) {
    const own = stopTimes(tour, departure);
    const lasts = (own.at(-1) ?? 0) - (own[0] ?? 0) + (tour.overnight ? DAY : 0);
    if (lasts !== tour.durationHours * 60) wrong(`lasts ${tour.durationHours} h, its itinerary ${lasts / 60} h`);
    if (!tour.overnight && own.some((time, index) => time < (own[index - 1] ?? 0))) wrong("stops out of order");
  }

  const firstStop = tour.meetingPoints[0]?.time;
  const leavesAt = tour.schedule.times.join(" or ");
  if (leavesAt !== tour.itinerary[0]?.time) wrong(`departures at ${leavesAt}, itinerary ${tour.itinerary[0]?.time}`);
  if (firstStop !== tour.schedule.times[0]) wrong(`first pick-up at ${firstStop}, departure ${tour.schedule.times[0]}`);

  const leaves = /we leave town[^.]* at (\d+:\d\d)/.exec(tour.itinerary[0]?.text ?? "")?.[1];
  const left = leaves === undefined ? start : minutesOf(leaves);
  const stopsEach = tour.meetingPoints.length / tour.schedule.times.length;
  if (leaves !== undefined && left < minutesOf(tour.meetingPoints[stopsEach - 1]?.time ?? ""))
    wrong(`leaves before the last pick-up`);
  const arrives = (time: number) => time >= left + road.minutes && time <= left + road.minutes + MAX_STOPS;
  if (!tour.overnight && !times.some(arrives))
    wrong(`no stop is reached ${road.minutes} minutes after ${leaves ?? start}`);

  const needsTwo = !tour.overnight && 2 * road.minutes + IN_TOWN > ONE_DRIVER;
  if (needsTwo !== tour.includes.includes(twoDrivers)) wrong(needsTwo ? "needs two drivers" : "needs no second driver");

  for (const { text } of textsOf(tour)) {
    for (const [claim, guests] of text.matchAll(/\b(\d+) guests at most/g)) {
      if (Number(guests) !== tour.groupSizeMax) wrong(`${claim}, group of ${tour.groupSizeMax}`);
    }
    for (const claim of sentencesOf(text).flatMap(wrongHours)) wrong(`drive: ${claim}`);
  }
  if (tour.priceChild > tour.priceAdult) wrong("child pays more than an adult");
  const supplement = tour.excludes.find((text) => text.startsWith("Single room supplement"))?.match(/\$\d+/)?.[0];
  const rooms = supplement === undefined ? "" : `Two people to a room; a single room adds ${supplement}`;
  const [children = "", from] = /(?:^|\. )Child fare: ages (\d+) to 11$/.exec(tour.priceNote ?? "") ?? [];
  if (from !== undefined && Number(from) !== Math.max(3, tour.minimumAge)) wrong(`children from ${from}`);
  if (tour.priceNote !== rooms + children) wrong("the price holds for other rooms than the list says");
  if (tour.freeCancellationHours !== freeCancellationHours) wrong("other cancellation terms");
  return problems;
}

/** The lists that a text counts: number word and noun, and how many there are. */
function countsOf(page: PageSeed): Record<string, number> {
  const blocks = page.blocks;
  const stories = blocks.flatMap((block) => (block.type === "videos" ? block.items : [])).filter((it) => !it.videoUrl);
  const pictures = blocks.flatMap((block) => (block.type === "gallery" ? block.items : []));
  const team = blocks.flatMap((block) => (block.type === "team" ? block.members : []));
  return {
    "(?:parks and )?places(?! with)": DESTINATIONS.length,
    "(?:short )?stories": stories.length,
    "of the people|are here all year": team.length,
    notes: pictures.length,
    pictures: pictures.length,
    "(?:shuttle |coach )?lines": 3,
  };
}

function countProblems(page: PageSeed): string[] {
  return Object.entries(countsOf(page)).flatMap(([noun, count]) => {
    const claims = new RegExp(`\\b(${NUMBERS.slice(3).join("|")}) (?:${noun})\\b`, "gi");
    return textsOf(page).flatMap(({ text }) =>
      [...text.matchAll(claims)].flatMap(([claim, word = ""]) =>
        numberOf(word) === count ? [] : [`${page.page}: ${claim}, not ${count}`],
      ),
    );
  });
}

/** Statements that contradict each other; empty when all agree. */
export function contradictions({ tours, pages, posts }: DemoContent): string[] {
  const problems = tours.flatMap(tourProblems);
  problems.push(...pages.flatMap(countProblems), ...shuttleProblems(pages), ...wrongDays(tours, pages, posts));
  for (const { slug, title, miles } of DESTINATIONS) {
    const coachHours = GUIDES[slug]?.coachHours ?? 0;
    const [, road] = ROADS.find(([name]) => name === (slug === "grand-canyon" ? "south-rim" : slug)) ?? [];
    if (miles !== road?.miles || Math.round(coachHours * 60) !== road.minutes)
      problems.push(`destination ${title}: ${miles} miles, ${coachHours} h`);
  }
  for (const { path, text } of textsOf({ tours, pages, posts })) {
    const here = (claim: string) => problems.push(`${path}: ${claim}`);
    for (const sentence of sentencesOf(text)) {
      for (const claim of [...wrongMiles(sentence), ...wrongMonths(sentence)]) here(claim);
      if (!path.startsWith("/tours")) for (const claim of wrongHours(sentence)) here(claim);
      const [, ages] = /\b(?:aged|ages?|from|child) (\d to \d+|\d–\d+)\b/i.exec(sentence) ?? [];
      // A tour's own ages are checked above.
      if (
        ages !== undefined &&
        !path.endsWith("/priceNote") &&
        /child|price|fare/i.test(sentence) &&
        !/^3(?: to |–)11$/.test(ages)
      )
        here(`children ${ages}`);
      const [, hours] = /(?:up to|until) (\d+) hours (?:or more )?before/.exec(sentence) ?? [];
      if (hours !== undefined && Number(hours) !== freeCancellationHours) here(`cancellation ${hours} hours before`);
      if (/non-?resident|outside the United States/.test(sentence)) {
        for (const [price] of sentence.matchAll(/\$\d+/g)) if (!["$100", "$250", "$20"].includes(price)) here(price);
      }
    }
  }
  return problems;
}
