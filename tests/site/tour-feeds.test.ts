/** The feeds of tours, against the published formats: jsonfeed.org 1.1, and Google's proto of the product feed. */

import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { attributesOf, parseHtml } from "#tests/support/html.ts";
import { type SharedStack, sharedTestStack, startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const url = v.pipe(v.string(), v.url());
const filled = v.pipe(v.string(), v.nonEmpty());
const uint32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));

/** jsonfeed.org/version/1.1; names with an underscore are ours. */
const jsonFeed = v.strictObject({
  version: v.literal("https://jsonfeed.org/version/1.1"),
  title: filled,
  home_page_url: url,
  feed_url: url,
  description: v.string(),
  icon: url,
  language: v.literal("en-US"),
  authors: v.array(v.strictObject({ name: filled, url })),
  items: v.array(
    v.pipe(
      v.strictObject({
        id: filled,
        url,
        title: filled,
        content_html: v.optional(filled),
        content_text: v.optional(filled),
        summary: v.optional(filled),
        image: v.optional(url),
        date_modified: v.optional(v.pipe(v.string(), v.isoTimestamp())),
        tags: v.array(filled),
        _tour: v.strictObject({
          price_adult: v.nullable(v.number()),
          price_child: v.nullable(v.number()),
          currency: v.literal("USD"),
          duration_hours: v.nullable(v.number()),
          overnight: v.boolean(),
        }),
      }),
      v.check((item) => (item.content_html === undefined) !== (item.content_text === undefined), "one content"),
    ),
  ),
});

const localized = (maxChars: number) =>
  v.strictObject({
    localized_texts: v.pipe(
      v.array(v.strictObject({ language_code: v.literal("en"), text: v.pipe(filled, v.maxLength(maxChars)) })),
      v.minLength(1),
    ),
  });
const placeInfo = v.strictObject({
  name: filled,
  phone_number: v.optional(filled),
  website_url: v.optional(url),
  unstructured_address: filled,
});
/** Of Google's closed list (feed-spec/product-category), those that a coach tour can have. */
const CATEGORIES = ["adults-only", "audio-guide", "day-trips", "family-friendly", "guided-tours"] as const;
const feedId = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
/** The messages of `ext.travel.ttd.proto.feeds.v1`, the fields that we send. */
const productFeed = v.strictObject({
  feed_metadata: v.strictObject({
    shard_id: v.literal(0),
    total_shards_count: v.literal(1),
    processing_instruction: v.literal("PROCESS_AS_SNAPSHOT"),
  }),
  products: v.array(
    v.strictObject({
      id: feedId,
      title: localized(150),
      description: localized(16_000),
      product_features: v.array(
        v.strictObject({
          feature_type: v.picklist([
            "TEXT_FEATURE_HIGHLIGHT",
            "TEXT_FEATURE_INCLUSION",
            "TEXT_FEATURE_EXCLUSION",
            "TEXT_FEATURE_MUST_KNOW",
          ]),
          value: localized(16_000),
        }),
      ),
      options: v.pipe(
        v.array(
          v.strictObject({
            id: feedId,
            title: localized(150),
            landing_page: v.strictObject({ url }),
            landing_page_list_view: v.strictObject({ url }),
            duration_sec: v.optional(uint32),
            cancellation_policy: v.optional(
              v.strictObject({
                refund_conditions: v.array(
                  v.strictObject({
                    min_duration_before_start_time_sec: uint32,
                    refund_percent: v.pipe(uint32, v.maxValue(100)),
                  }),
                ),
              }),
            ),
            option_categories: v.optional(v.array(v.strictObject({ label: v.picklist(CATEGORIES) }))),
            price_options: v.pipe(
              v.array(
                v.strictObject({
                  id: feedId,
                  title: filled,
                  price: v.strictObject({
                    currency_code: v.literal("USD"),
                    units: uint32,
                    nanos: v.pipe(uint32, v.maxValue(999_999_999)),
                  }),
                }),
              ),
              v.minLength(1),
            ),
            meeting_point: v.optional(
              v.strictObject({
                location: v.strictObject({ place_info: placeInfo }),
                description: localized(16_000),
              }),
            ),
          }),
        ),
        v.minLength(1),
      ),
      related_media: v.array(v.strictObject({ url, type: v.literal("MEDIA_TYPE_PHOTO") })),
      operator: v.strictObject({
        google_business_profile_name: localized(150),
        locations: v.optional(v.array(v.strictObject({ location: v.strictObject({ place_info: placeInfo }) }))),
      }),
      inventory_types: v.tuple([v.literal("INVENTORY_TYPE_OPERATOR_DIRECT")]),
    }),
  ),
});

