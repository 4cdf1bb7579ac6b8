import { expect, it } from "vitest";
import { isFrom, pictureOrigins } from "#app/domain/content/picture-origins.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { settingsOf } from "#tests/support/tenant.ts";

const ADMIN = { adminBaseUrl: "https://admin.example/media", imageHosts: ["*.cdn.example", "pics.example"] };

const tenant = settingsOf({
  logoUrl: "https://logos.example/a.svg",
  faviconUrl: "https://admin.example/f.svg",
  footer: { partners: [{ name: "P", logoUrl: "https://partner.example/p.svg" }] },
});
const bare = settingsOf({});

const toursFrom = (...images: string[]) => images.map((image, id) => ({ id, image }) as TourSummary);

it("the hosts of a tenant's pictures are the admin host, the installation's, and those of its own fields, once each", () => {
  const own = ["https://t.example/1.jpg", "https://t.example/2.jpg"];
  const tours = toursFrom(...own, "/no-image.svg", "https://a.cdn.example/3");
  const hosts = ["admin", "*.cdn", "pics", "logos", "partner", "t"];
  expect(pictureOrigins({ tenant, tours }, ADMIN)).toEqual(hosts.map((host) => `https://${host}.example`));
  expect(pictureOrigins({ tenant: bare, tours: null }, ADMIN)).toHaveLength(3);
});

it("the hosts of a tenant's pictures are limited; the logo's is the last to go", () => {
  const tours = toursFrom(...Array.from({ length: 400 }, (_, n) => `https://h${n}.example/`));
  const origins = pictureOrigins({ tenant, tours }, ADMIN);
  expect(origins).toHaveLength(13);
  expect(origins).toContain("https://logos.example");
});

it.each([
  ["/no-image.svg", true],
  ["https://b.cdn.example/a.jpg", true],
  ["https://cdn.example/a.jpg", false],
  ["http://b.cdn.example/a.jpg", false],
  ["https://pics.example:8443/a.jpg", false],
])("the hosts of a tenant's pictures: %s is shown: %s", (src, isShown) => {
  expect(isFrom(src, pictureOrigins({ tenant: bare, tours: null }, ADMIN))).toBe(isShown);
});
