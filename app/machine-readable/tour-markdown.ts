/** `/tours/{id}.md`: the texts of the tour page, in its order. */

import { clockTime } from "#app/domain/calendar/dates.ts";
import type { MeetingPoint, Stop, TourDetail } from "#app/domain/tour/detail.ts";
import { tourId, tourPagePath } from "#app/domain/tour/detail.ts";
import { factsOf } from "#app/domain/tour/facts.ts";
import { childPrice, dollars } from "#app/domain/tour/text.ts";
import { type FileRequest, MISSING } from "./file.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { bullets, link, part, words } from "./markdown.ts";
import { markdownFile } from "./markdown-file.ts";

function price({ priceAdult, priceChild }: TourDetail): string[] {
  if (priceAdult === null) return [];
  const child = childPrice(priceAdult, priceChild);
  const prices = [`${dollars(priceAdult)} per adult`, ...(child === null ? [] : [`${child} per child`])];
  return [`Price: ${words(prices.join(", "))}`];
}

function stop({ time, title, text }: Stop): string {
  return [
    time === "" ? "" : `${words(clockTime(time))} `,
    `**${words(title)}**`,
    text === "" ? "" : `: ${words(text)}`,
  ].join("");
}

function meetingPoint({ name, address, time, note }: MeetingPoint): string {
  const rest = [address, note].filter((text) => text !== "").map(words);
  return [
    time === "" ? "" : `${words(clockTime(time))} `,
    `**${words(name)}**`,
    ...rest.map((text) => `, ${text}`),
  ].join("");
}

function tourParts(tour: TourDetail, origin: string): string[] {
  const page = origin + tourPagePath(tour.id);
  const prose = htmlToMarkdown(tour.description, origin);
  return [
    `# ${words(tour.title)}`,
    words(tour.summary),
    bullets([...price(tour), ...factsOf(tour).map(({ name, value }) => `${name}: ${words(value)}`)]),
    link("Dates, departures and booking", `${page}#calendar`),
    part("Highlights", bullets(tour.highlights.map(words))),
    part("About this tour", prose),
    part("Itinerary (Las Vegas time)", bullets(tour.itinerary.map(stop))),
    part("Included in the price", bullets(tour.includes.map(words))),
    part("Not included", bullets(tour.excludes.map(words))),
    part("Where we pick you up", bullets(tour.meetingPoints.map(meetingPoint))),
    part("What to bring", bullets(tour.bring.map(words))),
    part("Clocks on the way", words(tour.timeZoneNote)),
    part("How hard it is, and access", words(tour.accessibility)),
    part("Cancellation", words(tour.cancellation)),
    part(
      "Questions and answers",
      tour.faq
        .map(({ question, answer }) => `### ${words(question)}\n\n${htmlToMarkdown(answer, origin)}`)
        .join("\n\n"),
    ),
  ];
}

export async function tourMarkdown({ site }: FileRequest, [idText = ""]: readonly string[]) {
  const id = tourId(idText);
  if (id === null) return MISSING;
  const tour = await site.content.tour(id);
  if (tour.status !== "ok") return tour;
  return markdownFile(tourParts(tour.data, site.origin), site.origin + tourPagePath(tour.data.id));
}
