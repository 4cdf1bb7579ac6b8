import { expect, it } from "vitest";
import { NO_IMAGE, offeredWidths } from "#app/domain/content/media.ts";

const ADMIN = "https://admin.example";

it("other widths of a picture come from the admin host's own transformation", () => {
  const candidates = offeredWidths(`${ADMIN}/media/rim.jpg?v=2`, `${ADMIN}/base`)?.split(", ") ?? [];
  expect(candidates[0]).toBe(
    "https://admin.example/cdn-cgi/image/width=400,fit=scale-down,format=auto/media/rim.jpg?v=2 400w",
  );
  expect(candidates.map((each) => each.split(" ")[1])).toEqual(["400w", "800w", "1200w", "1600w", "2400w"]);
});

it("other widths of a picture keep a comma in the address from becoming the list's", () => {
  const srcset = offeredWidths(`${ADMIN}/media/rim,2.jpg,`, ADMIN) ?? "";
  expect(srcset).not.toMatch(/rim,|jpg,/);
  expect(srcset).toContain("/media/rim%2C2.jpg%2C 400w");
});

it.each([`${ADMIN}/media/poster.svg`, "https://elsewhere.example/rim.jpg", NO_IMAGE])(
  "other widths of a picture are not offered for %s",
  (src) => {
    expect(offeredWidths(src, ADMIN)).toBeUndefined();
  },
);
