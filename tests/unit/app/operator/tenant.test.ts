import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { navigation } from "#app/operator/navigation.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { cases } from "#tests/support/fuzz.ts";
import { readAs } from "#tests/support/read-as.ts";
import { todayThere } from "#tests/support/today.ts";

it("a tenant keeps what is good, and says what is not", () => {
  const social = { network: "X", title: "X", url: "https://x.example/" };
  const { data, notes } = readAs(tenantConfig.data, {
    ...{ logoUrl: "/logo.svg", themeColor: "red;background:url(//evil)", faviconUrl: "javascript:alert(1)" },
    ...{ documentTitle: "Parks &amp; Co", bookingNotice: " Cash  only ", footer: "none" },
    header: { phone: "+1 702 555 0142", textUs: "call me", social: [social, null] },
    navigation: {
      data: [
        { id: 1, title: "A", url: "/a" },
        { id: 2, title: "B", is_visible: false },
      ],
    },
  });
  expect(data).toMatchObject({
    ...{ logoUrl: "https://admin.example/logo.svg", themeColor: "#3d5a4c", faviconUrl: "/favicon.svg" },
    ...{ documentTitle: "Parks & Co", bookingNotice: "Cash only", footer: { about: null, quickLinks: [] } },
    header: { phone: "+1 702 555 0142", textUs: null, social: [{ network: "x" }] },
    navigation: [{ title: "A" }],
  });
  expect(notes).toEqual(
    expect.arrayContaining(["dropped themeColor", "dropped faviconUrl", "dropped header.textUs", "dropped footer"]),
  );
});

it.each(["#12", "rgb(0,0,0)", "}</style>", '#fff"onerror=', 5])("a tenant has no color %j", (themeColor) =>
  expect(readAs(tenantConfig.data, { themeColor }).data?.themeColor).toBe("#3d5a4c"),
);

it("a tenant answers the phone when its hours can be read", () => {
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

it("a tenant with lists of ten thousand keeps its brand, and so many entries as fit", () => {
  const ten = <T>(item: (index: number) => T) => Array.from({ length: 10_000 }, (_, index) => item(index + 1));
  const links = ten((index) => ({ title: `Link ${index}`, url: `/l${index}` }));
  const children = links.slice(0, 3).map((link, at) => ({ ...link, id: at + 1 }));
  const navigation = { data: ten((id) => ({ id, title: `Item ${id}`, url: "/x", children })) };
  const partners = ten(() => ({ name: "P", logoUrl: "/p.svg" }));
  const footer = { quickLinks: links, informationLinks: links, legalLinks: links, partners };
  const { data } = readAs(tenantConfig.data, { documentTitle: "Parks", navigation, footer });
  expect(data).toMatchObject({ documentTitle: "Parks" });
  expect([data?.footer.quickLinks.length, data?.navigation?.length]).toEqual([12, 40]);
  expect(JSON.stringify(data).length).toBeLessThan(50_000);
});

it("a tenant has ten notices that are not over, however many are", () => {
  const lasting = (from: number, until: number) => ({
    text: `from ${from}`,
    from: addDays(todayThere(), from),
    until: addDays(todayThere(), until),
  });
  const over = Array.from({ length: 30 }, (_, at) => lasting(-90 + at, -40 + at));
  const ahead = Array.from({ length: 12 }, (_, at) => lasting(30 - at, 60));
  const { data, notes } = readAs(tenantConfig.data, { notices: [...over, lasting(0, 0), ...ahead] });
  const [now, ...later] = data?.notices.map(({ text }) => text) ?? [];
  expect([now, later.length, later[0], notes]).toEqual(["from 0", 9, "from 19", ["cut notices"]]);
});

const titles = (sent: unknown) =>
  JSON.stringify(
    readAs(navigation.data, sent).data?.map(function name({ title, children }): unknown {
      return children.length === 0 ? title : [title, ...children.map(name)];
    }),
  );

it("a menu has three levels, safe links, and each id once on a level", () => {
  const nested = (id: number): object =>
    id === 5 ? {} : { id, title: `${id}`, url: "javascript:x", children: [nested(id + 1)] };
  const book = { id: 8, title: "Book", type: "button", url: "/b" };
  const unsafe = { url: null, isButton: false };
  const third = { id: 3, ...unsafe, title: "3", children: [] };
  const sent = [nested(1), { id: "5a", title: "x" }, { id: 6 }, 7, book, { ...book, title: "Again" }];
  expect(readAs(navigation.data, sent).data).toEqual([
    { id: 1, ...unsafe, title: "1", children: [{ id: 2, ...unsafe, title: "2", children: [third] }] },
    { id: 8, title: "Book", url: "/b", isButton: true, children: [] },
  ]);
});

it("a menu shows every item once, whichever it names as the one above: itself, or one below it", () => {
  const above = fc.array(fc.constantFrom(null, 1, 2, 3, 4), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(above, (parents) => {
      const items = parents.map((parent, at) => ({ id: at + 1, title: `item ${at + 1}`, parent }));
      const shown = titles(items)?.match(/item \d/g);
      expect(shown?.toSorted()).toEqual(items.map(({ title }) => title));
    }),
    cases(200),
  );
});

it("a menu hides what is not visible, on every level", () => {
  const hidden = { id: 9, title: "hidden", is_visible: 0 };
  const shown = { id: 8, title: "shown", is_visible: "1" };
  const inner = { id: 2, title: "inner", children: [hidden, shown] };
  expect(titles([hidden, { id: 94, title: "Tours", children: [hidden, inner] }])).toBe('[["Tours",["inner","shown"]]]');
});

it("a menu may be one list whose items name the one above", () => {
  const item = (id: number, parent: unknown = null, more = {}) => ({ id, title: `${id}`, parent, ...more });
  const below = [item(11, 1), item(111, "11"), item(1111, 111), item(12, 1, { is_visible: false })];
  expect(titles([item(1), ...below, item(2, 0), item(3, 99)])).toBe('[["1",["11","111"]],"2","3"]');
});
