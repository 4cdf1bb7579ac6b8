import { describe, expect, it } from "vitest";
import { startReading } from "#app/operator/block-reading.ts";
import { readPage } from "#app/operator/builder-page.ts";
import { readMenu } from "#app/operator/navigation.ts";
import { sanitizeHtml } from "#app/operator/rich-text.ts";
import { readTenantConfig } from "#app/operator/tenant-config.ts";
import { readTourSummary } from "#app/operator/tours.ts";

const ADMIN = "https://admin.example";

function notes() {
  const dropped: string[] = [];
  return { dropped, note: (path: string) => void dropped.push(path) };
}

/** Name, written form, what is left of it. */
const INTRUSIVE = [
  ["overrides of the direction", "Rim \u202eevil\u202c \u202aTours", "Rim evil Tours"],
  ["piles of marks", `Rim${"\u0301".repeat(100)} Tours`, `Rim${"\u0301".repeat(8)} Tours`],
  ["noncharacters", "Rim\ufffe \u{1ffff}Tours", "Rim Tours"],
  ["what Arabic, Hebrew, Tibetan and emoji need", "גלגל\u200f שָׁלוֹם ། རྫྀ་ 👨‍👩‍👧", "גלגל\u200f שָׁלוֹם ། རྫྀ་ 👨‍👩‍👧"],
] as const;

describe("text that changes the text around it", () => {
  it.each(INTRUSIVE)("is cleaned of %s, in fields and in HTML", (_, written, clean) => {
    const { note } = notes();
    expect(readTenantConfig({ documentTitle: written }, note, ADMIN)?.documentTitle).toBe(clean);
    expect(sanitizeHtml(`<p>${written}</p>`, startReading(ADMIN))).toBe(`<p>${clean}</p>`);
    expect(sanitizeHtml(`<img src="/media/a.svg" alt="${written}">`, startReading(ADMIN))).toContain(`alt="${clean}"`);
  });

  it("gives lists that run from right to left their bullets at the right", () => {
    const html = "<ul><li>שלום</li></ul><ol><li>one</li></ol>";
    expect(sanitizeHtml(html, startReading(ADMIN))).toBe('<ul dir="auto"><li>שלום</li></ul><ol><li>one</li></ol>');
  });

  it("is cleaned when it comes as character references", () => {
    expect(sanitizeHtml("<p>a&#x202e;b</p>", startReading(ADMIN))).toBe("<p>ab</p>");
  });
});

describe("tenant config", () => {
  it("drops bad fields, keeps good ones and notes what it dropped", () => {
    const { dropped, note } = notes();
    const config = readTenantConfig(
      {
        logoUrl: "/media/logo.svg",
        slogan: 7,
        themeColor: "red;background:url(//evil)",
        faviconUrl: "javascript:alert(1)",
        documentTitle: "  A \n name  ",
        bookingNotice: " Cash  only ",
        header: {
          phone: "+1 702 555 0142",
          textUs: "call me",
          social: [{ network: "X", title: "X", url: "https://x.example/" }, null],
        },
        footer: "none",
        navigation: {
          data: [
            { id: 1, title: "A", url: "/a" },
            { id: 2, title: "B", is_visible: false },
          ],
        },
      },
      note,
      ADMIN,
    );
    expect(config).toMatchObject({
      logoUrl: "https://admin.example/media/logo.svg",
      slogan: null,
      themeColor: null,
      faviconUrl: null,
      documentTitle: "A name",
      bookingNotice: "Cash only",
      header: { phone: "+1 702 555 0142", textUs: null, social: [{ network: "x", url: "https://x.example/" }] },
    });
    expect(config?.navigation?.map(({ title }) => title)).toEqual(["A"]);
    expect(dropped).toEqual(
      expect.arrayContaining(["slogan", "themeColor", "faviconUrl", "header.textUs", "header.social[1]"]),
    );
  });

  it.each([null, undefined, [], "x", 5])("rejects %j", (data) => {
    expect(readTenantConfig(data, () => undefined, ADMIN)).toBeNull();
  });

  it.each(["#12", "#xyzxyz", "rgb(0,0,0)", "}</style>", '#fff"onerror=', "#ffffffff", "", 5, "url(//evil)"])(
    "drops color %j",
    (themeColor) => expect(readTenantConfig({ themeColor }, () => undefined, ADMIN)?.themeColor).toBeNull(),
  );
});

