/** Compares what the demo's page of all shuttle lines says with each line's own page: fares, rides and times. */

import type { PageSeed } from "#tests/stand-in/seed/types.ts";

/** Since midnight. */
export function minutesOf(time: string): number {
  const [, hours = "0", minutes = "0", half] = /^(\d+)(?::(\d\d))?(?: (AM|PM))?/.exec(time) ?? [];
  return ((half === undefined ? Number(hours) : Number(hours) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minutes);
}

/** `5 h 30 min`, `55 min` */
function duration(from: string, to: string): string {
  const minutes = minutesOf(to) - minutesOf(from);
  return `${minutes >= 60 ? `${Math.floor(minutes / 60)} h ` : ""}${minutes % 60} min`;
}

/** `8:00 to 9:30 AM`, `11:00 AM to 12:30 PM` */
function between(from: string, to: string): string {
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} to ${to}`;
}

const TOWN_STOPS = ["Downtown Grand", "Circus Circus", "Treasure Island", "Excalibur"];

interface Stop {
  stop: string;
  time: string;
}

const NOWHERE: Stop = { stop: "no stop", time: "no time" };

/** One coach there and back, in the order of its stops. */
interface Coach {
  leaves: Stop[];
  arrives: Stop;
  departs: Stop;
  returns: Stop[];
}

const tablesOf = ({ blocks }: PageSeed) => blocks.flatMap((block) => (block.type === "table" ? [block] : []));

/** By a line's own page. */
function coachesOf(page: PageSeed): Coach[] {
  const [out, back] = tablesOf(page);
  return (out?.columns ?? []).slice(1).map((_, index) => {
    const [there = [], home = []] = [out, back].map((table) =>
      (table?.rows ?? []).map(([stop = "", ...times]) => ({ stop, time: times[index] ?? NOWHERE.time })),
    );
    const isInTown = ({ stop }: Stop) => TOWN_STOPS.includes(stop);
    return {
      leaves: there.filter(isInTown),
      arrives: there.at(-1) ?? NOWHERE,
      departs: home[0] ?? NOWHERE,
      returns: home.filter(isInTown),
    };
  });
}

const span = (stops: readonly Stop[]) => between(stops[0]?.time ?? "", stops.at(-1)?.time ?? "");

/** What the line's card says of its times. */
function timesOf(coaches: readonly Coach[]): string[] {
  const [one, ...others] = coaches;
  if (one === undefined) return [];
  const { leaves, arrives, departs, returns } = one;
  if (others.length === 0) {
    return [
      `${span(leaves)}, by stop`,
      `${arrives.time}, ${arrives.stop}`,
      `${departs.time}, back ${span(returns)}`,
      duration(arrives.time, departs.time),
    ];
  }
  const departures = coaches.map((coach) => coach.departs.time);
  return [
    ...coaches.map((coach) => `${span(coach.leaves)}, arrives ${coach.arrives.time}`),
    `${departures.slice(0, -1).join(", ")}, or ${departures.at(-1)}`,
  ];
}

function lineProblems(page: PageSeed, facts: string): string[] {
  const coaches = coachesOf(page);
  const [, , fareTable] = tablesOf(page);
  const [, oneWay, roundTrip] = fareTable?.rows.at(-1) ?? [];
  const fares = `${oneWay} one way, ${roundTrip} round trip`;
  const rides = coaches.slice(0, 1).flatMap(({ leaves, arrives }) => {
    const [first, last] = [leaves[0], leaves.at(-1)];
    return [duration(first?.time ?? "", arrives.time), duration(last?.time ?? "", arrives.time)];
  });
  const opening = page.blocks[0]?.type === "hero" ? `${page.blocks[0].text} ${page.blocks[0].note}` : "";
  const missing = (said: readonly string[], text: string) =>
    said.filter((one) => !text.includes(one)).map((one) => `${page.page}: ${one} is not in ${text}`);
  return [...missing([fares, ...rides], opening), ...missing([fares, ...rides, ...timesOf(coaches)], facts)];
}

/** `$15 to $59` of the adults' fares on the lines' pages. */
function range(lines: readonly PageSeed[], ticket: "one way" | "round trip"): string {
  const rows = lines.flatMap((page) => tablesOf(page)[2]?.rows ?? []);
  const fares = rows.map(([, oneWay, roundTrip]) => Number((ticket === "one way" ? oneWay : roundTrip)?.slice(1)));
  return `$${Math.min(...fares)} to $${Math.max(...fares)}`;
}

/** What the list of lines says of all of them. */
function overviewProblems(overview: PageSeed, cards: readonly { title: string; text: string }[], lines: PageSeed[]) {
  const [opening] = overview.blocks;
  const note = opening?.type === "hero" ? (opening.note ?? "") : "";
  const fares = `One way ${range(lines, "one way")} for adults, round trip ${range(lines, "round trip")}`;
  const silent = lines.flatMap((page) => {
    const text = cards.find(({ title }) => page.title.startsWith(title))?.text;
    return JSON.stringify(page).includes("Thanksgiving") && !text?.includes("Thanksgiving")
      ? [`${page.page}: days without a coach are not in the list of lines`]
      : [];
  });
  return [...(note === fares ? [] : [`${note}; by the lines' pages ${fares}`]), ...silent];
}

/** Statements about the shuttles that contradict each other; empty when all agree. */
export function shuttleProblems(pages: readonly PageSeed[]): string[] {
  const overview = pages.find(({ page }) => page === "shuttle-service");
  const cards = overview?.blocks.flatMap((block) => (block.type === "cards" ? block.items : [])) ?? [];
  const lines = pages.filter(({ page }) => page.startsWith("shuttle-service-"));
  const problems = lines.flatMap((page) => {
    const card = cards.find(({ title }) => page.title.startsWith(title));
    if (card === undefined) return [`${page.page}: not in the list of lines`];
    return lineProblems(page, [card.price, ...(card.facts ?? []).map(({ value }) => value)].join("; "));
  });
  const inOrder = cards.flatMap(({ title }) => lines.filter((page) => page.title.startsWith(title)));
  const coaches = inOrder.flatMap(coachesOf);
  const timetables = overview === undefined ? [] : tablesOf(overview).slice(1);
  for (const name of TOWN_STOPS) {
    const own = coaches.map(({ leaves }) => leaves.find(({ stop }) => stop === name)?.time).join("; ");
    const said = timetables.flatMap(({ rows }) => rows.find(([stop]) => stop === name)?.slice(1) ?? []).join("; ");
    if (said !== own) problems.push(`${name}: ${said}; by the lines' pages ${own}`);
  }
  if (overview !== undefined) problems.push(...overviewProblems(overview, cards, lines));
  return problems;
}
