import fc from "fast-check";
import { expect, it } from "vitest";
import { linkSlug } from "#app/domain/tour/detail.ts";
import { categoryAddresses, kindsOf } from "#app/domain/tour/kinds.ts";
import { withQuery } from "#app/domain/tour/tour.ts";
import { tourSummary as readSummary } from "#app/operator/tours.ts";
import { cases } from "#tests/support/fuzz.ts";
import { readAs } from "#tests/support/read-as.ts";
import { sentTour, tourSummaries, tourSummary } from "#tests/support/tours.ts";

const BASE = "https://base.example";

const urls = fc.oneof(
  fc.constantFrom(
    ...["/a/south-rim", "/b/south-rim", "/b/South-Rim/", "south-rim", "/", "/a/..", "//evil.example/x"],
    ...["/turer/skrei-på-krok", "/turer/skrei-p%C3%A5-krok", "/%E6%9D%B1%E4%BA%AC", "/東京", "/a b"],
    ...[`${BASE}/tour/x`, "https://me.example/y?z=1"],
  ),
  fc.webPath(),
  fc.string({ maxLength: 12 }).map((text) => `/t/${text}`),
);
const tags = fc.array(fc.constantFrom("Bø", "Bo", "Svolvær", "Grand Canyon", "🏔️", "東京", "الأقصر", "!!!"), {
  maxLength: 3,
});
const list = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 30 }), url: urls, tags }), {
  selector: ({ id }) => id,
  maxLength: 8,
});

it("the address of every tour opens that tour, whatever addresses and tags others have", () => {
  fc.assert(
    fc.property(list, (sent) => {
      const read = sent.flatMap((tour) => readAs(readSummary, { title: "T", ...tour }).data ?? []);
      for (const { id, href } of tourSummaries(read)) {
        const url = new URL(href, "https://site.example");
        expect([url.origin, url.pathname]).toEqual(["https://site.example", href.split("?", 1)[0]]);
        const original = url.searchParams.get("original_url");
        if (original === null) {
          expect(href).toBe(`/tours/${id}`);
          continue;
        }
        // What `link-tour` is asked for; it answers any tour of that name.
        const name = linkSlug(original, BASE);
        expect(name).not.toBeNull();
        const named = read.filter((other) => linkSlug(other.url, BASE)?.toLowerCase() === name?.toLowerCase());
        expect(named.map((other) => other.id)).toEqual([id]);
        expect(url.pathname).toMatch(/^\/tours-detail\/[^/]+-tours\/$/);
      }
    }),
    cases(1_000),
  );
});

it("has the slug of the first tag and the tour's own address as data", () => {
  const hrefOf = (tag: string, url: string) => tourSummary(1, { tags: [tag, "Hiking"], url }).href;
  expect(hrefOf("Valley of Fire", "/tour/t-1?a=b&c=d")).toBe(
    "/tours-detail/valley-of-fire-tours/?original_url=%2Ftour%2Ft-1%3Fa%3Db%26c%3Dd",
  );
  expect(hrefOf("Svolvær", "/turer/skrei-på-krok")).toBe(
    "/tours-detail/svolvaer-tours/?original_url=%2Fturer%2Fskrei-p%C3%A5-krok",
  );
  expect(hrefOf("東京", "/t")).toBe("/tours-detail/%E6%9D%B1%E4%BA%AC-tours/?original_url=%2Ft");
});

it("takes more of a query in either form", () => {
  expect(["/tours/1", "/tours-detail/a-tours/?original_url=b"].map((href) => withQuery(href, "date=x"))).toEqual([
    ...["/tours/1?date=x", "/tours-detail/a-tours/?original_url=b&date=x"],
  ]);
  expect(withQuery("/tours/1", "")).toBe("/tours/1");
  expect(
    tourSummaries([sentTour(1, { url: "/a/rim" }), sentTour(2, { url: "/b/RIM" })]).map(({ href }) => href),
  ).toEqual([...["/tours/1", "/tours/2"]]);
});

it("kinds are the operator's categories that some tour has; while they are unknown, those that the tours name", () => {
  const own = { slug: "day-tours", title: "By day" };
  const tour = (id: number, categories: string[]) => tourSummary(id, { url: `/tours/${id}`, categories });
  const tours = [tour(1, ["day-tours"]), tour(2, [])];
  const all = [...tours, tour(6, ["7"]), tour(7, ["Pick-up trips"])];
  const addresses = categoryAddresses([{ categories: ["day-tours", "7", "Pick-up trips"] }], []);
  expect(kindsOf(all, [own, { slug: "boats", title: "Boats" }], addresses)).toEqual([own]);
  expect(kindsOf(tours, [], addresses)).toEqual([]);
  expect(kindsOf(all, null, addresses)).toEqual([
    { slug: "day-tours", title: "Day tours" },
    { slug: "pick-up-trips", title: "Pick-up trips" },
  ]);
});

it("a tour names a category by slug, id or title; a name without a category is made a slug", () => {
  const jeeps = { id: 6, slug: "jeep-4x4", title: "Off-road & jeeps", description: "", image: "" };
  const names = ["jeep-4x4", "Jeep & 4x4", "6", "off-road & JEEPS", "Slot canyons", "北海道"];
  const { slugOf } = categoryAddresses([{ categories: names }], [jeeps]);
  expect(names.map(slugOf)).toEqual(["jeep-4x4", "jeep-4x4", "jeep-4x4", "jeep-4x4", "slot-canyons", "北海道"]);
});
