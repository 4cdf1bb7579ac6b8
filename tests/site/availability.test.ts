/** The tour list with a date: which tours depart, why the others do not, and what that costs. */

import { expect, it } from "vitest";
import { fromOperator } from "#tests/support/assistant.ts";
import { FORMAT } from "#tests/support/format.ts";
import { attributeOf, attributesOf, find, findAll, mainOf, textOf, withClass } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { monthFromNow } from "#tests/support/today.ts";

const stack = await sharedStack();

const DATE = `${monthFromNow(1)}-12`;
const PEOPLE = 4;
const LIST = `/our-tours?date=${DATE}&people=${PEOPLE}`;

const operator = <T>(path: string) => fromOperator<T>(stack, path);

// How long 28 cold tours take is measured in docs/performance.md; that they are asked several at once, in unit tests.
it("all tours are known once they were asked, and are one entry of KV that expires", async () => {
  await stack.setFault("/api/", { kind: "slow", ms: 100 });
  // A busy machine may need a second round.
  await expect
    .poll(async () => {
      const { status, body } = await stack.get(LIST);
      return status === 200 && !body.includes("check these dates");
    })
    .toBe(true);
  await stack.clearFaults();
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  const { keys } = await kv.list({ prefix: "t:localhost:availability:" });
  const key = keys.find(({ name }) => name === `t:localhost:availability:${DATE.slice(0, 7)}`);
  expect(key?.expiration).toBeLessThanOrEqual(Date.now() / 1_000 + 172_800);
});

it("the list leads a group that most tours are too small for to the contact form, which begins with its day", async () => {
  const way = async (people: number) => {
    const { body } = await stack.get(`/our-tours?date=${DATE}&people=${people}`);
    return /\/contact-us\?for=group[^"#]*/.exec(body)?.[0].replaceAll("&amp;", "&");
  };
  expect(await way(4)).toBeUndefined();
  const { body: list } = await stack.get(`/our-tours?date=${DATE}&people=20`);
  // After the tours that do take as many.
  expect(textOf(mainOf(list))).toMatch(/for 20 adults.*We price private groups of 20\..*Smaller groups only/s);
  for (const people of [20, 28]) {
    const form = (await stack.get((await way(people)) ?? "")).body;
    expect(attributeOf(find(form, { attr: { name: "subject" } }), "value")).toBe("Private tour");
    const text = textOf(find(form, { tag: "textarea" }));
    expect([text.includes(FORMAT.dayTitleWithYear(DATE)), text.includes(`${people} `)]).toEqual([true, true]);
  }
  const crowd = mainOf((await stack.get(`/our-tours?date=${DATE}&people=28`)).body);
  expect(textOf(crowd)).toMatch(/20 adults and 20 children at most can be booked here. We price private groups of 28/);
  expect(attributesOf(crowd, { tag: "option", attr: { selected: true } }, "value")).toContain("28");
});

it("the list offers no other day to a party that no tour takes on any", async () => {
  const box = mainOf((await stack.get(`/our-tours?date=${DATE}&adults=1&children=1&ages=0`)).body);
  expect(textOf(box)).toContain("Not for a child of 0");
  expect(textOf(box)).not.toMatch(/No tour has seats|See tours on/);
});

it("the list has a card for each tour with enough seats, and names each other one, as the operator has them", async () => {
  const { body } = await stack.get(LIST);
  const tours = await operator<{ id: number; title: string }[]>("office/our-tours");
  const [year, month] = DATE.split("-");
  const expected: { cards: string[]; others: string[] } = { cards: [], others: [] };
  for (const { id, title } of tours) {
    const sales = await operator<{ date: string; remaining: number }[]>(
      `product/web/products/${id}/sales-dates?year=${year}&month=${month}`,
    );
    const seats = sales.find(({ date }) => date === DATE)?.remaining ?? 0;
    expected[seats >= PEOPLE ? "cards" : "others"].push(title);
  }
  // What they say of each: tests/unit/app/domain/tour/listed-tours.test.ts.
  expect(withClass(body, "tour-card-title").toSorted()).toEqual(expected.cards.toSorted());
  const rows = findAll(find(mainOf(body), { attr: { class: "other-tours" } }), { tag: "li" });
  const named = rows.flatMap((row) => findAll(row, { tag: "a" }).map(textOf).slice(0, 1));
  // In some months, more than are named.
  const more = /^(\d+) more: /.exec(named.at(-1) ?? "");
  if (more !== null) named.pop();
  expect(expected.others).toEqual(expect.arrayContaining(named));
  expect(expected.others).toHaveLength(new Set(named).size + Number(more?.[1] ?? 0));
  expect(named).not.toEqual([]);
  expect(withClass(body, "tour-count")[0]).toMatch(
    new RegExp(`^${expected.cards.length} of ${tours.length} tours have 4 seats on .*$`),
  );
});

/** What the cards of the list say, once all dates are known: those of tours out of season are asked for last. */
async function allNext(): Promise<string[]> {
  const next = async () => withClass((await stack.get("/our-tours")).body, "tour-card-departs");
  const unknown = async () => 28 - (await next()).filter((text) => text.startsWith("Next: ")).length;
  await expect.poll(unknown, { timeout: 90_000 }).toBe(0);
  return next();
}

it("the next date of a tour is shown on every other card as well, as the list does and without another call", async () => {
  const departures = async (path: string) => {
    const cards = findAll(mainOf((await stack.get(path)).body), { role: "article", attr: { class: "tour-card" } });
    return new Map(
      cards.map((card) => [
        textOf(find(card, { role: "heading" })),
        findAll(card, { attr: { class: "tour-card-departs" } }).map(textOf)[0],
      ]),
    );
  };
  await allNext();
  stack.operator.calls.length = 0;
  for (const path of ["/", "/tours-detail/hoover-dam-tours/", "/blog/packing-list-by-season"]) {
    // On a busy machine the first visitor's page may lack its cards, and is fresh for a minute.
    const differences = async () => {
      const [onList, found] = [await departures("/our-tours"), await departures(path)];
      const different = [...found].filter(([title, departs]) => departs !== onList.get(title));
      return found.size > 1 ? different : "no cards";
    };
    await expect.poll(differences, { message: path, timeout: 90_000 }).toEqual([]);
  }
  const asked = stack.operator.calls.filter(({ path }) => path.includes("/sales-dates"));
  expect(asked).toEqual([]);
});
