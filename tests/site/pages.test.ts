import { describe, expect, it } from "vitest";
import {
  attributesOf,
  find,
  findAll,
  h1Of,
  headOf,
  mainOf,
  type Nodes,
  parseHtml,
  textOf,
  tourTitles,
} from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

describe("page content, without scripts", () => {
  const main = async (path: string) => mainOf((await stack.get(path)).body);
  const hrefs = (node: Nodes) => attributesOf(node, { role: "link" }, "href");

  it("/webcams is labeled Influencer Initiative in menu, breadcrumb, heading and title, and has the cameras", async () => {
    const { body } = await stack.get("/webcams");
    const page = mainOf(body);
    expect(headOf(body).title).toBe("Influencer Initiative | National Park Express");
    expect(textOf(find(page, { tag: "h1" }))).toBe("Influencer Initiative");
    expect(textOf(find(page, { tag: "nav", attr: { "aria-label": "Breadcrumb" } }))).toContain("Influencer Initiative");
    const menu = findAll(parseHtml(body), { tag: "a", attr: { href: "/webcams" } });
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
    const ideas = parseHtml((await stack.get("/ideas")).body);
    const isMainMenu = { role: "navigation", attr: { "aria-label": "Main" } };
    expect(findAll(ideas, { role: "banner" })).not.toEqual([]);
    const faq = parseHtml((await stack.get("/faq")).body);
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
    // This brand goes to few places, so its tiles are also further tours.
    const page = parseHtml((await stack.get("/faq", { host: "canyon.localhost" })).body);
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
    await stack.setFault("/api/website/builder/page/1/", { kind: "wrong-type", body: { data } });
    return stack.get(path, { host });
  };
  await stack.setFault("/api/tenant-config", { kind: "wrong-type", body: { data: {} } });
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
