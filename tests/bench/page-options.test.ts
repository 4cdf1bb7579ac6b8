import { describe, expect, it } from "vitest";
import { CONTENT_PATHS } from "#tests/support/public-pages.ts";
import { pageOptions } from "./page-options.ts";

describe("options of bench:pages", () => {
  it("measures every page three times, with simulated throttling in Lighthouse, unless told otherwise", () => {
    const options = pageOptions([]);
    expect(options).toMatchObject({ rounds: 3, lighthouse: "simulated", save: false });
    expect(options.routes).toEqual(expect.arrayContaining(CONTENT_PATHS));
  });

  it("takes routes, rounds and the kind of throttling", () => {
    expect(pageOptions(["--routes", "/faq,/", "--rounds", "1", "--applied"])).toEqual({
      routes: ["/faq", "/"],
      rounds: 1,
      lighthouse: "applied",
      save: false,
    });
    expect(pageOptions(["--no-lighthouse"]).lighthouse).toBeNull();
  });

  it("rejects what is no number of rounds or no path", () => {
    expect(() => pageOptions(["--rounds", "many"])).toThrow("--rounds");
    expect(() => pageOptions(["--routes", "faq"])).toThrow("--routes");
  });
});
