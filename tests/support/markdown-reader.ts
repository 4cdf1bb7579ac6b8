/** An assistant without MCP: it starts at `/llms.txt`, follows links, reads Markdown, and obeys robots.txt. */

import { expect } from "vitest";
import { robotsRules } from "./crawl.ts";
import type { TestStack } from "./test-stack.ts";

interface ListedTour {
  id: number;
  title: string;
  /** Price, length and summary. */
  about: string;
  priceFrom: number;
}

export interface MarkdownReader {
  /** The tours of `/llms.txt`. */
  tours: readonly ListedTour[];
  /** The places of `/llms.txt`, with their paths. */
  places: ReadonlyMap<string, string>;
  /** A page that `/llms.txt` links. */
  page: (path: string) => Promise<string>;
  /** A tour that `/llms.txt` links. */
  tour: (id: number) => Promise<string>;
  /** Days of the next 60 that it lists. */
  days: (id: number) => Promise<{ date: string; isOpen: boolean }[]>;
  departures: (id: number, date: string) => Promise<ListedDeparture[]>;
}

interface ListedDeparture {
  /** Time, seats and prices, as they are written. */
  cells: string[];
  seats: number;
  /** Where a person books; absent when it is sold out. */
  url: string | undefined;
}

/** The text below a heading, up to the next of its level. */
export function partOf(markdown: string, title: string): string {
  const [, text = ""] = markdown.split(new RegExp(`^## ${title}.*$`, "m"));
  return text.split(/^## /m)[0] ?? "";
}

/** Rows of the first table below a heading, without its head. */
function rowsOf(markdown: string, title: string): string[][] {
  const lines = partOf(markdown, title).match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
}

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/^- \[(.*?)\]\(<(.*?)>\)(?:: (.*))?$/gm)].map(([, title = "", url = "", about = ""]) => {
    const { pathname } = new URL(url);
    return { title, pathname, about };
  });

export async function markdownReader(stack: Pick<TestStack, "get">): Promise<MarkdownReader> {
  const allows = robotsRules((await stack.get("/robots.txt")).body);
  const read = async (path: string) => {
    expect(allows(path), `robots.txt allows ${path}`).toBe(true);
    const { status, body } = await stack.get(path, { headers: { accept: "text/markdown" } });
    expect(status, path).toBe(200);
    return body;
  };
  const index = await read("/llms.txt");
  const linked = new Set(linksIn(index).map(({ pathname }) => pathname));
  const page = (path: string) => {
    expect(linked).toContain(path.replace(/\?.*/, ""));
    return read(path);
  };
  return {
    tours: linksIn(partOf(index, "Tours")).map(({ title, pathname, about }) => ({
      id: Number(/\d+/.exec(pathname)),
      title,
      about,
      priceFrom: Number(/from \$(\d+)/.exec(about)?.[1]),
    })),
    places: new Map(linksIn(partOf(index, "Places")).map(({ title, pathname }) => [title, pathname])),
    page,
    tour: (id) => page(`/tours/${id}.md`),
    days: async (id) =>
      rowsOf(await page(`/tours/${id}.md`), "Dates, next 60 days").map(([date = "", seats]) => ({
        date,
        isOpen: seats === "seats",
      })),
    departures: async (id, date) =>
      rowsOf(await page(`/tours/${id}.md?date=${date}`), "Departures on").map((cells) => ({
        cells: cells.slice(0, 4),
        seats: cells[1] === "sold out" ? 0 : Number(cells[1]),
        url: /\(<(.*)>\)/.exec(cells[4] ?? "")?.[1],
      })),
  };
}
