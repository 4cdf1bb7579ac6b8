import { describe, expect, it } from "vitest";
import { listItem } from "#tests/stand-in/routes/tours.ts";
import { tours } from "#tests/stand-in/seed/seed.ts";
import {
  attributeOf,
  attributesOf,
  find,
  findAll,
  h1Of,
  headOf,
  mainOf,
  type Nodes,
  textOf,
  tourTitles,
} from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const main = async (path: string) => mainOf((await stack.get(path)).body);
const hrefs = (node: Nodes) => attributesOf(node, { role: "link" }, "href");

describe("page content, without scripts", () => {
  it("/webcams is labeled Influencer Initiative in menu, breadcrumb, heading and title, and has the cameras", async () => {
    const { body } = await stack.get("/webcams");
    const page = mainOf(body);
    expect(headOf(body).title).toBe("Influencer Initiative | National Park Express");
    expect(textOf(find(page, { tag: "h1" }))).toBe("Influencer Initiative");
    expect(textOf(find(page, { tag: "nav", attr: { "aria-label": "Breadcrumb" } }))).toContain("Influencer Initiative");
    const menu = findAll(body, { tag: "a", attr: { href: "/webcams" } });
    expect(new Set(menu.map(textOf))).toEqual(new Set(["Influencer Initiative"]));
    expect(textOf(page)).toMatch(/Apply for a seat.*See it on nps\.gov: Yavapai Point/s);
    expect(hrefs(page).filter((href) => href.includes("nps.gov")).length).toBeGreaterThan(4);
  });

  it("posts are listed newest first, and a post has its author, dates, contents and tours", async () => {
    const dates = attributesOf(await main("/blog"), { tag: "time" }, "datetime");
    expect(dates.length).toBeGreaterThanOrEqual(12);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const post = await main("/blog/a-blog-example");
    const text = textOf(post);
    for (const part of ["Priya Nair", "September 15, 2026", "November 25, 2026", "On this page"]) {
      expect(text).toContain(part);
    }
    expect(tourTitles(post)).toHaveLength(3);
  });

  it("the blog shows one category of its posts when asked to, at no address of its own", async () => {
    const { body } = await stack.get("/blog?category=safety");
    const posts = findAll(mainOf(body), { tag: "article" }).map(textOf);
    expect(posts).toHaveLength(2);
    expect(posts.filter((text) => text.startsWith("Safety"))).toHaveLength(2);
    expect(headOf(body).canonical).toMatch(/\/blog$/);
    const current = findAll(mainOf(body), { tag: "a", attr: { "aria-current": "page" } });
    expect(current.map(textOf)).toEqual(["Safety"]);
    // Made-up categories leave no copies in the cache.
    const unknown = await stack.get("/blog?category=nope");
    expect(findAll(mainOf(unknown.body), { tag: "article" }).length).toBeGreaterThan(9);
    expect(unknown.headers["cache-status"]).toContain("no-match");
  });

  it("/ideas is in the planning layout, and overnight tours lead to the base site's planner", async () => {
    const ideas = (await stack.get("/ideas")).body;
    const isMainMenu = { role: "navigation", attr: { "aria-label": "Main" } };
    expect(findAll(ideas, { role: "banner" })).not.toEqual([]);
    const faq = (await stack.get("/faq")).body;
    const footerForm = { tag: "h2", attr: { id: "footer-newsletter" } };
    expect([ideas, faq].map((page) => findAll(page, isMainMenu).length)).toEqual([1, 1]);
    expect([ideas, faq].map((page) => findAll(page, footerForm).length)).toEqual([0, 1]);
    const isPlanner = { tag: "a", attr: { href: /^http:\/\/localhost:\d+\/ideas$/ } };
    expect(
      findAll(find(await main("/tours/105"), { tag: "section", attr: { id: "calendar" } }), isPlanner),
    ).toHaveLength(1);
    const cards = findAll(await main("/our-tours"), { tag: "article" });
    const overnight = cards.filter((card) => textOf(card).includes("1 night"));
    expect(overnight.length).toBeGreaterThan(0);
    expect(cards.filter((card) => findAll(card, isPlanner).length === 1)).toEqual(overnight);
  });

  it("the menu's tiles of overnight tours lead there as well, in the panel and in the drawer", async () => {
    const host = stack.newHost();
    const overnight = tours.filter((tour) => tour.overnight).map(listItem);
    stack.operator.answer(host, ({ path }, response, pass) => {
      if (path !== "/api/office/our-tours") return pass();
      response.setHeader("content-type", "application/json").end(JSON.stringify({ data: overnight }));
    });
    const page = (await stack.get("/faq", { host })).body;
    const tiles = findAll(page, { role: "link", text: /2 days/ });
    expect(tiles.length).toBeGreaterThanOrEqual(2);
    const plans = findAll(page, { role: "link", text: "Plan your trip", attr: { href: /:\d+\/ideas$/ } });
    expect(plans).toHaveLength(tiles.length);
  });
});

