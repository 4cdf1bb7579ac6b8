import type { Coordinates, MeetingPoint } from "./detail.ts";

/** On phones, maps at this address open in their app. */
const MAP_SEARCH = "https://www.google.com/maps/search/?api=1&query=";

/** The address of a map that marks a point. */
export function mapHref({ latitude, longitude }: Coordinates): string {
  return `${MAP_SEARCH}${latitude},${longitude}`;
}

/** The address of a map that is searched for a place, whose coordinates are unknown. */
export function placeMapHref(nameAndAddress: string): string {
  return MAP_SEARCH + encodeURIComponent(nameAndAddress);
}

export interface MeetingPlace extends Omit<MeetingPoint, "time"> {
  /** The time of each departure, in order. */
  times: string[];
}

/** Each place once: tours with several departures a day name their stops once for each. */
export function meetingPlaces(points: readonly MeetingPoint[]): MeetingPlace[] {
  const places = new Map<string, MeetingPlace>();
  for (const { time, ...point } of points) {
    const key = JSON.stringify([point.name, point.address, point.note]);
    const place = places.get(key) ?? { ...point, times: [] };
    if (time !== "") place.times.push(time);
    places.set(key, place);
  }
  return [...places.values()];
}

function sentencesOf(note: string): string[] {
  return note.match(/(?=\S).*?(?:[.!?](?=\s)|$)/gs) ?? [];
}

/** What to call the departures of a day, of which each place has a time; none when the tour leaves once. */
export function departureNames(places: readonly Pick<MeetingPlace, "times">[]): string[] {
  const count = Math.max(...places.map(({ times }) => times.length));
  if (count < 2) return [];
  const isMorningAndAfternoon = places.every(
    ({ times: [first = "", second = ""] }) => first < "12:00" && second >= "12:00",
  );
  if (count === 2 && isMorningAndAfternoon) return ["Morning", "Afternoon"];
  return Array.from({ length: count }, (_, index) => `Departure ${index + 1}`);
}

/** What to call the time at which a tour picks up its first guests; "" where guests come to the tour. */
export function pickUpName(places: readonly MeetingPlace[], hotelPickup: boolean | null): string {
  if (places.length > 1) return "first pick-up";
  return hotelPickup === true ? "pick-up" : "";
}

/** The sentences that all notes have in common, said once, and the places with the rest of theirs. One place keeps its note. */
export function withSharedNote(points: readonly MeetingPoint[]): { shared: string; places: MeetingPlace[] } {
  const places = meetingPlaces(points);
  const [first, ...others] = places;
  if (first === undefined || others.length === 0) return { shared: "", places };
  const shared = sentencesOf(first.note).filter((sentence) =>
    others.every(({ note }) => sentencesOf(note).includes(sentence)),
  );
  const own = ({ note }: MeetingPlace) => sentencesOf(note).filter((sentence) => !shared.includes(sentence));
  return { shared: shared.join(" "), places: places.map((place) => ({ ...place, note: own(place).join(" ") })) };
}
