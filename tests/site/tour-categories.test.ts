import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { attributesOf, find, h1Of, headOf, mainOf, parseHtml, textOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { todayThere } from "#tests/support/today.ts";

const stack = await sharedStack();

describe("a kind of tour", () => {
  it("is there by id and by slug, with one canonical address", async () => {
    for (const path of ["/our-tours/4", "/our-tours/overnight", "/our-tours/overnight/"]) {
      const { status, body } = await stack.get(path);
      expect([status, h1Of(body), headOf(body).canonical]).toEqual([
        200,
        "Overnight tours",
        `${stack.site.url.origin}/our-tours/overnight`,
      ]);
      expect(textOf(parseHtml(body))).toContain(`${tours.filter(({ overnight }) => overnight).length} tours`);
    }
  });

  it("leads to the other kinds on the day asked for, and marks its own", async () => {
    const date = addDays(todayThere(), 9);
    const main = mainOf((await stack.get(`/our-tours/half-day?date=${date}&people=2`)).body);
    const kinds = find(main, { role: "navigation", attr: { "aria-label": "Kinds of tour" } });
    expect(attributesOf(kinds, { role: "link" }, "href")[1]).toBe(`/our-tours/day-tours?adults=2&date=${date}`);
    expect(attributesOf(kinds, { attr: { "aria-current": "page" } }, "href")).toEqual(["/our-tours/half-day"]);
    expect(textOf(find(main, { tag: "h1" }))).toMatch(/^Half-day tours on /);
  });
});