it("an invalid slug is never put into a call", async () => {
  for (const path of ["/blog/no_slug", "/blog/a--b", "/shuttle-service/a.b"]) await stack.get(path);
  const asked = stack.operator.calls.map((call) => call.path).filter((path) => /builder|content/.test(path));
  expect(asked).toEqual([]);
});

it("content that cannot be shown leaves title and a message; without a title the address is one; an empty object is no page", async () => {
  // A host that has no copies, and that no other test asks for.
  const host = "wrong-content.localhost";
  const answer = async (path: string, data: object) => {
    await stack.setAnswer("/api/website/builder/page/1/", data);
    return stack.get(path, { host });
  };
  await stack.setAnswer("/api/tenant-config", {});
  const blocks = [{ type: "gallery" }, { type: "nope" }, 5];
  const broken = await answer("/gallery", { title: "Only a title", blocks });
  await stack.clearFaults();
  expect(broken.status).toBe(200);
  expect(h1Of(broken.body)).toBe("Only a title");
  expect(textOf(mainOf(broken.body))).toContain("This page has no text right now");
  const untitled = await answer("/press-releases", { blocks: [{ type: "richText", html: "<p>x</p>" }] });
  expect(h1Of(untitled.body)).toBe("Press releases");
  expect((await answer("/about-us", {})).status).toBe(503);
  // A post without its blog list still is one.
  const post = await stack.get("/blog/a-blog-example", { host });
  await stack.clearFaults();
  expect(post.status).toBe(200);
  expect(textOf(mainOf(post.body))).not.toContain("Earlier");
});

describe("help", () => {
  it("topics above many questions lead to their groups", async () => {
    const faq = await main("/faq");
    const [topics] = findAll(faq, { tag: "nav", attr: { "aria-label": "Topics" } });
    expect(topics).toBeDefined();
    const targets = hrefs(topics as Nodes).map((href) => href.replace(/^#/, ""));
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.filter((id) => findAll(faq, { attr: { id } }).length !== 1)).toEqual([]);
    expect(findAll(await main("/shuttle-service"), { attr: { "aria-label": "Topics" } })).toEqual([]);
  });

  it("a search of the questions is answered without scripts, is not indexed and is kept by no cache", async () => {
    const answer = await stack.get("/faq?q=luggage&x=1");
    const page = mainOf(answer.body);
    const items = findAll(page, { tag: "details" });
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(page)).toContain(`${items.length} question`);
    expect(items.every((item) => /luggage/i.test(textOf(item)))).toBe(true);
    expect(answer.body).toContain('<meta name="robots" content="noindex"');
    expect(answer.body).toMatch(/<link rel="canonical" href="[^"?]*\/faq"/);
    expect(answer.headers["cache-status"]).toBe("pages; fwd=miss; detail=no-match");
    const none = mainOf((await stack.get(`/faq?q=${encodeURIComponent('"><img src=x>zzz')}`)).body);
    expect(textOf(none)).toContain("No question has these words");
    expect(findAll(none, { tag: "img" })).toEqual([]);
    expect(attributeOf(find(none, { tag: "input" }), "value")).toBe('"><img src=x>zzz');
    const whole = await stack.get("/faq?q=&x=1");
    expect(whole.body).not.toContain('content="noindex"');
    expect(findAll(mainOf(whole.body), { tag: "details", attr: { open: true } })).toHaveLength(1);
  });

  it("the contact form has the tenant's numbers and office, and when it is answered, beside it", async () => {
    const [card, answers, ...others] = findAll(await main("/contact-us"), { tag: "aside" });
    if (card === undefined || answers === undefined) throw new Error("nothing beside the form");
    expect(others).toEqual([]);
    expect(textOf(answers)).toContain("Usually within 15 minutes");
    expect(textOf(answers)).not.toContain("Quick answers");
    const beside = hrefs(card);
    expect(beside.filter((href) => /^(tel|sms):\+1702/.test(href))).toHaveLength(2);
    expect(beside.at(-1)).toContain("Dean%20Martin");
  });

  it("the overview of the shuttles asks for line, days and party, and each line it offers is a page", async () => {
    const form = find(await main("/shuttle-service"), { tag: "form" });
    expect(attributesOf(form, { tag: "input" }, "name")).toEqual(["date", "back", "adults", "children"]);
    const choices = (name: string) => attributesOf(find(form, { attr: { name } }), { tag: "option" }, "value");
    const slugs = choices("shuttle");
    expect(slugs).toHaveLength(3);
    for (const slug of slugs) {
      const line = find(await main(`/shuttle-service/${slug}`), { tag: "form" });
      expect(attributesOf(line, { attr: { name: "shuttle" } }, "value")).toEqual([slug]);
    }
  });
});
