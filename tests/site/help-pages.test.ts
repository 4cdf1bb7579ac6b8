/** Pages on which visitors find out or ask: questions, contact, press, shuttle lines. Without scripts. */

import { describe, expect, it } from "vitest";
import { attributeOf, attributesOf, find, findAll, mainOf, type Nodes, textOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

describe("help", () => {
  const main = async (path: string) => mainOf((await stack.get(path)).body);
  const hrefs = (node: Nodes) => attributesOf(node, { role: "link" }, "href");

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
