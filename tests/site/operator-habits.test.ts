import { describe, expect, it } from "vitest";
import { DEMO_API_KEY as KEY } from "#scripts/local-vars.ts";
import { checkOperator } from "#scripts/operator/check.ts";
import { OPTIONS, optionsFrom } from "#scripts/operator/options.ts";
import { argumentsOf } from "#scripts/owner/command.ts";
import { DAYS, useHabits } from "#tests/support/habits.ts";
import { attributeOf, find, findAll, headOf, mainOf, textOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
useHabits(stack.operator);
const pathsAsked = () => stack.operator.calls.map(({ path }) => path);

describe("an operator with the habits of Laravel", () => {
  const host = "laravel.localhost";
  const page = async (path: string) => {
    const { status, body } = await stack.get(path, { host });
    expect(status, `${path}: ${body.slice(0, 300)}`).toBe(200);
    return body;
  };
  const api = async (path: string, method = "GET", body?: unknown) => {
    const origin = `http://${host}:${stack.site.url.port}`;
    const headers = {
      origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      authorization: "Bearer guest-1",
    };
    const answer = await stack.get(`/api${path}`, {
      host,
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([200, 204], `${method} ${path}: ${answer.body}`).toContain(answer.status);
    return answer.body === "" ? null : JSON.parse(answer.body);
  };

  it("has its home page, with the brand and the menu", async () => {
    const home = await page("/");
    expect(home).toContain("Out of Kanab");
    expect(home).toContain("/media/logo.svg");
    const menu = findAll(find(home, { role: "navigation", attr: { "aria-label": "Main" } }), { role: "link" }).map(
      textOf,
    );
    expect(menu).toEqual(expect.arrayContaining(["Tours", "About us"]));
    expect(home).toContain("Jeep &amp; 4x4");
  });

  it("has the page of a tour behind its card, with dates and departures", async () => {
    const card = findAll(await page("/our-tours"), { role: "link" }).find((link) => textOf(link).includes("Buckskin"));
    const tour = await page(attributeOf(card as NonNullable<typeof card>, "href") ?? "");
    expect(tour).toContain("Buckskin Gulch &amp; Wire Pass");
    expect((await api("/product/web/products/71/sales-dates")).data.map(({ date }: { date: string }) => date)).toEqual(
      DAYS,
    );
    const { data } = await api(`/product/web/products/71/sessions/date/${DAYS[0]}`);
    expect(data).toMatchObject([
      { time: "06:45", priceAdult: 129 },
      { time: "13:30", priceAdult: 129 },
    ]);
    const onDay = await page(`/tours/71?date=${DAYS[0]}`);
    expect(onDay).toContain("6:45 AM");
  });

  it("has a cart, to which a room is added and from which it is removed", async () => {
    const items = [{ price: 1258, productOwnerReference: "K:1|queen", productType: "hotel", quantity: 1 }];
    await api("/cart", "POST", { items });
    const { read } = await api("/cart");
    expect(read).toMatchObject({ items: [{ title: "Queen Room, Parry Lodge", price: 1258 }], total: 1258 });
    await api(`/cart/${encodeURIComponent(read.items[0].id)}`, "DELETE");
    expect((await api("/cart")).read.items).toEqual([]);
  });

  it("passes `npm run operator`", async () => {
    const before = stack.operator.calls.length;
    expect((await linesFor(host, "--send")).filter((line) => line.startsWith("FAIL"))).toEqual([]);
    // Forms go only with --forms.
    expect(pathsAsked().slice(before).join()).not.toMatch(/contact\/submit|newsletter\/signup/);
  });
});

describe("an operator that has nothing in common with the demo's", () => {
  const host = "kanab.localhost";
  const body = async (path: string, as = host) => (await stack.get(path, { host: as })).body;

  it("has its own pages under their names, for people, Markdown, search engines and assistants", async () => {
    const page = await stack.get("/permits/", { host });
    expect(page.status).toBe(200);
    expect(page.body).toContain("Sixty-four people a day.");
    expect(await body("/permits.md")).toContain("# Permits for the Wave");
    await expect.poll(() => body("/sitemap.xml")).toContain("/permits</loc>");
    expect(await body("/llms.txt")).toContain("/permits.md");
    const before = stack.operator.calls.length;
    expect((await stack.get("/gift-cards", { host })).status).toBe(404);
    expect(pathsAsked().slice(before)).not.toContain("/api/website/builder/page/1/gift-cards");
  });

  it("has no link in its footer to a page that it does not have, once that is known", async () => {
    const links = async () => {
      return findAll(find(await body("/nowhere-yet"), { tag: "footer" }), { tag: "a" }).map((link) =>
        attributeOf(link, "href"),
      );
    };
    await expect.poll(links).not.toContain("/photo-gallery");
    expect(await links()).toEqual(expect.arrayContaining(["/our-tours", "/about-us", "/contact-us"]));
    expect(await links()).not.toContain("/faq");
  });
});

describe("a place that the site knows nothing of", () => {
  const host = "laravel.localhost";
  const htmlOf = async (path: string) => (await stack.get(path, { host })).body;

  it("has a complete page from its tours alone", async () => {
    const { status, body } = await stack.get("/tours-detail/buckskin-gulch-tours/", { host });
    expect(status).toBe(200);
    const head = headOf(body);
    const main = mainOf(body);
    expect(textOf(find(main, { tag: "h1" }))).toBe("Buckskin Gulch tours from Kanab");
    expect(head.meta("description")).toContain("1 tour: 7 h 30 min. From $129 per adult.");
    expect(head.all("robots")).toEqual([]);
    expect(textOf(main)).toContain("Buckskin Gulch & Wire Pass");
    const crumbs = find(body, { role: "navigation", attr: { "aria-label": "Breadcrumb" } });
    expect(textOf(crumbs)).toContain("Buckskin Gulch");
    // The picture of its tour, and the two other places.
    expect(findAll(main, { tag: "img" }).map((image) => attributeOf(image, "src"))).toHaveLength(4);
    expect(findAll(main, { tag: "svg" }).filter((svg) => attributeOf(svg, "class") === "map-drawing")).toEqual([]);
    for (const words of ["Before you go", "Find a room", "Las Vegas", "Nevada"]) expect(body).not.toContain(words);
  });

  it("is in the breadcrumb of its tours, in the filter, and not among the places to search rooms in", async () => {
    const tour = await htmlOf("/tours/71");
    expect(findAll(tour, { role: "link" }).map((link) => attributeOf(link, "href"))).toContain(
      "/tours-detail/buckskin-gulch-tours/",
    );
    const options = (html: string, name: string) =>
      findAll(find(html, { tag: "select", attr: { name } }), { tag: "option" }).map(textOf);
    expect(options(await htmlOf("/hotel/"), "destination")).toEqual(["Kanab", "Coral Pink Sand Dunes"]);
    const filtered = await stack.get("/our-tours?destination=buckskin-gulch", { host });
    expect(filtered.body).toContain("Buckskin Gulch &amp; Wire Pass");
    expect(filtered.body).not.toContain("White Pocket by Jeep");
  });

  it("has what the operator says of it, and the way there where both ends are known", async () => {
    const dunes = textOf(await htmlOf("/tours-detail/coral-pink-sand-dunes-tours/"));
    expect(dunes).toContain("Pink dunes between red cliffs.");
    expect(dunes).toContain("36 min by road from Kanab, 23 miles one way.");
    expect(dunes).toContain("Find a room");
    const pocket = await htmlOf("/tours-detail/white-pocket-tours/");
    const [drawing] = findAll(pocket, { tag: "svg", attr: { class: "map-drawing" } });
    expect(drawing).toBeDefined();
    const beside = textOf(find(pocket, { tag: "ol", attr: { class: "map-list" } }));
    expect(beside).toContain("Kanab");
    expect(beside).toContain("White Pocket");
    expect(beside).not.toContain("Las Vegas");
  });
});

async function linesFor(host: string, ...more: string[]): Promise<string[]> {
  const given = argumentsOf(OPTIONS, [stack.operatorUrl.origin, "--host", host, "--key", KEY, ...more]);
  return (await checkOperator(optionsFrom(given, {}))).lines();
}

describe("npm run operator", () => {
  it("names what is wrong, the most harmful first", async () => {
    const lines = await linesFor("broken.localhost");
    const expected = [
      /^FAIL our-tours +.*page 2 .*404: 1 entry is not shown/,
      /^FAIL sales-dates +.*page 2/,
      /^FAIL departures\[\*\]\.time +"06:45:00Z" is not a time/,
      /^WARN our-tours\[\*\]\.categories +"UTV" is no slug, id or title/,
      /^WARN categories +no tour names slot-canyons, jeep-4x4/,
      /^WARN menu +1 link leads to 404: \/gift-cards\//,
      /^WARN our-tours\[\*\]\.summary +cut at 600 of 729 characters/,
      /^WARN top-tours\[\*\]\.summary/,
      /^WARN tour\.summary/,
      /^WARN page\.blocks\[\*\]\.html +.*IMAGE_HOSTS would allow cdn\.kanab\.example/,
      /^WARN tenant-config\.header +unknown: phoneNumber \(did you mean phone\?\)/,
      /^WARN page\.blocks\[\*\] +unknown: carousel \(no block of this kind\) in home, about-us/,
    ];
    const found = lines.filter((line) => /^(?:FAIL|WARN)/.test(line));
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
    expect(lines).toContainEqual(expect.stringMatching(/^INFO page +the site has these addresses only with/));
    expect(lines).toContainEqual(expect.stringMatching(/^INFO tenant-config\.places +2 of 2 places without a `line`/));
    expect(lines.filter((line) => /^INFO (?:our|top)-tours +not sent/.test(line))).toHaveLength(1);
    expect(lines.join("\n")).not.toContain(KEY);
  });
});
