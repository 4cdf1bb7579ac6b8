/** What ordinary platforms send, and what is made of it (docs/operator-api.md "What is tolerated"). */

import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { tourCategories } from "#app/operator/categories.ts";
import type { PageCall, PageOperator } from "#app/operator/client.ts";
import {
  flag,
  isoDate,
  latitude,
  line,
  linkTarget,
  many,
  opaqueId,
  optional,
  people,
  picture,
  price,
  required,
  seats,
  tourAddress,
  visible,
  wallClockTime,
  whole,
} from "#app/operator/fields.ts";
import { navigation } from "#app/operator/navigation.ts";
import { failure, type Outcome } from "#app/operator/outcome.ts";
import { likelyName, shapeOf } from "#app/operator/reading.ts";
import { ask, unwrap } from "#app/operator/resource.ts";
import { departures, salesDates } from "#app/operator/sales.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { ourTours, tourLink, tourSummary } from "#app/operator/tours.ts";
import { cases } from "#tests/support/fuzz.ts";
import { CONTEXT, readAs } from "#tests/support/read-as.ts";

describe("values", () => {
  it.each<[string, v.GenericSchema<unknown, unknown>, [sent: unknown, read: unknown][]]>([
    [
      "yes and no",
      flag,
      [
        ...[true, 1, "1", "true", " TRUE ", "yes", "on"].map((sent) => [sent, true] as [unknown, unknown]),
        ...[false, 0, "0", "false", "no", "off"].map((sent) => [sent, false] as [unknown, unknown]),
        ...["maybe", 2, [], {}].map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "money",
      price,
      [
        ...([
          [129.5, 129.5] as [unknown, unknown],
          ["129.50", 129.5],
          ["1,049.00", 1_049],
          ["$129", 129],
          ["US$ 129.004", 129],
        ] as [unknown, unknown][]),
        ...(["1e9", "0x10", "-5", "12 EUR", "1,04", -1, 1e308, Number.NaN] as const).map(
          (sent) => [sent, null] as [unknown, unknown],
        ),
        ...([0, "0.00"] as const).map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "seats",
      seats,
      [
        [12, 12],
        ["3", 3],
        [0, 0],
        [-1, null],
        [2.5, null],
        [-2, null],
      ],
    ],
    [
      "people",
      people,
      [
        [14, 14],
        ["14", 14],
        [12.5, null],
        [-1, null],
        [1e308, null],
      ],
    ],
    [
      "degrees",
      latitude,
      [
        ["36.0988001", 36.0988],
        [-36, -36],
        [91, null],
        ["north", null],
      ],
    ],
    [
      "numbers",
      whole(),
      [
        [17, 17],
        ["17", 17],
        ["1.5", null],
        [0, null],
        [{}, null],
      ],
    ],
    [
      "dates",
      isoDate,
      [
        ["2026-12-05", "2026-12-05"],
        ["2026-12-05T06:45:00", "2026-12-05"],
        ["2026-12-05 00:00:00", "2026-12-05"],
        ["2026-12-05T00:00:00.000000Z", "2026-12-05"],
        ["2026-12-05T03:00:00Z", "2026-12-04"],
        ["2026-12-05T06:45:00-08:00", "2026-12-05"],
        ...["9999-12-31", "2026-02-30", "tomorrow", 20261205, "2026-12-05T99:00"].map(
          (sent) => [sent, null] as [unknown, unknown],
        ),
      ],
    ],
    [
      "times",
      wallClockTime,
      [
        ["06:45", "06:45"],
        ["6:45", "06:45"],
        ["06:45:00", "06:45"],
        ["6:45 AM", "06:45"],
        ["12:05 am", "00:05"],
        ["1:30 p.m.", "13:30"],
        ["2026-12-05T06:45:00", "06:45"],
        ["2026-12-05T14:45:00Z", "06:45"],
        ["24:15", "24:15"],
        // An hour of another zone without its date is no time.
        ...["06:45:00Z", "30:15", "13:00 PM", "noon", "2026-12-05"].map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "ids",
      opaqueId,
      [
        ["dep:4021 06:45/2", "dep:4021 06:45/2"],
        [7, "7"],
        ["a".repeat(200), "a".repeat(200)],
        ...["..", ".", "a".repeat(201), "a\u0000b", " a", {}].map((sent) => [sent, null] as [unknown, unknown]),
      ],
    ],
    [
      "text",
      line(20),
      [
        ["Rim &amp; River &#8217;26", "Rim & River ’26"],
        ["&amp;amp;", "&amp;"],
        ["  A \n name\u0007 ", "A name"],
        [7, "7"],
        ["One two three four five six", "One two three four…"],
        ["x".repeat(30), `${"x".repeat(19)}…`],
        ["\ud800x", "\ufffdx"],
        ["Rim \u202eevil\u202c", "Rim evil"],
        [`e${"\u0301".repeat(100)}`, `e${"\u0301".repeat(8)}`],
        ["שָׁלוֹם 👨‍👩‍👧", "שָׁלוֹם 👨‍👩‍👧"],
        [{}, null],
      ],
    ],
    [
      "pictures",
      picture,
      [
        ["/media/a.jpg", "https://admin.example/media/a.jpg"],
        ["media/a.jpg", "https://admin.example/media/a.jpg"],
        ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
        ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
        ...["javascript:x", "data:image/png;base64,x", "http://plain.example/a.jpg", 5].map(
          (sent) => [sent, null] as [unknown, unknown],
        ),
      ],
    ],
    [
      "addresses of tours",
      tourAddress,
      [
        ["/tours/rim", "/tours/rim"],
        ["https://www.tenant.example/tours/rim?x=1", "/tours/rim"],
        ["https://base.example/tours/rim", "https://base.example/tours/rim"],
      ],
    ],
    [
      "links",
      linkTarget,
      [
        ["/faq", "/faq"],
        ["javascript:x", null],
        ["//evil.example", null],
      ],
    ],
    [
      "what is visible",
      v.object({ is_visible: visible("") }),
      [
        [{}, { is_visible: true }],
        ...[false, 0, null, "", "false", "0", " FALSE "].map(
          (sent) => [{ is_visible: sent }, { is_visible: false }] as [unknown, unknown],
        ),
        [{ is_visible: "1" }, { is_visible: true }],
      ],
    ],
  ])("%s", (_, schema, rows) => {
    for (const [sent, expected] of rows) expect(readAs(schema, sent).data, JSON.stringify(sent)).toEqual(expected);
  });
});

const thing = v.object({ id: required(whole(), ""), phone: optional(line(40), ""), tags: many(line(9), 3, "") });

describe("an object", () => {
  it("keeps its good fields, says where a bad one was and what shape it had, never what it was", () => {
    const { data, findings } = readAs(thing, { id: "7", phone: {}, tags: ["a", null, ["b"], "c", "d"] });
    expect(data).toEqual({ id: 7, phone: null, tags: ["a"] });
    expect(findings).toMatchObject([
      { reason: "dropped", path: "phone", found: "an object" },
      { reason: "cut", path: "tags", found: "a list of 5" },
      { reason: "missing", path: "tags[*]", at: "tags[1]" },
      { reason: "dropped", path: "tags[*]", at: "tags[2]", found: "a list of 1" },
    ]);
    expect(readAs(thing, { phone: "x" })).toMatchObject({ data: null, notes: ["missing id"] });
  });

  it.each([null, "", []])("has no phone where it is %j, which is no finding", (phone) => {
    const { data, notes } = readAs(v.object({ ...thing.entries, inner: optional(thing, "") }), {
      id: 1,
      phone: phone === null ? null : "",
      inner: phone,
    });
    expect(data).toMatchObject({ phone: null, tags: [] });
    expect(notes.filter((note) => !note.includes("inner"))).toEqual([]);
  });

  it("names the field that an unknown one probably means", () => {
    expect(readAs(thing, { id: 1, phoneNumber: "x", zebra: 1, Tags: ["a"] }).findings).toMatchObject([
      { reason: "unknown", path: "phoneNumber", expected: "phone" },
      { reason: "unknown", path: "Tags", expected: "tags" },
    ]);
    expect(likelyName("price_from", ["priceFrom", "title"])).toBe("priceFrom");
    expect(readAs(thing, { id: 1, phone: "x", phoneNumber: "x" }).notes).toEqual([]);
  });

  it("may be a list with gaps as PHP writes one", () => {
    expect(readAs(thing, { id: 1, tags: { 0: "a", 2: "b" } }).data).toMatchObject({ tags: ["a", "b"] });
  });

  it("never throws, whatever it is", () => {
    const schemas = [tourDetail, tenantConfig, navigation, ourTours, salesDates, departures, tourCategories].map(
      ({ data }) => data,
    );
    fc.assert(
      fc.property(fc.object(), fc.anything(), (fields, anything) => {
        for (const schema of schemas) {
          readAs(schema as v.GenericSchema<unknown, unknown>, anything);
          readAs(schema as v.GenericSchema<unknown, unknown>, [anything, { id: 1, title: "T", ...fields }]);
        }
      }),
      cases(100),
    );
  });
});

it.each([
  ["06:45:00Z", "text 99:99:99a"],
  ["a secret that is longer than that", "text of 33 characters"],
  [null, "nothing"],
  [[1, 2], "a list of 2"],
])("the shape of %j is %s", (value, shape) => expect(shapeOf(value)).toBe(shape));

const list = ourTours.data;

describe("an answer", () => {
  it.each([
    [{ data: [1] }],
    [[1]],
    [{ data: { data: [1], current_page: 1, last_page: 1 } }],
    [{ data: [1], meta: { current_page: 1, last_page: 1 } }],
    [{ count: 1, next: null, results: [1] }],
    [{ items: [1], page: 1, totalPages: 1 }],
  ])("holds its list: %j", (answer) => expect(unwrap(answer, list)).toEqual({ data: [1], next: null }));

  it.each([
    [{ data: { data: [1], current_page: 1, last_page: 3 } }, { page: "2" }],
    [{ data: [1], meta: { current_page: 2, last_page: 3 } }, { page: "3" }],
    [
      { results: [1], next: "https://api.example/x?cursor=a%3D&limit=9" },
      { cursor: "a=", limit: "9" },
    ],
    [{ data: [1], links: { next: { href: "/x?page=2" } } }, { page: "2" }],
    [{ value: [1], "@odata.nextLink": "/x?$skip=1" }, { $skip: "1" }],
  ])("names its next page: %j", (answer, next) => expect(unwrap(answer, list).next).toEqual(next));

  it("names it in a header, too", () => {
    expect(
      unwrap([1], list, '<https://x.example/a?page=1>; rel="prev", <https://x.example/a?page=3>; rel="next"').next,
    ).toEqual({ page: "3" });
  });

  it("may be a bare object, if it has a known field", () => {
    expect(unwrap({ id: 7, title: "x" }, tourDetail.data).data).toEqual({ id: 7, title: "x" });
    expect(unwrap({ success: false }, tenantConfig.data).data).toBeUndefined();
  });
});

/** Answers calls in order, and keeps them. */
function operatorWith(...answers: (Outcome<unknown> | unknown)[]) {
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

describe("a list in pages", () => {
  it("is read whole, where it was asked for", async () => {
    const { operator, calls } = operatorWith(pageOf(1, 3, [1, 2]), pageOf(2, 3, [3, 4]), pageOf(3, 3, [5]));
    const answer = await ask({ operator, context: CONTEXT }, ourTours, {});
    expect(answer.ok && answer.data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ["/api/office/our-tours", {}],
      ["/api/office/our-tours", { page: "2" }],
      ["/api/office/our-tours", { page: "3" }],
    ]);
  });

  it("without its second page is what there is, and says so; with one that fails it is a failure", async () => {
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

  it("that never ends is read to its limit", async () => {
    let page = 0;
    const operator: PageOperator = {
      call: () =>
        Promise.resolve({
          ok: true,
          data: pageOf(
            ++page,
            1_000_000,
            Array.from({ length: 100 }, (_, id) => id + 1),
          ),
        }),
    };
    const answer = await ask({ operator, context: CONTEXT }, ourTours, {});
    expect(answer.ok && answer.data.length).toBe(500);
    expect(page).toBe(5);
  });
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

describe("tours", () => {
  it("need id, title and url", () => {
    expect(readAs(tourSummary, { id: 1, title: "T", url: "/t", tags: ["A", {}, null], priceFrom: -1 }).data).toEqual({
      ...{ id: 1, title: "T", url: "/t", image: "/no-image.svg", tags: ["A"], summary: "", categories: [] },
      ...{ durationHours: null, priceFrom: null, days: null, overnight: false, groupSizeMax: null },
    });
    for (const nothing of [null, [], "x", {}, { id: 1 }, { title: "T" }, { id: -1, title: "T" }])
      expect(readAs(tourDetail.data, nothing).data).toBeNull();
  });

  it.each([
    [{ durationHours: 58, days: "3" }, [58, 3, true]],
    [{ durationHours: 58 }, [58, null, true]],
    [{ durationHours: 15, days: 1 }, [15, 1, false]],
    [{ durationHours: 26, overnight: "0" }, [26, null, false]],
    [{ days: "a few", overnight: true }, [null, null, true]],
  ])("with %j have hours, days and a night or none: %j", (fields, length) => {
    const { data } = readAs(tourDetail.data, { id: 1, title: "T", ...fields });
    expect([data?.durationHours, data?.days, data?.overnight]).toEqual(length);
  });

  it("have coordinates of stops when both are in range, and keep the stop without them", () => {
    const pairs: [unknown, unknown][] = [
      [36.0620001, -112.108],
      ["36.06", "-112.1"],
      [36, undefined],
      [0, 0],
      [91, 1],
    ];
    const itinerary = pairs.map(([latitude, longitude]) => ({ title: "S", latitude, longitude }));
    expect(readAs(tourDetail.data, { id: 1, title: "T", itinerary }).data?.itinerary.map(({ at }) => at)).toEqual([
      { latitude: 36.062, longitude: -112.108 },
      { latitude: 36.06, longitude: -112.1 },
      ...[null, null, null],
    ]);
  });

  it("have the header picture first, once, with its alt text", () => {
    const images = ["/a.svg A", "/b.svg B", "/a.svg again", "javascript:x C"].map((each) => {
      const [src, alt] = each.split(" ");
      return { src, alt };
    });
    expect(readAs(tourDetail.data, { id: 1, title: "T", headerImage: "/b.svg", images }).data?.pictures).toEqual([
      { src: "https://admin.example/b.svg", alt: "B" },
      { src: "https://admin.example/a.svg", alt: "A" },
    ]);
  });

  it("have sanitized HTML", () => {
    const faq = [{ question: "Why?", answer: "<img src=x onerror=alert(1)>yes" }, { question: "No answer" }];
    const description = "<p onclick=x>a<script>b</script></p>";
    const { data } = readAs(tourDetail.data, { id: 1, title: "T", description, faq });
    expect(data?.description).toBe("<p>a</p>");
    expect(data?.faq).toHaveLength(1);
    expect(data?.faq[0]?.answer).not.toMatch(/onerror/);
  });

  it("sell on listed dates unless they say no, in order", () => {
    const sent = [
      { date: "2026-12-05" },
      { date: "2026-12-02", available: true, remaining: 0 },
      { date: "2026-12-01", available: "1", remaining: 4, priceFrom: "$129" },
      { date: "2026-12-03", available: "no" },
      { date: "2026-12-04T00:00:00Z", remaining: -1 },
      { date: "tomorrow" },
      null,
    ];
    expect(readAs(salesDates.data, sent).data).toEqual([
      { date: "2026-12-01", available: true, remaining: 4, priceFrom: 129 },
      { date: "2026-12-02", available: false, remaining: 0, priceFrom: null },
      { date: "2026-12-03", available: false, remaining: null, priceFrom: null },
      { date: "2026-12-04", available: true, remaining: null, priceFrom: null },
      { date: "2026-12-05", available: true, remaining: null, priceFrom: null },
    ]);
    expect(readAs(salesDates.data, {}).data).toBeNull();
  });

  it("depart in the order of their times, after midnight at the end", () => {
    const none = { remaining: null, priceAdult: null, priceChild: null };
    const sent = [
      { id: "b", time: "12:30" },
      { id: 7, time: "7:30 AM" },
      { id: "..", time: "08:00" },
      { id: "n", time: "24:15" },
      { id: "x", time: "30:15" },
    ];
    expect(readAs(departures.data, sent).data).toEqual([
      { id: "7", time: "07:30", ...none },
      { id: "b", time: "12:30", ...none },
      { id: "n", time: "00:15", isNextDay: true, ...none },
    ]);
  });
});

describe("a tenant", () => {
  it("keeps what is good", () => {
    const { data, notes } = readAs(tenantConfig.data, {
      ...{ logoUrl: "/logo.svg", themeColor: "red;background:url(//evil)", faviconUrl: "javascript:alert(1)" },
      ...{ documentTitle: "Parks &amp; Co", bookingNotice: " Cash  only ", footer: "none" },
      header: {
        phone: "+1 702 555 0142",
        textUs: "call me",
        social: [{ network: "X", title: "X", url: "https://x.example/" }, null],
      },
      navigation: {
        data: [
          { id: 1, title: "A", url: "/a" },
          { id: 2, title: "B", is_visible: false },
        ],
      },
    });
    expect(data).toMatchObject({
      ...{ logoUrl: "https://admin.example/logo.svg", themeColor: null, faviconUrl: null, documentTitle: "Parks & Co" },
      ...{ bookingNotice: "Cash only", header: { phone: "+1 702 555 0142", textUs: null, social: [{ network: "x" }] } },
      footer: { about: null, quickLinks: [] },
    });
    expect(data?.navigation?.map(({ title }) => title)).toEqual(["A"]);
    expect(notes).toEqual(
      expect.arrayContaining(["dropped themeColor", "dropped faviconUrl", "dropped header.textUs", "dropped footer"]),
    );
  });

  it.each([null, undefined, [], "x", 5])("is not %j", (sent) =>
    expect(readAs(tenantConfig.data, unwrap(sent, tenantConfig.data).data).data).toBeNull(),
  );

  it.each(["#12", "rgb(0,0,0)", "}</style>", '#fff"onerror=', 5])("has no color %j", (themeColor) =>
    expect(readAs(tenantConfig.data, { themeColor }).data?.themeColor).toBeNull(),
  );

  it("answers the phone when its hours can be read", () => {
    const hours = [
      { weekdays: [1, "2"], opens: "07:00", closes: "7:00 PM" },
      { weekdays: [3], opens: "19:00", closes: "07:00" },
      { weekdays: [9], opens: "07:00", closes: "19:00" },
      "x",
    ];
    const read = (sent: unknown) =>
      readAs(tenantConfig.data, { slogan: "x", header: { hours: sent } }).data?.header.hours;
    expect(read(hours)?.week).toEqual([null, ["07:00", "19:00"], ["07:00", "19:00"], null, null, null, null]);
    for (const none of [null, [], "every day", {}, [{}]]) expect(read(none)).toBeNull();
  });

  it("with lists of ten thousand keeps its brand, and so many entries as fit", () => {
    const ten = <T>(item: (index: number) => T) => Array.from({ length: 10_000 }, (_, index) => item(index + 1));
    const links = ten((index) => ({ title: `Link ${index}`, url: `/l${index}` }));
    const navigation = {
      data: ten((id) => ({
        id,
        title: `Item ${id}`,
        url: "/x",
        children: links.map((link, at) => ({ ...link, id: at + 1 })).slice(0, 3),
      })),
    };
    const footer = {
      quickLinks: links,
      informationLinks: links,
      legalLinks: links,
      partners: ten(() => ({ name: "P", logoUrl: "/p.svg" })),
    };
    const { data } = readAs(tenantConfig.data, { documentTitle: "Parks", navigation, footer });
    expect(data).toMatchObject({ documentTitle: "Parks" });
    expect(data?.footer.quickLinks).toHaveLength(12);
    expect(JSON.stringify(data).length).toBeLessThan(50_000);
  });
});

describe("a menu", () => {
  const titles = (sent: unknown) =>
    JSON.stringify(
      readAs(navigation.data, sent).data?.map(function name({ title, children }): unknown {
        return children.length === 0 ? title : [title, ...children.map(name)];
      }),
    );

  it("has three levels, safe links, and each id once on a level", () => {
    const nested = (id: number): object =>
      id === 5 ? {} : { id, title: `${id}`, url: "javascript:x", children: [nested(id + 1)] };
    const book = { id: 8, title: "Book", type: "button", url: "/b" };
    expect(
      readAs(navigation.data, [nested(1), { id: "5a", title: "x" }, { id: 6 }, 7, book, { ...book, title: "Again" }])
        .data,
    ).toEqual([
      {
        id: 1,
        title: "1",
        url: null,
        isButton: false,
        children: [
          {
            id: 2,
            title: "2",
            url: null,
            isButton: false,
            children: [{ id: 3, title: "3", url: null, isButton: false, children: [] }],
          },
        ],
      },
      { id: 8, title: "Book", url: "/b", isButton: true, children: [] },
    ]);
  });

  it("hides what is not visible, on every level", () => {
    const hidden = { id: 9, title: "hidden", is_visible: 0 };
    expect(
      titles([
        hidden,
        {
          id: 94,
          title: "Tours",
          children: [hidden, { id: 2, title: "inner", children: [hidden, { id: 8, title: "shown", is_visible: "1" }] }],
        },
      ]),
    ).toBe('[["Tours",["inner","shown"]]]');
  });

  it("may be one list whose items name the one above", () => {
    const item = (id: number, parent: unknown = null, more = {}) => ({ id, title: `${id}`, parent, ...more });
    expect(
      titles([
        item(1),
        item(11, 1),
        item(111, "11"),
        item(1111, 111),
        item(2, 0),
        item(3, 99),
        item(12, 1, { is_visible: false }),
      ]),
    ).toBe('[["1",["11","111"]],"2","3"]');
  });

  it("has a limited number of items", () => {
    expect(
      readAs(
        navigation.data,
        Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1, title: "x" })),
      ).data,
    ).toHaveLength(40);
  });
});
