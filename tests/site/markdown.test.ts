import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { locations } from "#tests/support/crawl.ts";
import { headOf } from "#tests/support/head.ts";
import { find, findAll, mainOf, textOf } from "#tests/support/html.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

/** Markdown without its escapes. */
const unescaped = (markdown: string) => markdown.replace(/\\(.)/g, "$1");
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface OperatorTour {
  title: string;
  priceAdult: number;
  priceChild: number;
  cancellation: string;
  meetingPoints: { name: string; address: string; time: string }[];
}

async function operatorTour(id: number): Promise<OperatorTour> {
  const headers = { "x-api-key": DEMO_API_KEY, "host-name": "localhost", "content-type": "application/json" };
  const answer = await fetch(new URL(`/api/product/web/detail/${id}`, stack.operatorUrl), { headers });
  return (await answer.json<{ data: OperatorTour }>()).data;
}

async function tourIds(): Promise<number[]> {
  const urls = locations((await stack.get("/sitemap.xml")).body);
  return urls.map((url) => Number(/\/tours\/(\d+)$/.exec(url)?.[1])).filter((id) => id > 0);
}

describe("the Markdown of every tour", () => {
  it("has the price, duration, pick-up and cancellation of its page and of the operator", async () => {
    const ids = await tourIds();
    expect(ids.length).toBeGreaterThanOrEqual(24);
    for (const id of ids) {
      const html = (await stack.get(`/tours/${id}`)).body;
      const markdown = unescaped((await stack.get(`/tours/${id}.md`)).body);
      const tour = await operatorTour(id);
      const main = mainOf(html);
      const page = textOf(main);

      expect(markdown.startsWith(`# ${tour.title}\n`), `${id}`).toBe(true);
      const price = textOf(find(main, { tag: "p", text: /^\$\d+ per adult/ }));
      expect(price).toMatch(new RegExp(`^\\$${tour.priceAdult} per adult`));
      expect(markdown).toContain(`- Price: $${tour.priceAdult} per adult`);
      const child = `$${tour.priceChild} per child`;
      expect([price.includes(child), markdown.includes(child)], `${id}`).toEqual(
        tour.priceChild === tour.priceAdult ? [false, false] : [true, true],
      );

      const values = findAll(main, { tag: "dd" }).map(textOf);
      const facts = findAll(main, { tag: "dt" }).map((name, index) => [textOf(name), values[index]] as const);
      expect(facts.map(([name]) => name)).toEqual(expect.arrayContaining(["Duration", "Pick-up"]));
      for (const [name, value] of facts) expect(markdown, `${id}`).toContain(`- ${name}: ${value}\n`);

      expect(page, `${id}`).toContain(tour.cancellation);
      expect(markdown, `${id}`).toContain(`## Cancellation\n\n${tour.cancellation}\n`);
      for (const { name, address } of tour.meetingPoints) {
        expect([page.includes(name), page.includes(address)], `${id} ${name}`).toEqual([true, true]);
        expect(markdown, `${id}`).toMatch(
          new RegExp(`^- \\d+:\\d\\d [AP]M \\*\\*${literally(name)}\\*\\*, ${literally(address)}`, "m"),
        );
      }
      const times = findAll(main, { tag: "p", text: /^\d+:\d\d [AP]M$/ }).map(textOf);
      expect(times.length, `${id}`).toBeGreaterThan(0);
      for (const time of times) expect(markdown, `${id}`).toContain(`- ${time} **`);
    }
  });

  it("links to pages that are there, by absolute addresses only", async () => {
    for (const path of ["/tours/101.md", "/faq.md", "/blog/a-blog-example.md", "/llms.txt"]) {
      const { body } = await stack.get(path);
      const links = [...body.matchAll(/\]\(<([^>]*)>\)/g)].map(([, url = ""]) => url);
      expect(links.length, path).toBeGreaterThan(0);
      expect(body.match(/\]\((?!<https?:|<tel:|<mailto:)/g), path).toBeNull();
      for (const url of new Set(links.filter((link) => link.startsWith(stack.site.url.origin)))) {
        const { status } = await stack.get(url.slice(stack.site.url.origin.length).replace(/#.*/, ""));
        expect(status, url).toBe(200);
      }
    }
  });
});

describe("one address, two forms", () => {
  const assistant = { headers: { accept: "text/markdown, text/html;q=0.9" } };

  it.each(["/faq", "/faq/", "/tours/121", "/blog/a-blog-example"])(
    "%s is Markdown for clients that prefer it",
    async (path) => {
      const page = await stack.get(path);
      const markdown = await stack.get(path, assistant);
      const file = `${path.replace(/\/$/, "")}.md`;
      expect(markdown.body).toBe((await stack.get(file)).body);
      expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect([page.headers.vary, markdown.headers.vary]).toEqual(["accept", "accept"]);
      expect(page.headers.link).toContain(`<${file}>; rel="alternate"; type="text/markdown"`);
      // Asked again, each gets its own form, whoever came in between.
      expect((await stack.get(path)).headers["content-type"]).toMatch(/^text\/html/);
      const { canonical } = headOf(page.body);
      expect(markdown.headers.link).toBe(`<${canonical}>; rel="canonical"`);
    },
  );

  it("pages without Markdown, and data, stay what they are", async () => {
    for (const path of ["/", "/about-us", "/faq.data"]) {
      const { headers } = await stack.get(path, assistant);
      expect(headers["content-type"], path).not.toMatch(/markdown/);
      expect(headers.vary ?? "", path).not.toMatch(/accept\b(?!-)/);
    }
  });

  it("an account page is still guarded, whatever is accepted", async () => {
    expect((await stack.get("/account", assistant)).status).toBe(302);
  });
});
