/** The official MCP client, connected to a stack's site, and what its answers hold. */

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { todayThere } from "#tests/support/today.ts";
import type { TestStack } from "./test-stack.ts";

export type Json = Record<string, unknown>;

export async function connectedAssistant(
  { site }: Pick<TestStack, "site">,
  mode: "legacy" | "auto" = "auto",
): Promise<Client> {
  const client = new Client({ name: "test-assistant", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.url)));
  return client;
}

async function called(client: Client, tool: string, args: Json) {
  const result = await client.callTool({ name: tool, arguments: args });
  const [first] = result.content as { text: string }[];
  return { result, text: first?.text ?? "" };
}

/** The structured answer; the client has checked it against the tool's output schema. */
export async function askTool(client: Client, tool: string, args: Json): Promise<Json> {
  const { result, text } = await called(client, tool, args);
  expect(result.isError ?? false, text).toBe(false);
  expect(JSON.parse(text)).toEqual(result.structuredContent);
  expect(JSON.stringify(result).length, tool).toBeLessThan(40_000);
  return result.structuredContent as Json;
}

/** The same of another host than the demo's. */
export async function askHost(stack: Pick<TestStack, "get">, host: string, name: string, args: Json): Promise<Json> {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const { body } = await stack.get("/mcp", { host, method: "POST", headers, body: JSON.stringify(call) });
  return JSON.parse(body).result.structuredContent;
}

/** The same from an operator that answers. */
export async function askFresh(client: Client, tool: string, args: Json): Promise<Json> {
  const answer = await askTool(client, tool, args);
  const { asOf, isOperatorAnswering } = answer.freshness as Json;
  expect(isOperatorAnswering).toBe(true);
  expect(Date.parse(String(asOf))).toBeLessThanOrEqual(Date.now());
  return answer;
}

export async function refusalOf(client: Client, tool: string, args: Json): Promise<string> {
  const { result, text } = await called(client, tool, args);
  expect(result.isError).toBe(true);
  return text;
}

/** An answer of the operator itself. */
export async function fromOperator<T>({ operatorUrl }: Pick<TestStack, "operatorUrl">, path: string): Promise<T> {
  const headers = { "x-api-key": DEMO_API_KEY, "host-name": "localhost", "content-type": "application/json" };
  const answer = await fetch(new URL(`/api/${path}`, operatorUrl), { headers });
  expect(answer.status, path).toBe(200);
  return (await answer.json<{ data: T }>()).data;
}

export interface Session {
  id: string;
  time: string;
  remaining: number;
  priceAdult: number;
  priceChild: number;
}

export const isFree = ({ remaining }: Session) => remaining > 0;

/** True if each departure of a day has seats for so many people. */
export const hasRoomFor = (people: number) => (sessions: readonly Session[]) =>
  sessions.every(({ remaining }) => remaining >= people);

function sessionsOn(stack: Pick<TestStack, "operatorUrl">, tour: number, date: string): Promise<Session[]> {
  return fromOperator<Session[]>(stack, `product/web/products/${tour}/sessions/date/${date}`);
}

/** Longer than any tour pauses. */
const MAX_DAYS_AHEAD = 300;

/** The first date, from the day after tomorrow on, with departures that have what is looked for. */
export async function dateWhere(
  stack: Pick<TestStack, "operatorUrl">,
  tour: number,
  hasIt: (sessions: Session[], date: string) => boolean,
  first = addDays(todayThere(), 2),
): Promise<[date: string, sessions: Session[]]> {
  for (let day = 0; day < MAX_DAYS_AHEAD; day += 1) {
    const date = addDays(first, day);
    // oxlint-disable-next-line no-await-in-loop -- until one fits
    const sessions = await sessionsOn(stack, tour, date);
    if (sessions.length > 0 && hasIt(sessions, date)) return [date, sessions];
  }
  throw new Error(`no such date of tour ${tour}`);
}
