import { describe, expect, it } from "vitest";
import { stopTime } from "#app/domain/tour/facts.ts";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { fromOperator } from "#tests/support/assistant.ts";
import { FORMAT } from "#tests/support/format.ts";
import { type GraphNode, headOf, mainOf, textOf, tourTitles } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const operator = <T>(path: string) => fromOperator<T>(stack, path);

const page = async (path: string, host?: string) => (await stack.get(path, { host })).body;
const GRAPH = "https://schema.org";

interface TourData {
  refundable?: boolean;
  singleSupplement?: number;
  id: number;
  title: string;
  summary: string;
  priceAdult: number;
  pricePer?: string;
  priceChild: number | null;
  durationHours: number;
  overnight: boolean;
  cancellation: string;
  itinerary: { time: string; title: string }[];
  meetingPoints: { name: string }[];
}

interface Offer {
  price: number;
  priceCurrency: string;
  availability?: string;
  availabilityStarts?: string;
  priceValidUntil?: string;
  url: string;
}

const offerOf = (product: GraphNode | undefined) => product?.offers as Offer | undefined;
const facts = (product: GraphNode | undefined) => {
  const properties = (product?.additionalProperty ?? []) as { name: string; value: string }[];
  return new Map(properties.map(({ name, value }) => [name, value]));
};
const listItems = (list: unknown) => (list as { itemListElement: GraphNode[] } | undefined)?.itemListElement ?? [];

describe("the structured data of a tour", () => {
  it("agrees with the page and the operator", async () => {
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(new Date());
    for (const { id } of tours.filter((_, index) => index % 3 === 0)) {
      const tour = await operator<TourData>(`product/web/detail/${id}`);
      const dates = await operator<{ date: string; available: boolean }[]>(`product/web/products/${id}/sales-dates`);
      // A crawler's page waits for the dates, but on a busy machine the stand-in may answer too late at first.
      let html = "";
      const ask = async () => (html = (await stack.get(`/tours/${id}`, { headers: GOOGLEBOT })).body);
      await expect.poll(async () => offerOf(headOf(await ask()).node("Product"))?.availability).toBeDefined();
      const text = textOf(html);
      const { node, canonical } = headOf(html);
      const product = node("Product");
      const trip = node("TouristTrip");

      expect([product?.name, trip?.name, product?.description]).toEqual([tour.title, tour.title, tour.summary]);
      expect(text).toContain(tour.title);
      expect(text).toContain(tour.summary);

      const offer = offerOf(product);
      expect([offer?.price, offer?.priceCurrency, offer?.url]).toEqual([tour.priceAdult, "USD", canonical]);
      expect(text).toContain(`$${offer?.price} per ${tour.pricePer ?? "adult"}`);
      const open = dates.filter(({ date, available }) => available && date >= today).map(({ date }) => date);
      expect(offer?.availability).toBe(`${GRAPH}/${open.length > 0 ? "InStock" : "SoldOut"}`);
      expect([offer?.availabilityStarts, offer?.priceValidUntil]).toEqual([open[0], open.at(-1)]);

      const said = facts(product);
      const [, hours, minutes] = /^(?:(\d+) h(?:ours?)?)? ?(?:(\d+) min)?$/.exec(said.get("Duration") ?? "") ?? [];
      if (tour.overnight) expect(said.get("Duration")).toBe("2 days, 1 night");
      else expect(Number(hours ?? 0) + Number(minutes ?? 0) / 60).toBe(tour.durationHours);
      expect(said.get("Cancellation")).toBe(
        `${tour.refundable === false ? "Not refundable. " : ""}${tour.cancellation}`,
      );
      expect(said.get("Single supplement")).toBe(tour.singleSupplement && `$${tour.singleSupplement}`);
      const stops = new Set(tour.meetingPoints.map(({ name }) => name)).size;
      expect(said.get("Pick-up")).toContain(stops === 1 ? tour.meetingPoints[0]?.name : `${stops} stops`);
      const child = tour.priceChild === null || tour.priceChild === tour.priceAdult ? undefined : `$${tour.priceChild}`;
      expect(said.get("Price per child")).toBe(child);
      for (const [name, value] of said) expect(text, `${id} ${name}`).toContain(value);

      const steps = listItems(trip?.itinerary).map(({ name }) => String(name));
      expect(steps).toEqual(tour.itinerary.map(({ time, title }) => `${stopTime(FORMAT, time)}: ${title}`));
      expect(html).not.toContain("aggregateRating");
    }
  });

  it("marks a tour without a free seat as sold out, and claims nothing when dates are unknown", async () => {
    const host = stack.newHost();
    const soldOut = [{ date: "2099-01-01", available: false, remaining: 0, priceFrom: 89 }];
    await stack.setAnswer("/api/product/web/products/102/sales-dates", soldOut, host);
    await stack.setFault("/api/product/web/products/103/sales-dates", { kind: "status", status: 500 }, host);
    const availability = async (path: string) =>
      offerOf(headOf((await stack.get(path, { host, headers: GOOGLEBOT })).body).node("Product"))?.availability;
    await expect.poll(() => availability("/tours/102")).toBe(`${GRAPH}/SoldOut`);
    expect(await availability("/tours/103")).toBeUndefined();
  });

  it("waits for slow dates for crawlers only", async () => {
    // Two tours: whoever asks for a page that is being rendered waits for that one.
    const host = stack.newHost();
    const release = stack.operator.hold("/sales-dates");
    const crawled = stack.getInParts("/tours/105", { host, headers: GOOGLEBOT });
    await expect
      .poll(() => stack.operator.calls.some(({ path }) => path.includes("/products/105/sales-dates")))
      .toBe(true);
    const read = stack.getInParts("/tours/104", { host });
    expect(headOf(await read.until("</head>")).node("Product")).toBeDefined();
    release();
    expect(offerOf(headOf((await crawled.whole).body).node("Product"))?.availability).toBe(`${GRAPH}/InStock`);
    const answered = await read.whole;
    expect(answered.body.trimEnd().endsWith("</html>")).toBe(true);
    // Without the dates it must not be kept: the next crawler would get it.
    expect(answered.headers["cache-status"]).not.toContain("stored");
  });
});