const TOURS = "/our-tours/feed.json";
const PRODUCTS = "/our-tours/things-to-do.json";

describe("with the operator", () => {
  let stack: SharedStack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  it("the JSON feed has every tour with its text, picture and price", async () => {
    const { status, headers, body } = await stack.get(TOURS);
    expect([status, headers["content-type"]]).toEqual([200, "application/feed+json; charset=utf-8"]);
    const feed = v.parse(jsonFeed, JSON.parse(body));
    const { origin } = stack.site.url;
    expect(feed.items.map(({ id }) => id).toSorted()).toEqual(
      tours.map(({ id }) => `${origin}/tours/${id}`).toSorted(),
    );
    const item = feed.items.find(({ id }) => id === `${origin}/tours/111`);
    expect(item?.title).toBe(tours.find(({ id }) => id === 111)?.title);
    expect(item?._tour.price_adult).toBe(199);
    for (const { content_html = "", image } of feed.items) {
      expect(content_html.length).toBeGreaterThan(100);
      expect(content_html).not.toMatch(/(?:href|src)="(?!https?:)|class=/);
      expect(image).toMatch(/^http/);
    }
  });

  it("the product feed has every tour with one price, of an adult", async () => {
    const { status, headers, body } = await stack.get(PRODUCTS);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    const { products } = v.parse(productFeed, JSON.parse(body));
    expect(products).toHaveLength(tours.length);
    expect(new Set(products.map(({ id }) => id)).size).toBe(tours.length);
    const [option] = products.find(({ id }) => id === "tour-111")?.options ?? [];
    expect(option?.price_options.map(({ price }) => price)).toEqual([{ currency_code: "USD", units: 199, nanos: 0 }]);
    const labels = (id: number) =>
      products.find((one) => one.id === `tour-${id}`)?.options[0]?.option_categories?.map(({ label }) => label);
    expect([labels(105), labels(111), labels(121)]).toEqual([["day-trips"], ["day-trips"], undefined]);
    expect(option?.meeting_point?.location.place_info.unstructured_address).not.toBe("");
    const page = new URL(option?.landing_page.url ?? "");
    expect((await stack.get(page.pathname)).status).toBe(200);
    for (const { description } of products) {
      const tags = [...(description.localized_texts[0]?.text ?? "").matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag);
      expect(tags.filter((tag) => !/^(?:h[1-5]|[uo]l|li|strong|em|p|br)$/.test(tag ?? ""))).toEqual([]);
    }
  });

  it("are named in the list of tours and in llms.txt", async () => {
    const page = parseHtml((await stack.get("/our-tours")).body);
    const named = attributesOf(page, { tag: "link", attr: { type: "application/feed+json" } }, "href");
    expect(named).toEqual([TOURS]);
    const { body } = await stack.get("/llms.txt");
    for (const path of [TOURS, PRODUCTS, "/blog/feed.xml"]) expect(body).toContain(stack.site.url.origin + path);
  });

  it("are each tenant's own", async () => {
    for (const path of [TOURS, PRODUCTS]) {
      const { body } = await stack.get(path, { host: "canyon.localhost" });
      expect(body).not.toContain("/tours/121");
      expect(body).toContain("//canyon.localhost:");
    }
  });
});

describe("while the operator fails", () => {
  let stack: TestStack;
  afterEach(() => stack.stop());

  it("Google gets no feed that lacks a tour, and readers get the others", async () => {
    stack = await startTestStack();
    await stack.setFault("/api/product/web/detail/121", { kind: "status", status: 500 });
    expect((await stack.get(PRODUCTS)).status).toBe(503);
    const { status, body } = await stack.get(TOURS);
    expect([status, body.includes("/tours/121"), body.includes("/tours/122")]).toEqual([200, false, true]);
    await stack.stopOperator();
    expect((await stack.get(TOURS, { host: "vegas.localhost" })).status).toBe(503);
  });
});
