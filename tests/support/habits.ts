/**
 * Small operators in Kanab, Utah, with the same tours: `kanab.localhost` writes JSON as the demo does, `laravel.localhost` in
 * pages, with texts for prices and times for dates, and `broken.localhost` wrongly. Habits of other platforms are unit tests
 * (tests/unit/app/operator).
 */

import { addDays } from "#app/domain/calendar/dates.ts";
import type { OperatorTap } from "./operator-tap.ts";
import { type Json, smallOperator } from "./small-operator.ts";
import { todayThere } from "./today.ts";

export const DAYS = [12, 13, 14].map((days) => addDays(todayThere(), days));
export const kanab = smallOperator("kanab", DAYS, ["06:45", "13:30"]);

const CART_ITEM = {
  ...{ id: "7 1:Q", title: "Queen Room, Parry Lodge", details: "Two nights" },
  ...{ price: 1258, image: "/media/kanab.svg" },
};

function answerTo(method: string, path: string, cart: Json[]): unknown {
  if (path === "/api/cart") return { items: cart, total: cart.length * CART_ITEM.price };
  if (method === "DELETE") return cart.splice(0).length > 0 ? {} : undefined;
  return kanab.answerTo(path);
}

interface Habit {
  /** A field as the platform prints it. */
  field?: (name: string, value: unknown) => unknown;
  /** A list, of which some platforms send a page. */
  list?: (items: readonly unknown[], pageNumber: number) => unknown;
  one?: (item: unknown) => unknown;
}

const MONEY = /^(?:price|total|net$)/;
const cents = (value: unknown) => (value as number).toFixed(2);
const half = (items: readonly unknown[], at: number) => items.slice(at * 2 - 2, at * 2);
const pagesOf = (items: readonly unknown[]) => Math.max(1, Math.ceil(items.length / 2));
const laravel: Habit = {
  field(name, value) {
    if (MONEY.test(name)) return cents(value);
    return name === "date" ? `${String(value)}T00:00:00.000000Z` : value;
  },
  list: (items, at) => ({
    data: { data: half(items, at), current_page: at, last_page: pagesOf(items), per_page: 2, total: items.length },
  }),
  one: (item) => ({ data: { ...(item as Json), created_at: "2026-01-01T00:00:00.000000Z" } }),
};

const HABITS: Record<string, Habit> = {
  kanab: {},
  laravel,
  broken: {
    ...laravel,
    field(name, value) {
      if (name === "header") return { phoneNumber: "+1 435 555 0142" };
      if (name === "time") return `${String(value)}:00Z`;
      if (name === "categories") return ["UTV"];
      if (name === "summary") return "word ".repeat(146).trim();
      if (name === "html") return String(value).replace("/media", "https://cdn.kanab.example/media");
      if (name === "blocks") return [...(value as Json[]), { type: "carousel" }];
      return name === "url" && value === "/our-tours" ? "/gift-cards/" : laravel.field?.(name, value);
    },
  },
};

function rewritten(value: unknown, name: string, habit: Habit): unknown {
  const printed = name === "" || habit.field === undefined ? value : habit.field(name, value);
  if (Array.isArray(printed)) return printed.map((entry) => rewritten(entry, "", habit));
  if (typeof printed !== "object" || printed === null) return printed;
  return Object.fromEntries(Object.entries(printed).map(([key, entry]) => [key, rewritten(entry, key, habit)]));
}

/** Answers for the three hosts from now on. */
export function useHabits(operator: OperatorTap): void {
  const carts = new Map<string, Json[]>();
  const keys = new Set<string>();
  for (const [name, habit] of Object.entries(HABITS)) {
    operator.answer(`${name}.localhost`, ({ method, path, query, headers }, response) => {
      const cart = carts.get(name) ?? [];
      carts.set(name, cart);
      const { "idempotency-key": key = crypto.randomUUID() } = headers;
      if (method === "POST" && path === "/api/cart") {
        if (!keys.has(key)) cart.push(CART_ITEM);
        keys.add(key);
      }
      const at = Number(new URLSearchParams(query).get("page") ?? 1);
      const answer = answerTo(method, decodeURIComponent(path), cart);
      if (answer === undefined || (name === "broken" && at > 1)) return void response.writeHead(404).end();
      const shaped = rewritten(answer, "", habit);
      const body = Array.isArray(shaped)
        ? (habit.list?.(shaped, at) ?? { data: shaped })
        : path.startsWith("/api/auth/")
          ? shaped
          : (habit.one?.(shaped) ?? { data: shaped });
      response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
      response.end(JSON.stringify(body));
    });
  }
}
