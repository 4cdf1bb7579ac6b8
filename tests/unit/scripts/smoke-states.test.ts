import { expect, it } from "vitest";
import { stateWithOtherClocks } from "#scripts/smoke/states.ts";

it.each([
  ["100 Main Street, Kanab, UT 84741", "America/Los_Angeles", "UT"],
  ["100 Main Street, Kanab, UT 84741", "America/Denver", null],
  ["4255 Dean Martin Drive, Las Vegas, NV 89103", "America/Los_Angeles", null],
  ["Page, AZ 86040", "America/Phoenix", null],
  ["Page, AZ 86040", "America/Los_Angeles", "AZ"],
  ["Boise, ID 83702", "America/Boise", null],
  ["Somewhere, ZZ 12345", "America/Denver", null],
  ["no address", "Europe/Berlin", null],
])("the clocks of %s and %s differ: %s", (address, zone, state) => {
  expect(stateWithOtherClocks(`<p>${address}</p>`, zone)).toBe(state);
});
