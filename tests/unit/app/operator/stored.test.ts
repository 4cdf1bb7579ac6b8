import { expect, it } from "vitest";
import { complete } from "#app/operator/stored.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { ourTours } from "#app/operator/tours.ts";
import { readAs } from "#tests/support/read-as.ts";
import { settingsOf } from "#tests/support/tenant.ts";

const TOUR = { id: 1, title: "T", url: "/t" };

it.each([
  ["a tenant", tenantConfig.data, settingsOf({})],
  ["a list of tours", ourTours.data, readAs(ourTours.data, [TOUR, { ...TOUR, id: 2 }]).data],
  ["a tour", tourDetail.data, readAs(tourDetail.data, { id: 1, title: "T" }).data],
] as const)(
  "a stored copy of %s gets the default of each field that it lacks, and no other field",
  (_, schema, read) => {
    const without = (name: string) => (one: object) =>
      Object.fromEntries(Object.entries(one).filter(([key]) => key !== name));
    const names = Object.keys((Array.isArray(read) ? read[0] : read) as object);
    const required = ["id", "title", "url", "image", "overnight", "pictures", "navigation", "updated", "distanceMiles"];
    for (const name of names.filter((each) => !required.includes(each))) {
      const earlier = Array.isArray(read) ? read.map(without(name)) : without(name)(read as object);
      expect(complete(schema, earlier as never), name).toEqual(read);
    }
    expect(complete(schema, read as never)).toBe(Array.isArray(read) ? complete(schema, read as never) : read);
  },
);

it("null stays where it is a value, and is a default where it is none", () => {
  const { slogan, tags, currency } = complete(tenantConfig.data, {
    ...settingsOf({}),
    ...{ slogan: null as unknown as string, tags: null, currency: null as unknown as string },
  });
  expect([slogan, tags, currency]).toEqual(["", null, "USD"]);
});