describe("menu", () => {
  it("drops items without id or title and unsafe URLs, and stops at three levels", () => {
    const nested = (id: number): object =>
      id === 5 ? {} : { id, title: `${id}`, url: "javascript:x", children: [nested(id + 1)] };
    const book = { id: 8, title: "Book", type: "button", url: "/b" };
    const menu = readMenu([nested(1), { id: "5a", title: "x" }, { id: 6 }, 7, book], () => undefined);
    const plain = { url: null, isButton: false };
    const third = { id: 3, title: "3", ...plain, children: [] };
    const second = { id: 2, title: "2", ...plain, children: [third] };
    expect(menu).toEqual([
      { id: 1, title: "1", ...plain, children: [second] },
      { id: 8, title: "Book", url: "/b", isButton: true, children: [] },
    ]);
  });

  it("keeps the first of two items with the same id, which names their panel", () => {
    const { dropped, note } = notes();
    const item = (id: number, title: string, children: unknown[] = []) => ({ id, title, children });
    const menu = readMenu([item(94, "Tours", [item(1, "a"), item(1, "b")]), item(94, "Other"), item(1, "c")], note);
    expect(menu.map(({ title, children }) => [title, children.map((child) => child.title)])).toEqual([
      ["Tours", ["a"]],
      ["c", []],
    ]);
    expect(dropped).toEqual(["[0].children[1].id", "[0].children[1]", "[1].id", "[1]"]);
  });

  it.each([false, 0, null, "false", "0", " FALSE "])("hides what is_visible: %j hides, on every level", (value) => {
    const hidden = { id: 9, title: "hidden", is_visible: value };
    const shown = { id: "8", title: "shown", is_visible: "1" };
    const inner = { id: 2, title: "inner", is_visible: true, children: [hidden, shown] };
    const menu = readMenu([hidden, { id: "94", title: "Tours", children: [hidden, inner] }], () => undefined);
    expect(JSON.stringify(menu)).not.toContain("hidden");
    expect(menu).toMatchObject([{ id: 94, children: [{ id: 2, children: [{ id: 8, title: "shown" }] }] }]);
  });

  it("has a limited number of items", () => {
    const children = Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1, title: "x" }));
    expect(readMenu(children, () => undefined)).toHaveLength(40);
    expect(readMenu("nonsense", () => undefined)).toEqual([]);
  });
});

describe("tours", () => {
  it("may have their id and prices as text", () => {
    const tour = readTourSummary(
      { id: "17", title: "T", url: "/t", priceFrom: "129.00", durationHours: "9.5" },
      () => undefined,
      ADMIN,
    );
    expect(tour).toMatchObject({ id: 17, priceFrom: 129, durationHours: 9.5 });
    for (const priceFrom of ["", "1e9", "0x10", "-5", "12 USD", " ", 0, "0.00"]) {
      expect(
        readTourSummary({ id: 1, title: "T", url: "/t", priceFrom }, () => undefined, ADMIN)?.priceFrom,
      ).toBeNull();
    }
  });

  it("require id, title and url; other fields have defaults", () => {
    expect(
      readTourSummary({ id: 1, title: "T", url: "/t", tags: ["A", 5, null], priceFrom: -1 }, () => undefined, ADMIN),
    ).toEqual({
      id: 1,
      title: "T",
      url: "/t",
      image: "/no-image.svg",
      tags: ["A"],
      summary: "",
      durationHours: null,
      priceFrom: null,
      days: null,
      overnight: false,
      groupSizeMax: null,
      categories: [],
    });
    expect(readTourSummary({ id: "1.5", title: "T", url: "/t" }, () => undefined, ADMIN)).toBeNull();
  });
});

describe("pages", () => {
  it("skip unknown and broken blocks", () => {
    const known = [
      { type: "hero", title: "H" },
      { type: "richText", html: "<p>x</p>" },
    ];
    const broken = [{ type: "nope" }, null, { type: "__proto__" }, { type: "quote" }];
    const page = readPage({ title: "T", blocks: [...broken, ...known] }, () => undefined, ADMIN);
    expect(page?.blocks.map(({ type }) => type)).toEqual(["hero", "richText"]);
  });

  it.each([{}, { title: "" }, { blocks: [] }, null, []])("reject %j, the specification's empty object", (data) => {
    expect(readPage(data, () => undefined, ADMIN)).toBeNull();
  });
});

describe("CMS HTML", () => {
  it.each([
    ['<a href="/faq">a</a>', '<a href="/faq">a</a>'],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    [
      '<a href="https://x.example" target="_blank" id="y">a</a>',
      '<a href="https://x.example/" rel="noopener noreferrer">a</a>',
    ],
    ['<p style="position:fixed" class="z" id="q">a</p>', "<p>a</p>"],
    ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", ""],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>c', "c"],
    ["<h1>Title</h1>", '<h2 id="s-title">Title</h2>'],
    ['<form action="//evil"><input name="a"><p>t</p></form>', "<p>t</p>"],
  ])("%s becomes %s", (html, clean) => {
    expect(sanitizeHtml(html, startReading(ADMIN))).toBe(clean);
  });

  it("resolves pictures against the admin host and sets their size", () => {
    expect(sanitizeHtml('<img src="/media/a.svg" alt="A" onerror="x">', startReading(ADMIN))).toBe(
      '<img src="https://admin.example/media/a.svg" alt="A" width="1600" height="1067" loading="lazy" decoding="async">',
    );
  });
});
