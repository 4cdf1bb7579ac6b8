import { expect, it } from "vitest";
import { departureNames, meetingPlaces, withSharedNote } from "#app/domain/tour/meeting-points.ts";
import { stayNames, stopsFor } from "#app/domain/tour/stops-for-stay.ts";

const at = (name: string, note: string, time = "05:45") => ({ name, note, address: "", time, near: [], at: null });

it("names each place once, with its time of every departure", () => {
  const points = [at("A", "", "07:30"), at("B", "", "07:40"), at("A", "", "12:30"), at("B", "", "12:40")];
  expect(meetingPlaces(points).map(({ name, times }) => [name, ...times])).toEqual([
    ["A", "07:30", "12:30"],
    ["B", "07:40", "12:40"],
  ]);
  expect(meetingPlaces([at("A", "By the fountain.", ""), at("A", "At the desk.")]).map(({ times }) => times)).toEqual([
    [],
    ["05:45"],
  ]);
});

it.each<[notes: string[], shared: string, left: string[]]>([
  [
    ["Ask at the desk. Be early. Door 3.", "Be early. Ask at the desk. Door 4."],
    "Ask at the desk. Be early.",
    ["Door 3.", "Door 4."],
  ],
  [["Tell us which."], "", ["Tell us which."]],
  [["By the fountain.", ""], "", ["By the fountain.", ""]],
])("what the notes %j of all places have in common is said once: %j", (notes, shared, left) => {
  const said = withSharedNote(notes.map((note, index) => at(`Place ${index}`, note)));
  expect([said.shared, said.places.map(({ note }) => note)]).toEqual([shared, left]);
});

it("names the departures of a day that places have times for", () => {
  const names = (...times: string[][]) => departureNames(times.map((each) => ({ times: each })));
  expect(names(["07:30"], [], ["07:40"])).toEqual([]);
  expect(names(["07:30", "12:30"], ["07:40", "12:40"])).toEqual(["Morning", "Afternoon"]);
  expect(names(["07:30", "09:30"], ["07:40", "09:40"])).toEqual(["Departure 1", "Departure 2"]);
  expect(names(["07:30", "12:30"], ["07:40"])).toEqual(["Departure 1", "Departure 2"]);
  expect(names(["07:30", "12:30", "15:30"])).toEqual(["Departure 1", "Departure 2", "Departure 3"]);
});

it("finds the stop of a hotel or a street, the nearest first", () => {
  const point = (latitude: number) => ({ latitude, longitude: -115 });
  const near = (name: string, latitude: number | null) => {
    return { name, at: latitude === null ? null : point(latitude) };
  };
  const fremont = { ...at("Fremont", ""), address: "206 N 3rd St", at: point(36.2) };
  const stops = meetingPlaces([
    { ...fremont, near: [near("Café Inn", 36.3), near("Plaza", null)] },
    { ...at("Plaza Mayor", ""), at: point(36.1), near: [near("Café Inn", 36.12), near("The Strip", 36.1)] },
  ]);
  const found = (query: string) => stopsFor(query, stops).map(({ name, stop, miles }) => [name, stop.name, miles]);
  expect(found("cafe inn")).toEqual([
    ["Café Inn", "Plaza Mayor", 1.4],
    ["Café Inn", "Fremont", 6.9],
  ]);
  expect(found("plaza")).toEqual([
    ["Plaza Mayor", "Plaza Mayor", null],
    ["Plaza", "Fremont", null],
  ]);
  expect(found("3rd St")).toEqual([["Fremont", "Fremont", null]]);
  expect(found("the Plaza Hotel & Casino")).toEqual(found("plaza"));
  expect([found("Luxor"), found("?"), found("hotel")]).toEqual([[], [], []]);
  expect(stayNames(stops)).toEqual(["Café Inn", "Fremont", "Plaza", "Plaza Mayor", "The Strip"]);
});
