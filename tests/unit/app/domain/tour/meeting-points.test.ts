import { expect, it } from "vitest";
import { withSharedNote } from "#app/domain/tour/meeting-points.ts";

const at = (name: string, note: string) => ({ name, note, address: "", time: "05:45" });

it("says once what the notes of all stops have in common", () => {
  const { shared, points } = withSharedNote([
    at("A", "Ask at the desk. Be early. Second departure: 12:30 PM."),
    at("B", "Be early. Ask at the desk. Second departure: 12:40 PM."),
  ]);
  expect(shared).toBe("Ask at the desk. Be early.");
  expect(points.map(({ note }) => note)).toEqual(["Second departure: 12:30 PM.", "Second departure: 12:40 PM."]);
});

it("leaves the note of a single stop with it", () => {
  expect(withSharedNote([at("Your hotel", "Tell us which.")])).toEqual({
    shared: "",
    points: [at("Your hotel", "Tell us which.")],
  });
});

it("keeps notes that differ, and stops without one", () => {
  expect(withSharedNote([at("A", "By the fountain."), at("B", "")])).toMatchObject({
    shared: "",
    points: [{ note: "By the fountain." }, { note: "" }],
  });
  expect(withSharedNote([])).toEqual({ shared: "", points: [] });
});
