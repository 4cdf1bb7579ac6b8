/** The feeds of tours, against the published formats: jsonfeed.org 1.1, and Google's proto of the product feed. */

import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { attributesOf, parseHtml } from "#tests/support/html.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

const { array, literal, nullable, number, optional, picklist, pipe, strictObject: object, string } = v;

const url = pipe(string(), v.url());
const filled = pipe(string(), v.nonEmpty());
const uint32 = pipe(number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));

const feedItem = object({
  ...{ id: filled, url, title: filled, content_html: optional(filled), content_text: optional(filled) },
  ...{ summary: optional(filled), image: optional(url), tags: array(filled) },
  date_modified: optional(pipe(string(), v.isoTimestamp())),
  _tour: object({
    ...{ price_adult: nullable(number()), price_child: nullable(number()), currency: literal("USD") },
    ...{ duration_hours: nullable(number()), overnight: v.boolean() },
  }),
});
/** jsonfeed.org/version/1.1; names with an underscore are ours. */
const jsonFeed = object({
  ...{ version: literal("https://jsonfeed.org/version/1.1"), title: filled, home_page_url: url, feed_url: url },
  ...{ description: string(), icon: url, language: literal("en-US"), authors: array(object({ name: filled, url })) },
  items: array(
    pipe(
      feedItem,
      v.check((item) => (item.content_html === undefined) !== (item.content_text === undefined), "one content"),
    ),
  ),
});

const filledList = <T extends v.GenericSchema>(item: T) => pipe(array(item), v.minLength(1));
const localized = (maxChars: number) =>
  object({
    localized_texts: filledList(object({ language_code: literal("en"), text: pipe(filled, v.maxLength(maxChars)) })),
  });
const place = object({
  place_info: object({
    ...{ name: filled, phone_number: optional(filled), website_url: optional(url), unstructured_address: filled },
  }),
});
/** Categories of Google's closed list (feed-spec/product-category) that a coach tour can have. */
const CATEGORIES = ["adults-only", "audio-guide", "day-trips", "family-friendly", "guided-tours"] as const;
const FEATURES = ["HIGHLIGHT", "INCLUSION", "EXCLUSION", "MUST_KNOW"].map((name) => `TEXT_FEATURE_${name}`);
const feedId = pipe(string(), v.regex(/^[\w-]{1,255}$/));
const money = object({
  ...{ currency_code: literal("USD"), units: uint32, nanos: pipe(uint32, v.maxValue(999_999_999)) },
});
const refund = object({ min_duration_before_start_time_sec: uint32, refund_percent: pipe(uint32, v.maxValue(100)) });
const option = object({
  ...{ id: feedId, title: localized(150), landing_page: object({ url }), landing_page_list_view: object({ url }) },
  duration_sec: optional(uint32),
  cancellation_policy: optional(object({ refund_conditions: array(refund) })),
  option_categories: optional(array(object({ label: picklist(CATEGORIES) }))),
  price_options: filledList(object({ id: feedId, title: filled, price: money })),
  meeting_point: optional(object({ location: place, description: localized(16_000) })),
});
/** The messages of `ext.travel.ttd.proto.feeds.v1`, the fields that we send. */
const productFeed = object({
  feed_metadata: object({
    ...{ shard_id: literal(0), total_shards_count: literal(1), processing_instruction: literal("PROCESS_AS_SNAPSHOT") },
  }),
  products: array(
    object({
      ...{ id: feedId, title: localized(150), description: localized(16_000), options: filledList(option) },
      product_features: array(object({ feature_type: picklist(FEATURES), value: localized(16_000) })),
      related_media: array(object({ url, type: literal("MEDIA_TYPE_PHOTO") })),
      operator: object({
        google_business_profile_name: localized(150),
        locations: optional(array(object({ location: place }))),
      }),
      inventory_types: v.tuple([literal("INVENTORY_TYPE_OPERATOR_DIRECT")]),
    }),
  ),
});

const TOURS = "/our-tours/feed.json";
const PRODUCTS = "/our-tours/things-to-do.json";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

it("the JSON feed has every tour with its text, picture and price", async () => {
  const { status, headers, body } = await stack.get(TOURS);
  expect([status, headers["content-type"]]).toEqual([200, "application/feed+json; charset=utf-8"]);
  const feed = v.parse(jsonFeed, JSON.parse(body));
  const { origin } = stack.site.url;
  expect(feed.items.map(({ id }) => id).toSorted()).toEqual(tours.map(({ id }) => `${origin}/tours/${id}`).toSorted());
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
