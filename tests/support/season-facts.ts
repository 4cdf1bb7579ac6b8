/** Compares what the demo content says of the length of a day, of storms and of closed trails: one truth for all pages. */

import { roads } from "#tests/stand-in/seed/roads.ts";
import type { PageSeed, PostSeed, TourSeed } from "#tests/stand-in/seed/types.ts";

interface Row {
  where: string;
  place: string;
  hours: string;
}

/** The cells of a row; the last one with the unit that its column's header names. */
function withUnit(cells: readonly string[], header: string): string[] {
  const unit = header.endsWith(" (hours)") ? " hours" : "";
  return cells.map((cell, index) => (index === cells.length - 1 ? cell + unit : cell));
}

/** The cells of each row of the tables in an article. */
function cellsOf(html: string): string[][] {
  return [...html.matchAll(/<table>.*?<\/table>/gs)].flatMap(([table]) => {
    const [, header = ""] = /<th>([^<]*)<\/th><\/tr>/.exec(table) ?? [];
    return [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
      withUnit(
        [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = ""]) => cell),
        header,
      ),
    );
  });
}

/** Rows that end in hours, of tables of pages and of articles. */
function rowsOf(pages: readonly PageSeed[], posts: readonly PostSeed[]): Row[] {
  const ofPages = pages.flatMap(({ page, blocks }) =>
    blocks.flatMap((block) => {
      if (block.type !== "table") return [];
      const header = block.columns.at(-1) ?? "";
      return block.rows.map((cells) => ({ where: page, cells: withUnit(cells, header) }));
    }),
  );
  const ofPosts = posts.flatMap(({ slug, html }) => cellsOf(html).map((cells) => ({ where: slug, cells })));
  return [...ofPages, ...ofPosts].flatMap(({ where, cells }) => {
    const [place = "", hours = ""] = [cells[0], cells.at(-1)];
    return /^[\d.]+(?: to [\d.]+)? hours$/.test(hours) ? [{ where, place, hours }] : [];
  });
}

/** Rows with another length than the shortest and the longest day tour on their road, to half an hour. */
export function wrongDays(
  tours: readonly TourSeed[],
  pages: readonly PageSeed[],
  posts: readonly PostSeed[],
): string[] {
  return rowsOf(pages, posts).flatMap(({ where, place, hours }) => {
    const road = Object.values(roads).find(({ names }) => names.some((name) => place.includes(name)));
    if (road === undefined) return [];
    const lengths = tours
      .filter(({ overnight, distanceMiles, coachHours, tags }) => {
        const isOnRoad = distanceMiles === road.miles && coachHours * 60 === road.minutes;
        return isOnRoad && !overnight && road.names.some((name) => tags.some((tag) => tag.includes(name)));
      })
      .map(({ durationHours }) => durationHours);
    const [least = 0, most = least] = hours.match(/[\d.]+/g)?.map(Number) ?? [];
    const fits = (said: number, right: number) => said >= right && said < right + 0.5;
    if (fits(least, Math.min(...lengths)) && fits(most, Math.max(...lengths))) return [];
    return [`${where}: ${place} takes ${hours}, its tours ${lengths.join(", ")}`];
  });
}

/** Months of a sentence that are not those of the storms, or of the trails that close for the heat. */
export function wrongMonths(sentence: string): string[] {
  const storms = /\b(?:storm|flood)/i.test(sentence) ? /(?:mid-)?July (?:to|through) [\w- ]*?September/g : undefined;
  const trails = /Fire Wave|White Domes|(?:exposed|long|longer) trails/.test(sentence)
    ? /(?:mid-)?May to [\w- ]*?September/g
    : undefined;
  return [
    ...(storms === undefined ? [] : (sentence.match(storms) ?? [])),
    ...(trails === undefined ? [] : (sentence.match(trails) ?? [])),
  ].filter((months) => months !== "July to mid-September" && months !== "mid-May to the end of September");
}
