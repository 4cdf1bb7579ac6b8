/** The site of a small operator in Svolvær, and of a brand with nothing but a name. */

import { instantOf, placeTime } from "#app/domain/calendar/clock.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { WORKING_PAGES } from "#app/domain/content/page-names.ts";
import { askHost } from "./assistant.ts";
import { GOOGLEBOT } from "./http.ts";
import { smallOperator } from "./small-operator.ts";
import type { SharedStack } from "./test-stack.ts";

const TIME_ZONE = "Europe/Oslo";
export const DAY = addDays(placeTime(Date.now(), TIME_ZONE).date, 20);
/** Guests of the last boat leave after midnight; the third one is of another day. */
const MOMENTS = [
  { date: DAY, time: "09:00" },
  { date: addDays(DAY, 1), time: "00:30" },
  { date: addDays(DAY, 3), time: "10:00" },
].map((wall) => new Date(instantOf(wall, TIME_ZONE)).toISOString());
const small = smallOperator("svolvaer", [DAY], MOMENTS);
export const { tours: TOURS } = small;
/** The tour that is sold as a whole boat; guests come aboard at two quays on its first departure. */
export const BOAT = 2;
export const QUAYS = [
  { name: "Svolvær, kai 3", time: "08:30" },
  { name: "Kabelvåg", time: "08:50" },
];

/** Around the working pages, half of them with an opening hero; each has a link to a page that nothing else links to. */
export const AROUND = new Map<string, { title: string; lead: string; path: string }>(
  WORKING_PAGES.map((name) => [
    name,
    { title: `Tittel på ${name}`, lead: `Ingress på ${name}.`, path: `/bare-fra-${name}` },
  ]),
);

function pageAround(name: string) {
  if (name.startsWith("bare-fra-")) return { title: name, blocks: [{ type: "richText", html: "<p>Sjøvann.</p>" }] };
  const said = AROUND.get(name);
  if (said === undefined) return undefined;
  const { title, lead, path } = said;
  const link = { type: "richText", html: `<h2>Under ${name}</h2><p><a href="${path}">Mer</a></p>` };
  return name.length % 2 === 0
    ? { title, description: lead, blocks: [link] }
    : { blocks: [{ type: "hero", title, text: lead }, link] };
}

function answerTo(path: string): unknown {
  const [, page = ""] = /\/builder\/page\/1\/(.*)$/.exec(path) ?? [];
  const answer = small.answerTo(path) ?? pageAround(page);
  if (!path.includes(`/products/${BOAT}/sessions/`) || !Array.isArray(answer)) return answer;
  const [first, ...rest] = answer as object[];
  return [{ ...first, remaining: 1, pickups: QUAYS }, ...rest];
}

export const HOST = "svolvaer.localhost";
export const BARE_HOST = "bare.localhost";

/** Answers for both hosts from now on. @returns how to ask the first */
export function useSvolvaer({ get, operator }: Pick<SharedStack, "get" | "operator">) {
  for (const host of [HOST, BARE_HOST]) {
    operator.answer(host, ({ path }, response) => {
      const bare = path.includes("tenant-config") ? { documentTitle: "Bare" } : undefined;
      const data = host === BARE_HOST ? bare : answerTo(decodeURIComponent(path));
      response.writeHead(data === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: data ?? null }));
    });
  }
  return {
    /** As a crawler gets it: whole. */
    get: (path: string) => get(path, { host: HOST, headers: GOOGLEBOT }),
    ask: (tool: string, input: Record<string, unknown>) => askHost({ get }, HOST, tool, input),
  };
}
