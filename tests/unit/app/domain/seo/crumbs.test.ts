import { describe, expect, it } from "vitest";
import { hereCrumb } from "#app/domain/seo/crumbs.ts";

describe("the last item of a breadcrumb", () => {
  it.each([
    ["Photo gallery: where to stand, and when", "Photo gallery"],
    ["Parks: the desert: a guide", "Parks"],
    ["About us", "About us"],
    ["The 10:30 coach", "The 10:30 coach"],
    [": a title that begins wrong", ": a title that begins wrong"],
    ["", ""],
  ])("of %j is %j", (title, here) => {
    expect(hereCrumb(title)).toBe(here);
  });
});
