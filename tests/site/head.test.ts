import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { categories, posts, tenants, tours } from "#tests/stand-in/seed/seed.ts";
import { headOf } from "#tests/support/head.ts";
import { cacheOf } from "#tests/support/http.ts";
import { CONTENT_PATHS, TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { type SharedStack, sharedTestStack, startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

const VISITORS_OWN = ["/cart/", "/hotel/", "/activities/"];
const EVERY_PATH = [
  ...CONTENT_PATHS,
  "/our-tours",
  ...categories.map(({ slug }) => `/our-tours/${slug}`),
  ...DESTINATIONS.map(({ slug }) => `/tours-detail/${slug}-tours/`),
  ...tours.map(({ id }) => `/tours/${id}`),
];

const originOf = (host: string) => `http://${host}:${stack.site.url.port}`;

/** PNG (third edition) 11.2.1: width and height are the first two numbers of IHDR, at byte 16. */
async function pngSize(path: string) {
  const answer = await fetch(new URL(path, stack.site.url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    signature: bytes.toString("latin1", 1, 4),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  };
}

/** The place a page is about, as far as the tenant sells its tours; "tours" for pages about several. */
function placeOf(host: string, path: string): string {
  const sold = tenants.find((tenant) => tenant.host === host)?.destinations ?? [];
  const own = DESTINATIONS.find(({ slug }) => path === `/tours-detail/${slug}-tours/`)?.slug;
  const tour = tours.find(({ id }) => path === `/tours/${id}`);
  const post = posts.find(({ slug }) => path === `/blog/${slug}`);
  const related = tours.filter(
    ({ slug, destination }) => post?.relatedTours.includes(slug) && (sold.length === 0 || sold.includes(destination)),
  );
  const common = DESTINATIONS.find(
    ({ title }) => related.length > 0 && related.every(({ tags }) => tags.includes(title)),
  );
  return own ?? tour?.destination ?? common?.slug ?? "tours";
}

describe.each(TENANT_HOSTS)("every page of %s", (host) => {
  it("has a title, description, canonical address and social card of its own", async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const cards = new Set<string>();
    let pages = 0;
    for (const path of EVERY_PATH) {
      const answer = await stack.get(path, { host });
      // Tours this tenant does not sell are 404.
      if (answer.status === 404 && /^\/tours\/\d/.test(path)) continue;
      expect([path, answer.status]).toEqual([path, 200]);
      pages += 1;
      const head = headOf(answer.body);
      const address = originOf(host) + path;
      expect(head.canonical).toBe(address);
      // A place without tours of this tenant.
      const robots = answer.body.includes("data-tour=") || !path.startsWith("/tours-detail/") ? [] : ["noindex"];
      expect([head.all("robots"), answer.headers["x-robots-tag"]], path).toEqual([robots, undefined]);

      const description = head.meta("description");
      expect(head.title, path).toMatch(/^.{8,}$/);
      expect(description, path).toMatch(/^.{20,300}$/);
      expect([path, titles.get(head.title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
      titles.set(head.title, path);
      descriptions.set(description, path);

      for (const name of ["og:type", "og:site_name", "og:title", "og:image:alt", "twitter:card", "twitter:image:alt"])
        expect([path, name, head.all(name).length]).toEqual([path, name, 1]);
      expect(head.all("og:url")).toEqual([address]);
      expect(head.all("og:description")).toEqual([description]);
      expect(head.title).toContain(head.meta("og:title"));
      expect(head.title).toContain(head.meta("og:site_name"));
      expect([head.meta("og:image:width"), head.meta("og:image:height")]).toEqual(["1200", "630"]);
      const image = new URL(head.meta("og:image"));
      expect(image.origin).toBe(originOf(host));
      cards.add(image.pathname);
      expect([path, image.pathname]).toEqual([path, `/share/${placeOf(host, path)}.png`]);

      expect([path, head.scripts.length]).toEqual([path, 1]);
      const crumbs = head.node("BreadcrumbList")?.itemListElement as { item: string }[] | undefined;
      // Which pages have one: structured-data-fields.test.ts.
      expect(crumbs?.at(-1)?.item ?? address).toBe(address);
      for (const other of TENANT_HOSTS) {
        if (other !== host) expect(head.scripts[0]).not.toContain(`//${other}:${stack.site.url.port}/`);
      }
    }
    expect(pages).toBeGreaterThan(CONTENT_PATHS.length + DESTINATIONS.length + categories.length);
    expect(cards.size).toBe(DESTINATIONS.length + 1);
    for (const card of cards)
      expect(await pngSize(card), card).toEqual({
        status: 200,
        type: "image/png",
        signature: "PNG",
        width: 1200,
        height: 630,
      });
  });
});

describe("the one address of a page", () => {
  it.each([
    ["/faq/", "/faq"],
    ["/faq?utm_source=letter", "/faq"],
    ["/our-tours?sort=price&destination=zion-national-park", "/our-tours"],
    ["/our-tours/1", "/our-tours/day-tours"],
    ["/tours/101/", "/tours/101"],
    ["/tours/101?month=2027-01", "/tours/101"],
    ["/tours-detail/zion-national-park-tours", "/tours-detail/zion-national-park-tours/"],
    [`/tours-detail/x-tours/?original_url=${encodeURIComponent(`/tour/${tours[0]?.slug}`)}`, `/tours/${tours[0]?.id}`],
  ])("%s is %s", async (path, canonical) => {
    const { status, body } = await stack.get(path);
    expect(status).toBe(200);
    expect(headOf(body).canonical).toBe(stack.site.url.origin + canonical);
    expect(headOf(body).meta("og:url")).toBe(stack.site.url.origin + canonical);
  });

  it("of films in a language names the other languages", async () => {
    const { body } = await stack.get("/videos/de");
    expect(headOf(body).alternates).toEqual(
      ["en", "es", "de"].map((code) => [code, `${stack.site.url.origin}/videos/${code}`]),
    );
  });
});

describe("not for search engines", () => {
  it.each(VISITORS_OWN)("is %s", async (path) => {
    const { status, body } = await stack.get(path);
    expect(status).toBe(200);
    const head = headOf(body);
    expect(head.all("robots")).toEqual(["noindex"]);
    expect([head.canonical, head.scripts]).toEqual(["", []]);
    expect(head.title).toMatch(/ \| National Park Express$/);
  });

  it.each([
    "/signin",
    "/signup",
    "/account/",
    "/search?tour=101",
    "/nope",
    "/tours/999999",
    "/blog/none",
    "/assets/none.js",
    "//",
  ])("is %s", async (path) => {
    expect((await stack.get(path)).headers["x-robots-tag"]).toBe("noindex");
  });

  it("is a 404, for people and for crawlers", async () => {
    expect(headOf((await stack.get("/nope")).body).all("robots")).toContain("noindex");
    const crawled = await stack.get("/nope", { headers: { "user-agent": "Googlebot/2.1" } });
    expect([crawled.status, crawled.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
  });

  it("is a page whose content cannot be had", async () => {
    // A stack of its own: nobody has a copy of its pages yet.
    const own = await startTestStack();
    try {
      for (const page of ["licenses", "news-letter"])
        await own.setFault(`/api/website/builder/page/1/${page}`, { kind: "status", status: 500 });
      for (const path of ["/licenses", "/news-letter"]) {
        const { status, headers } = await own.get(path);
        expect([path, status, headers["x-robots-tag"]]).toEqual([path, 503, "noindex"]);
      }
    } finally {
      await own.stop();
    }
  });
});

describe("a preview of one fixed tenant", () => {
  let fixed: TestStack;
  beforeAll(async () => {
    fixed = await startTestStack({ vars: { TENANT_HOST: "canyon.localhost" } });
  });
  afterAll(() => fixed.stop());

  it.each(["preview.localhost", "canyon.acme.workers.dev", "localhost"])(
    "is not for search engines as %s, and names the tenant's own address",
    async (host) => {
      for (const [path, status] of [
        ["/", 200],
        ["/faq", 200],
        ["/tours/101", 200],
        ["/nope", 404],
        ["/cart", 200],
      ] as const) {
        const answer = await fixed.get(path, { host });
        expect([path, answer.status, answer.headers["x-robots-tag"]]).toEqual([path, status, "noindex"]);
      }
      const { canonical } = headOf((await fixed.get("/faq", { host })).body);
      expect(canonical).toBe(`http://canyon.localhost:${fixed.site.url.port}/faq`);
    },
  );

  it("leaves the tenant's own host to search engines, though both share one page cache", async () => {
    await fixed.get("/webcams", { host: "preview.localhost" });
    const answer = await fixed.get("/webcams", { host: "canyon.localhost" });
    expect(cacheOf(answer)).toBe("hit");
    expect(answer.headers["x-robots-tag"]).toBeUndefined();
    expect(headOf(answer.body).canonical).toBe(`http://canyon.localhost:${fixed.site.url.port}/webcams`);
  });
});
