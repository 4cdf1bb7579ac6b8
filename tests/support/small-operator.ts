/** Small operators whose content is in `operators/*.yaml`: what their calls answer, before a platform writes it (habits.ts). */

import { readFileSync } from "node:fs";
import { parse } from "yaml";

export type Json = Record<string, unknown>;

interface Tour extends Json {
  id: number;
  url: string;
  priceFrom: unknown;
}

/** A file of `operators`. */
interface Content {
  config: Json;
  menu: Json[];
  categories: Json[];
  everyTour: Json;
  detail: Json;
  tours: Tour[];
  /** The first ones. */
  topTours: number;
  everyDay: Json;
  everyDeparture: Json;
  posts: (Json & { slug: string })[];
  pages: Record<string, Json>;
  others: Record<string, unknown>;
}

/** @param times of the departures of every day */
export function smallOperator(name: string, days: readonly string[], times: readonly string[]) {
  const content = parse(readFileSync(`tests/support/operators/${name}.yaml`, "utf8")) as Content;
  const { config, menu, categories, everyTour, detail, everyDay, everyDeparture, posts, pages } = content;
  const tours = content.tours.map((tour): Tour => ({ ...everyTour, ...tour }));
  const relatedTours = tours.slice(0, 1);
  const answers: Record<string, unknown> = {
    "/api/tenant-config/user/public": config,
    "/api/website/navigation/1": menu,
    "/api/office/our-tours": tours,
    "/api/office/top-tours": tours.slice(0, content.topTours),
    "/api/office/our-tour/category": categories,
    ...content.others,
  };

  /** @returns undefined: 404 */
  function answerTo(path: string): unknown {
    const [, call, slug = "", of] =
      /^\/api\/[a-z]+\/(.+?)\/([^/]+)(?:\/(sales-dates|sessions\/date\/.*))?$/.exec(path) ?? [];
    const post = posts.find((each) => each.slug === slug);
    const tour = tours.find(({ id, url }) =>
      call === "web/link-tour" ? decodeURIComponent(url).split(/[/?]/).includes(slug) : String(id) === slug,
    );
    if (path in answers) return answers[path];
    if (call === "builder/page/1") return pages[slug] && { description: "", ...pages[slug] };
    if (call === "content/1/blog") return post && { ...post, relatedTours };
    if (tour === undefined || call === "web/link-tour") return tour && { id: tour.id };
    if (call === "web/detail") return { ...tour, priceAdult: tour.priceFrom, ...detail };
    if (of === "sales-dates") return days.map((date) => ({ date, ...everyDay, priceFrom: tour.priceFrom }));
    return times.map((time) => ({ id: `${slug}: ${time}`, time, ...everyDeparture, priceAdult: tour.priceFrom }));
  }
  return { config, tours, answerTo };
}
