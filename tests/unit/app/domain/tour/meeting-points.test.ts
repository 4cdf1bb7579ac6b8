import { expect, it } from "vitest";
import { meetingPlaces, timeNames, timesNote, withSharedNote } from "#app/domain/tour/meeting-points.ts";

const at = (name: string, note: string, time = "05:45") => ({ name, note, address: "", time });

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
    places: [{ name: "Your hotel", note: "Tell us which.", address: "", times: ["05:45"] }],
  });
});

it("keeps notes that differ, and places without one", () => {
  expect(withSharedNote([at("A", "By the fountain."), at("B", "")])).toMatchObject({
    shared: "",
    places: [{ note: "By the fountain." }, { note: "" }],
  });
  expect(withSharedNote([])).toEqual({ shared: "", places: [] });
});

it("says what several times at one place mean", () => {
  const places = (...times: string[][]) => times.map((each) => ({ times: each }));
  const said = (...times: string[][]) => [timeNames(places(...times)).join(), timesNote(places(...times))];
  const inOrder = "Each place has one time for each departure of the day, in order.";
  expect(said(["07:30"], [], ["07:40"])).toEqual(["", ""]);
  expect(said(["07:30", "12:30"], ["07:40", "12:40"])).toEqual(["morning,afternoon", ""]);
  expect(said(["07:30", "09:30"], ["07:40", "09:40"])).toEqual(["", inOrder]);
  expect(said(["07:30", "12:30"], ["07:40"])).toEqual(["", inOrder]);
  expect(said(["07:30", "12:30", "15:30"])).toEqual(["", inOrder]);
});
