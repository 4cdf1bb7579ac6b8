import { expect, it } from "vitest";
import { departureNames, meetingPlaces, withSharedNote } from "#app/domain/tour/meeting-points.ts";

const at = (name: string, note: string, time = "05:45") => ({ name, note, address: "", time, at: null });

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

it("says once what the notes of all places have in common", () => {
  const { shared, places } = withSharedNote([
    at("A", "Ask at the desk. Be early. Door 3."),
    at("B", "Be early. Ask at the desk. Door 4."),
  ]);
  expect(shared).toBe("Ask at the desk. Be early.");
  expect(places.map(({ note }) => note)).toEqual(["Door 3.", "Door 4."]);
});

it("leaves the note of a single place with it", () => {
  expect(withSharedNote([at("Your hotel", "Tell us which.")])).toEqual({
    shared: "",
    places: [{ name: "Your hotel", note: "Tell us which.", address: "", at: null, times: ["05:45"] }],
  });
});

it("keeps notes that differ, and places without one", () => {
  expect(withSharedNote([at("A", "By the fountain."), at("B", "")])).toMatchObject({
    shared: "",
    places: [{ note: "By the fountain." }, { note: "" }],
  });
  expect(withSharedNote([])).toEqual({ shared: "", places: [] });
});

it("names the departures of a day that places have times for", () => {
  const names = (...times: string[][]) => departureNames(times.map((each) => ({ times: each })));
  expect(names(["07:30"], [], ["07:40"])).toEqual([]);
  expect(names(["07:30", "12:30"], ["07:40", "12:40"])).toEqual(["Morning", "Afternoon"]);
  expect(names(["07:30", "09:30"], ["07:40", "09:40"])).toEqual(["Departure 1", "Departure 2"]);
  expect(names(["07:30", "12:30"], ["07:40"])).toEqual(["Departure 1", "Departure 2"]);
  expect(names(["07:30", "12:30", "15:30"])).toEqual(["Departure 1", "Departure 2", "Departure 3"]);
});
