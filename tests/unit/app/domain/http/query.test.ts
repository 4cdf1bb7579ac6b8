import { expect, it } from "vitest";
import { adClickIn } from "#app/domain/http/ad-click.ts";
import { meaningfulQuery } from "#app/domain/http/query.ts";

const kept = (path: string, query: string) => meaningfulQuery(path, new URLSearchParams(query));

it.each([
  ["/faq", "utm_source=x&gclid=1&gbraid=1&wbraid=1&msclkid=1&fbclid=1&sort=price", ""],
  ["/faq", "q=big+dog&x=1", "?q=big+dog"],
  ["/contact-us", "shuttle=zion&back=2026-12-07&x=1", "?back=2026-12-07&shuttle=zion"],
  ["/contact-us", "people=25&for=group&tour=121&date=2026-12-05", "?adults=25&date=2026-12-05&for=group&tour=121"],
  ["/contact-us", "people=1000&tour=x&back=never&for=ever", ""],
  ["/our-tours", "date=2026-12-05&days=3&people=2&page=2", "?adults=2&date=2026-12-05&days=3&page=2"],
  ["/our-tours", "children=2&ages=4&ages=9&ages=&adults=", "?adults=2&ages=4%2C9&children=2"],
  ["/tours/121", "adults=2&children=0&destination=zion", ""],
  ["/our-tours", "date=2026-02-30&days=8&people=0&page=1&category=", ""],
  ["/our-tours", `category=${"x".repeat(513)}`, ""],
  ["/our-tours", "compare=121,101&utm=1", "?compare=121%2C101"],
  ["/our-tours/day-tours", "compare=121,101", ""],
  ["/our-tours/tiles.json", "tours=121,101&date=2026-12-05&adults=2", "?adults=2&tours=121%2C101"],
  ["/tours-detail/zion-national-park-tours/", "duration=short&date=2026-12-01&people=3", "?adults=3&date=2026-12-01"],
  ["/tours-detail/zion-tours/", "original_url=%2Ft&month=2026-12", "?month=2026-12&original_url=%2Ft"],
  ["/tours/121", "adults=2&children=1&date=2026-12-01", "?adults=2&children=1&date=2026-12-01"],
  ["/tours/121/x", "month=2026-12", ""],
])("the part of a query a page reads of %s?%s is %j", (path, query, expected) => {
  expect(kept(path, query)).toBe(expected);
});

it("the click of an advertisement is what advertising systems add to an address, the first of each, and nothing too long or too much", () => {
  const of = (query: string) => adClickIn(new URLSearchParams(query));
  expect(of("tour=1&gclid=a&gclid=b&utm_source=mail&utm_SOURCE=x&utm_=x&fbclid=")).toEqual({
    gclid: "a",
    utm_source: "mail",
  });
  expect(of(`gclid=${"x".repeat(501)}`)).toEqual({});
  expect(of("__proto__=x&constructor=x")).toEqual({});
  const many = Array.from({ length: 40 }, (_, n) => `utm_${"a".repeat((n % 26) + 1)}=${n}`).join("&");
  expect(Object.keys(of(many))).toHaveLength(12);
});
