import { expect, it } from "vitest";
import { hereCrumb } from "#app/domain/seo/crumbs.ts";

it.each([
  ["Photo gallery: where to stand, and when", "Photo gallery"],
  ["The 10:30 coach", "The 10:30 coach"],
  [": a title that begins wrong", ": a title that begins wrong"],
  ["", ""],
])("the last item of a breadcrumb of %j is %j", (title, here) => {
  expect(hereCrumb(title)).toBe(here);
});