describe("the structured data of other pages", () => {
  it("has every question of the FAQ with the answer people read", async () => {
    const html = await page("/faq");
    const text = textOf(html);
    const questions = headOf(html).node("FAQPage")?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const { blocks } = await operator<{ blocks: { groups?: { items: { question: string }[] }[] }[] }>(
      "website/builder/page/1/faq",
    );
    const asked = blocks.flatMap(({ groups = [] }) =>
      groups.flatMap(({ items }) => items.map((item) => item.question)),
    );
    expect(questions.map(({ name }) => name)).toEqual(asked);
    expect(asked.length).toBeGreaterThan(10);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name);
      // Words, not white space: elements end in the middle of a sentence.
      expect(text.replace(/\s/g, "")).toContain(acceptedAnswer.text.replace(/\s/g, ""));
    }
  });

  it("has a note of the blog as it is signed and dated", async () => {
    const html = await page("/blog/a-blog-example");
    const post = await operator<Record<string, string>>("website/content/1/blog/a-blog-example");
    const { node, meta } = headOf(html);
    expect(node("BlogPosting")).toMatchObject({
      headline: post.title,
      description: post.excerpt,
      datePublished: post.published,
      author: { "@type": "Person", name: post.author },
    });
    expect(textOf(html)).toContain(post.author);
    expect([meta("og:type"), meta("article:published_time")]).toEqual(["article", post.published]);
  });

  it.each([
    "/our-tours",
    "/our-tours?sort=price",
    "/our-tours/half-day",
    "/tours-detail/zion-national-park-tours/",
    // In groups: a tour that goes to other places as well stands after those that do not.
    "/tours-detail/grand-canyon-tours/",
  ])("lists the tours of %s in their order", async (path) => {
    const html = await page(path);
    const shown = tourTitles(mainOf(html));
    const listed = listItems(headOf(html).node("ItemList"));
    expect(listed.map(({ name }) => name)).toEqual(shown);
    expect(shown.length).toBeGreaterThan(1);
    if (path.startsWith("/tours-detail/")) expect(headOf(html).node("TouristDestination")?.name).toBeDefined();
    const first = new URL(String(listed[0]?.url));
    expect((await stack.get(first.pathname)).status).toBe(200);
  });

  it("of content an operator made wrong has films that can be played, and no others", async () => {
    const data = await operator<{ blocks: { type: string; items: Record<string, unknown>[] }[] }>(
      "website/builder/page/1/videos-en",
    );
    for (const item of data.blocks.find(({ type }) => type === "videos")?.items.slice(0, 1) ?? [])
      item.embedUrl = "https://www.youtube.com/embed/abcdefghijk";
    const host = stack.newHost();
    await stack.setAnswer("/api/website/builder/page/1/videos-en", data, host);
    const { body } = await stack.get("/videos/en", { host });
    expect(body).toContain(">Read the whole text<");
    expect(body).not.toContain(">Read the story<");
    const file = expect.objectContaining({ contentUrl: expect.stringMatching(/\/media\/films\/[a-z-]+\.mp4$/) });
    expect(headOf(body).nodes.filter((found) => found["@type"] === "VideoObject")).toEqual([
      expect.objectContaining({
        embedUrl: "https://www.youtube-nocookie.com/embed/abcdefghijk",
        uploadDate: "2026-09-14",
        inLanguage: "en",
        thumbnailUrl: expect.stringContaining("/media/grand-canyon/mather-point.svg"),
      }),
      ...[file, file, file],
    ]);
  });
});
