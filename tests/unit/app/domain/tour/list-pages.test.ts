import { expect, it } from "vitest";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import { listPage, listPageHref, TOURS_PER_PAGE } from "#app/domain/tour/list-pages.ts";

const numbers = Array.from({ length: 400 }, (_, index) => index);

it("pages of a list have each item once, in order", () => {
  const { pages } = listPage(numbers, null);
  const all = Array.from({ length: pages }, (_, index) => listPage(numbers, String(index + 1)).items).flat();
  expect(all).toEqual(numbers);
  expect(pages).toBe(Math.ceil(400 / TOURS_PER_PAGE));
  expect(listPage(numbers, "99")).toMatchObject({ page: pages, pages });
  expect(listPage(numbers.slice(0, TOURS_PER_PAGE), null)).toMatchObject({ page: 1, pages: 1 });
  expect(listPage([], "2")).toEqual({ items: [], page: 1, pages: 1 });
});

it.each(["0", "1", "-1", "1.5", "02", "100", "two", ""])("pages of a list: %j is the first page", (wanted) => {
  expect(listPage(numbers, wanted).page).toBe(1);
  expect(meaningfulQuery("/our-tours", new URLSearchParams({ page: wanted }))).toBe("");
});

it("pages of a list keep filters in their addresses, and the first has no number", () => {
  const query = new URLSearchParams("sort=price&page=3&destination=zion");
  expect(listPageHref("/our-tours", query, 2)).toBe("/our-tours?destination=zion&page=2&sort=price");
  expect(listPageHref("/our-tours", query, 1)).toBe("/our-tours?destination=zion&sort=price");
  expect(listPageHref("/our-tours", new URLSearchParams(), 1)).toBe("/our-tours");
});
