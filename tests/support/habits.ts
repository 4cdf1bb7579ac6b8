/**
 * Small operators in Kanab, Utah, each with the habits of a platform: the same tours, written as that platform writes JSON.
 * The tenant's host says which: `laravel.localhost`.
 */

import http from "node:http";
import type { AddressInfo } from "node:net";
import { answerTo, CART_ITEM, type Json, MENU } from "./kanab.ts";

interface Written {
  body: unknown;
  link?: string;
}

interface Hosts {
  site: string;
  operator: string;
}

interface Habit {
  /** A field as the platform prints it. */
  field?: (name: string, value: unknown, hosts: Hosts) => unknown;
  /** A list, of which some platforms send a page. */
  list?: (items: readonly unknown[], pageNumber: number, address: string) => Written;
  one?: (item: unknown) => unknown;
  /** The items of a menu. */
  menu?: (items: typeof MENU) => unknown[];
}

const MONEY = /^(?:price|total|net$)/;
const cents = (value: unknown) => (value as number).toFixed(2);
const half = (items: readonly unknown[], at: number) => items.slice(at * 2 - 2, at * 2);
const pagesOf = (items: readonly unknown[]) => Math.max(1, Math.ceil(items.length / 2));
/** As databases export an object: with a null for each field that is empty. */
const nulls = {
  slogan: null,
  subtitle: null,
  durationHours: null,
  days: null,
  images: null,
  faq: null,
  social: null,
  type: null,
};

const laravel: Habit = {
  field(name, value) {
    if (MONEY.test(name)) return cents(value);
    return name === "date" ? `${String(value)}T00:00:00.000000Z` : value;
  },
  list: (items, at) => ({
    body: {
      data: { data: half(items, at), current_page: at, last_page: pagesOf(items), per_page: 2, total: items.length },
    },
  }),
  one: (item) => ({ data: { ...(item as Json), created_at: "2026-01-01T00:00:00.000000Z" } }),
};

const HABITS: Record<string, Habit> = {
  kanab: {},
  laravel,
  django: {
    list: (items, at, address) => ({
      body: {
        count: items.length,
        next: at < pagesOf(items) ? `${address}?page=${at + 1}` : null,
        previous: null,
        results: half(items, at),
      },
    }),
    one: (item) => ({ ...nulls, ...(item as Json) }),
  },
  wordpress: {
    field(name, value, { site }) {
      if (name === "title") return String(value).replaceAll("&", "&#038;").replaceAll("’", "&#8217;");
      if (name === "url") return `https://${site}${String(value)}/?ref=api#book`;
      if (typeof value === "boolean") return value ? "1" : "0";
      return typeof value === "string"
        ? value.replace(' src="', ' src="data:image/gif;base64,R0lGOD" data-src="')
        : value;
    },
    list: (items, at, address) => ({
      body: half(items, at),
      ...(at < pagesOf(items)
        ? { link: `<${address}?page=1>; rel="first", <${address}?page=${at + 1}>; rel="next"` }
        : {}),
    }),
    one: (item) => item,
  },
  dotnet: {
    field(name, value) {
      if (name === "date") return `${String(value)}T00:00:00`;
      if (name === "time") return value === "06:45" ? "6:45 AM" : "1:30 PM";
      return name === "id" && typeof value === "string"
        ? `0f8fad5b-d9cb-469f-a165-${value.replace(/\D/g, "").padStart(12, "0")}`
        : value;
    },
    one: (item) => ({ data: { ...nulls, ...(item as Json) } }),
  },
  rails: {
    field(name, value, { operator }) {
      if (name === "categories") return [(value as string[])[0] === "jeep-4x4" ? "Jeep & 4x4" : 5];
      if (name === "remaining") return -1;
      return /[iI]mage|logo/.test(name) ? `//${operator}${String(value)}` : value;
    },
    menu: (items) =>
      items.flatMap(({ children, ...item }) => [
        { ...item, parent: null },
        ...children.map((child) => ({ ...child, parent: item.id })),
      ]),
  },
  php: {
    field(name, value) {
      if (MONEY.test(name))
        return (value as number) < 1000
          ? `$${String(value)}`
          : `${cents(value).slice(0, -6)},${cents(value).slice(-6)}`;
      if (name === "available") return undefined;
      return name === "footer" ? [] : value;
    },
    list: (items) => ({ body: { data: Object.fromEntries(items.map((item, at) => [at * 2, item])) } }),
  },
  broken: {
    ...laravel,
    field(name, value, hosts) {
      if (name === "header") return { phoneNumber: "+1 435 555 0142" };
      if (name === "time") return `${String(value)}:00Z`;
      if (name === "categories") return ["UTV"];
      if (name === "summary") return "word ".repeat(146).trim();
      if (name === "html") return String(value).replace("/media", "https://cdn.kanab.example/media");
      if (name === "blocks") return [...(value as Json[]), { type: "carousel" }];
      return name === "url" && value === "/our-tours" ? "/gift-cards/" : laravel.field?.(name, value, hosts);
    },
  },
};

export const HABIT_NAMES = Object.keys(HABITS).filter((name) => !["broken", "kanab"].includes(name));

function rewritten(value: unknown, name: string, habit: Habit, hosts: Hosts): unknown {
  const printed = name === "" || habit.field === undefined ? value : habit.field(name, value, hosts);
  if (Array.isArray(printed)) return printed.map((entry) => rewritten(entry, "", habit, hosts));
  if (typeof printed !== "object" || printed === null) return printed;
  return Object.fromEntries(Object.entries(printed).map(([key, entry]) => [key, rewritten(entry, key, habit, hosts)]));
}

export interface Habits {
  origin: string;
  /** Paths of all calls, in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** A key is not asked for. */
export async function startHabits(): Promise<Habits> {
  const carts = new Map<string, Json[]>();
  const keys = new Set<unknown>();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://operator");
    const [name = ""] = String(request.headers["host-name"]).split(".");
    const habit = HABITS[name];
    const cart = carts.get(name) ?? [];
    carts.set(name, cart);
    const { method = "GET" } = request;
    asked.push(pathname);
    const key = request.headers["idempotency-key"];
    const isAdding = method === "POST" && pathname === "/api/cart";
    if (isAdding && (key === undefined || !keys.has(key))) cart.push(CART_ITEM);
    if (isAdding && key !== undefined) keys.add(key);
    request.resume();
    const at = Number(searchParams.get("page") ?? 1);
    const answer = answerTo(method, decodeURIComponent(pathname), cart);
    if (habit === undefined || answer === undefined || (name === "broken" && at > 1))
      return void response.writeHead(404).end();
    if (name === "dotnet" && method === "DELETE") return void response.writeHead(204).end();
    const address = `http://${request.headers.host}${pathname}`;
    const known = answer === MENU && habit.menu !== undefined ? habit.menu(MENU) : answer;
    const shaped = rewritten(known, "", habit, { site: `${name}.localhost`, operator: request.headers.host ?? "" });
    const isToken = pathname.startsWith("/api/auth/");
    const { body, link } = Array.isArray(shaped)
      ? (habit.list?.(shaped, at, address) ?? { body: { data: shaped } })
      : { body: isToken ? shaped : (habit.one?.(shaped) ?? { data: shaped }), link: undefined };
    response.writeHead(200, {
      "content-type": name === "php" ? "text/json" : "application/json; charset=utf-8",
      ...(link === undefined ? {} : { link }),
    });
    response.end(`${name === "php" ? "\uFEFF" : ""}${JSON.stringify(body)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
