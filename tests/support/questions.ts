/**
 * Questions of travelers whose answers the operator's own data gives: put to the MCP server by the official client, and
 * answered from Markdown alone by a reader that obeys robots.txt.
 */

import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, clockTime } from "#app/domain/calendar/dates.ts";
import type { POLICY_PAGES } from "#app/domain/constants.ts";
import { todayThere } from "#tests/support/today.ts";
import * as assistant from "./assistant.ts";
import { askFresh, connectedAssistant, type Json, type Session } from "./assistant.ts";
import { type MarkdownReader, markdownReader, partOf } from "./markdown-reader.ts";
import { type SharedStack, sharedTestStack } from "./test-stack.ts";
import { IN_ONE_DAY } from "./wall-clock.ts";

export const idsIn = (tours: readonly { id: number }[]) => tours.map(({ id }) => id);
export const ids = (answer: Json) => idsIn(answer.tours as { id: number }[]);
const texts = (answer: Json) =>
  (answer.passages as { title: string; text: string }[]).map((one) => `${one.title} ${one.text}`);

export interface Question {
  question: string;
  tool: string;
  args: () => Json | Promise<Json>;
  expected: (answer: Json, args: Json) => void | Promise<void>;
  /** The same answer, by reading Markdown instead. */
  fromMarkdown: (site: MarkdownReader, args: Json) => void | Promise<void>;
}

export const search = (
  question: string,
  args: Question["args"],
  expected: Question["expected"],
  fromMarkdown: Question["fromMarkdown"],
): Question => ({ question, tool: "search_tours", args, expected, fromMarkdown });

type PolicyPage = (typeof POLICY_PAGES)[number];

/** @param where the page that has the rule, or a tour with one of its own */
export const policy = (question: string, where: PolicyPage | number, fact: RegExp): Question => ({
  question,
  tool: "find_policy",
  args: () => ({ question, ...(typeof where === "number" ? { tour: where } : {}) }),
  expected: (answer) => expect(texts(answer).slice(0, 3).join("\n")).toMatch(fact),
  fromMarkdown: async (site) =>
    expect(
      typeof where === "number" ? partOf(await site.tour(where), "Cancellation") : await site.page(`/${where}.md`),
    ).toMatch(fact),
});

/** @param line of the tour's Markdown */
export const aboutTour = (question: string, tour: number, expected: (tour: Json) => void, line: RegExp): Question => ({
  question,
  tool: "get_tour",
  args: () => ({ tour }),
  expected: (answer) => expected(answer.tour as Json),
  fromMarkdown: async (site) => expect(await site.tour(tour)).toMatch(line),
});

interface OperatorTour {
  id: number;
  title: string;
  tags: string[];
  priceFrom: number;
  durationHours: number;
  overnight: boolean;
}

/** Set while questions are asked. */
export let stack: SharedStack;

export function askBothWays(questions: readonly Question[]): void {
  let client: Client;
  let reader: MarkdownReader;
  beforeAll(async () => {
    stack = await sharedTestStack();
    client = await connectedAssistant(stack);
    reader = await markdownReader(stack);
  });
  afterAll(() => client.close());

  const found = new Map<string, Json>();
  const argsOf = async ({ question, args }: Question) => {
    const given = found.get(question) ?? (await args());
    found.set(question, given);
    return given;
  };

  it.each(questions)("by MCP: $question", { retry: IN_ONE_DAY }, async (one) => {
    const given = await argsOf(one);
    await one.expected(await askFresh(client, one.tool, given), given);
  });

  it.each(questions)("from Markdown: $question", { retry: IN_ONE_DAY }, async (one) => {
    await one.fromMarkdown(reader, await argsOf(one));
  });
}

export const listed = () => assistant.fromOperator<OperatorTour[]>(stack, "office/our-tours");
export const sessionsOn = (tour: number, date: unknown) => assistant.sessionsOn(stack, tour, String(date));
export const dateWhere = (tour: number, hasIt: (sessions: Session[]) => boolean) =>
  assistant.dateWhere(stack, tour, hasIt);
export const salesDates = (tour: number) =>
  assistant.fromOperator<{ date: string; available: boolean; priceFrom: number }[]>(
    stack,
    `product/web/products/${tour}/sales-dates`,
  );
export const isWithin60Days = ({ date }: { date: string }) => date <= addDays(todayThere(), 60);

/** As Markdown writes a departure. */
export const cellsOf = ({ time, remaining, priceAdult, priceChild }: Session) => [
  clockTime(time),
  remaining === 0 ? "sold out" : String(remaining),
  `$${priceAdult}`,
  `$${priceChild}`,
];
