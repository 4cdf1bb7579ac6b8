import fc from "fast-check";
import { expect, it } from "vitest";
import { linkSlug, tourId } from "#app/domain/tour/detail.ts";
import { bookingHref } from "#app/domain/tour/party.ts";
import { callOf } from "#app/operator/resource.ts";
import { tourLink } from "#app/operator/tours.ts";
import { FORMAT } from "#tests/support/format.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { HOSTILE_ORIGINAL_URLS } from "#tests/support/hostile-urls.ts";

const BASE = "https://base.example";

/** Characters that a path keeps, and those that end, split or escape it. */
const pathLike = fc
  .string({ unit: fc.constantFrom(..."a Z 9 - _ . ~ % 2f F / \\ ? # : @ é".split(" ")), maxLength: 12 })
  .map((path) => `/${path}`);

it.each([
  ["/tour/zion-private-day/", "zion-private-day"],
  ["/tour/zion-private-day?a=b#c", "zion-private-day"],
  ["/a/b/c.html", "c.html"],
  [`${BASE}/tour/zion-private-day`, "zion-private-day"],
])("original_url: %s names %s", (url, slug) => {
  expect(linkSlug(url, BASE)).toBe(slug);
});

it.each(HOSTILE_ORIGINAL_URLS)("original_url: %j names nothing, or a tour nobody has", (url) => {
  const slug = linkSlug(url, BASE);
  if (slug !== null) expect(slug).toMatch(/^nothing-here/);
});

it("original_url never changes the called path", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        pathLike,
        ...[BASE, "https://other.example", "//other.example"].map((origin) => pathLike.map((path) => origin + path)),
      ),
      (text) => {
        const slug = linkSlug(text, BASE);
        if (slug === null) return;
        const { path } = callOf(tourLink, { slug });
        expect(new URL(path, "https://api.example").pathname).toMatch(/^\/api\/product\/web\/link-tour\/[^/]+$/);
      },
    ),
    cases(500),
  );
  for (const slug of ["..", ".", "a%2fb", "a\\b", "-a", "a..b", "a".repeat(129)]) {
    expect(linkSlug(`/tour/${slug}`, BASE)).toBeNull();
  }
});

it("identifiers of a tour are whole numbers", () => {
  expect(["1", "101", "999999999999"].map(tourId)).toEqual([1, 101, 999_999_999_999]);
  const others = ["0", "-1", "01", "1.5", "1e3", " 1", "1234567890123", "١", "", "x"];
  expect(others.map(tourId).filter((id) => id !== null)).toEqual([]);
});

it("a departure has a booking address of the base site's search", () => {
  expect(
    bookingHref(
      FORMAT,
      { tour: 101, date: "2026-12-03", session: "101-20261203-0545" },
      { adults: 2, children: 1, ages: [4] },
      { stay: "", pickup: "Circus Circus", free_until: null },
    ),
  ).toBe(
    "/search?tour=101&date=2026-12-03&session=101-20261203-0545&adults=2&children=1&ages=4&currency=USD&language=en-US&pickup=Circus+Circus",
  );
});
