import * as v from "valibot";
import { expect, it } from "vitest";
import { MAX_TOURS } from "#app/domain/constants.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import type { PageCall, PageOperator } from "#app/operator/client.ts";
import { line, many, optional, required, whole } from "#app/operator/fields.ts";
import { likelyName, shapeOf } from "#app/operator/reading.ts";
import { ask, unwrap } from "#app/operator/resource.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { ourTours, tourLink } from "#app/operator/tours.ts";
import { CONTEXT, readAs } from "#tests/support/read-as.ts";

const thing = v.object({ id: required(whole(), ""), phone: optional(line(40), ""), tags: many(line(9), 3, "") });

it("an object keeps its good fields, says where a bad one was and what shape it had, never what it was", () => {
  const { data, findings } = readAs(thing, { id: "7", phone: {}, tags: ["a", null, ["b"], "c", "d", "e"] });
  // Three at most, and what does not fit is none of them.
  expect(data).toEqual({ id: 7, phone: null, tags: ["a", "c", "d"] });
  expect(findings).toMatchObject([
    { reason: "dropped", path: "phone", found: "an object" },
    { reason: "missing", path: "tags[*]", at: "tags[1]" },
    { reason: "dropped", path: "tags[*]", at: "tags[2]", found: "a list of 1" },
    { reason: "cut", path: "tags", found: "a list of 6" },
  ]);
  expect(readAs(thing, { phone: "x" })).toMatchObject({ data: null, notes: ["missing id"] });
});

it.each([null, ""])("an object has no phone where it is %j, which is no finding", (phone) => {
  expect(readAs(thing, { id: 1, phone })).toMatchObject({ data: { phone: null, tags: [] }, notes: [] });
});

it("an object names the field that an unknown one probably means", () => {
  expect(readAs(thing, { id: 1, phoneNumber: "x", zebra: 1, Tags: ["a"] }).findings).toMatchObject([
    { reason: "unknown", path: "phoneNumber", expected: "phone" },
    { reason: "unknown", path: "Tags", expected: "tags" },
  ]);
  expect(likelyName("price_from", ["priceFrom", "title"])).toBe("priceFrom");
  expect(readAs(thing, { id: 1, phone: "x", phoneNumber: "x" }).notes).toEqual([]);
  expect(readAs(thing, { id: 1, phoneNumber: null, tag: "" }).notes).toEqual([]);
});

it("an object may be a list with gaps as PHP writes one", () => {
  expect(readAs(thing, { id: 1, tags: { 0: "a", 2: "b" } }).data).toMatchObject({ tags: ["a", "b"] });
});

it.each([
  ["06:45:00Z", "text 99:99:99a"],
  ["a secret that is longer than that", "text of 33 characters"],
  [null, "nothing"],
])("the shape of %j is %s", (value, shape) => expect(shapeOf(value)).toBe(shape));

const list = ourTours.data;

it.each([
  [{ data: [1] }],
  [[1]],
  [{ data: { data: [1], current_page: 1, last_page: 1 } }],
  [{ data: [1], meta: { current_page: 1, last_page: 1 } }],
  [{ count: 1, next: null, results: [1] }],
  [{ items: [1], page: 1, totalPages: 1 }],
])("an answer holds its list: %j", (answer) => expect(unwrap(answer, list)).toEqual({ data: [1], next: null }));

it.each([
  [{ data: { data: [1], current_page: 1, last_page: 3 } }, { page: "2" }],
  [{ data: [1], meta: { current_page: 2, last_page: 3 } }, { page: "3" }],
  [
    { results: [1], next: "https://api.example/x?cursor=a%3D&n=9" },
    { cursor: "a=", n: "9" },
  ],
  [{ data: [1], links: { next: { href: "/x?page=2" } } }, { page: "2" }],
  [{ value: [1], "@odata.nextLink": "/x?$skip=1" }, { $skip: "1" }],
])("an answer names its next page: %j", (answer, next) => expect(unwrap(answer, list).next).toEqual(next));

it("an answer names its next page in a header, too", () => {
  const header = '<https://x.example/a?page=1>; rel="prev", <https://x.example/a?page=3>; rel="next"';
  expect(unwrap([1], list, header).next).toEqual({ page: "3" });
});

it("an answer may be a bare object, if it has a known field", () => {
  expect(unwrap({ id: 7, title: "x" }, tourDetail.data).data).toEqual({ id: 7, title: "x" });
  expect(unwrap({ success: false }, tenantConfig.data).data).toBeUndefined();
});

/** Answers calls in order, and keeps them. */
function operatorWith(...answers: unknown[]) {
  const calls: PageCall[] = [];
  const operator: PageOperator = {
    call(call) {
      const answer = answers[calls.length] as Outcome<unknown>;
      calls.push(call);
      return Promise.resolve(typeof answer === "object" && "ok" in answer ? answer : { ok: true, data: answer });
    },
  };
  return { operator, calls };
}

const tour = (id: number) => ({ id, title: `Tour ${id}`, url: `/t/${id}` });
const pageOf = (page: number, last: number, ids: number[]) => ({
  data: { data: ids.map(tour), current_page: page, last_page: last },
});

it("a list in pages is read whole, where it was asked for", async () => {
  const { operator, calls } = operatorWith(pageOf(1, 3, [1, 2]), pageOf(2, 3, [3, 4]), pageOf(3, 3, [5]));
  const answer = await ask({ operator, context: CONTEXT }, ourTours, {});
  expect(answer.ok && answer.data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(["/api/office/our-tours"]));
  expect(calls.map(({ query }) => query?.page)).toEqual([undefined, "2", "3"]);
});

it("a list in pages without its second page is what there is, and says so; with one that fails it is a failure", async () => {
  const paths: string[] = [];
  const note = (finding: { at: string; found: string }) => void paths.push(`${finding.at}: ${finding.found}`);
  const gone = operatorWith(pageOf(1, 2, [1]), failure("status", "Not Found", 404));
  expect(await ask({ operator: gone.operator, context: CONTEXT, note }, ourTours, {})).toMatchObject({
    ok: true,
    data: [{ id: 1 }],
  });
  expect(paths).toEqual(["page 2: status 404"]);
  const down = operatorWith(pageOf(1, 2, [1]), failure("timeout", "late"));
  expect(await ask({ operator: down.operator, context: CONTEXT }, ourTours, {})).toMatchObject({ ok: false });
});

it("a list in pages that never ends is read to its limit", async () => {
  let page = 0;
  const idsOf = (at: number) => Array.from({ length: 100 }, (_, id) => at * 100 + id);
  const operator: PageOperator = {
    call: () => Promise.resolve({ ok: true, data: pageOf(++page, 1_000_000, idsOf(page)) }),
  };
  const answer = await ask({ operator, context: CONTEXT }, ourTours, {});
  expect(answer.ok && answer.data.length).toBe(MAX_TOURS);
  expect(page).toBe(MAX_TOURS / 100);
});

it("a name that could climb is never part of a path", async () => {
  const { operator, calls } = operatorWith();
  for (const slug of ["..", "."])
    expect(await ask({ operator, context: CONTEXT }, tourLink, { slug })).toMatchObject({
      ok: false,
      failure: { status: 404 },
    });
  await ask({ operator, context: CONTEXT }, tourLink, { slug: "a/../b" }).catch(() => undefined);
  expect(calls.map(({ path }) => path)).toEqual(["/api/product/web/link-tour/a%2F..%2Fb"]);
});
