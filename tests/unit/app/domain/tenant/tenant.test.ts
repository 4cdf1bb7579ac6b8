import { expect, it } from "vitest";
import { instantOf } from "#app/domain/calendar/clock.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import { linkedPages, ownPages } from "#app/domain/tenant/linked-pages.ts";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import { noticesNow } from "#app/domain/tenant/notices.ts";
import { clockAndZone, clockName, tagSources, tenantOf, zoneName } from "#app/domain/tenant/tenant.ts";
import { UNKNOWN_TENANT } from "#app/operator/tenant-config.ts";
import { DEPLOYMENT, settingsOf, tenantWith } from "#tests/support/tenant.ts";

it.each([
  ["Canyon.LOCALHOST", "canyon.localhost"],
  ["tenant.example.:443", "tenant.example"],
  ["[::1]", null],
  ["-a.example", null],
  ["a_b.example", null],
  ["a".repeat(64), null],
  [`${"a.".repeat(130)}com`, null],
])("host of a tenant: %j is %j", (hostname, host) => {
  expect(normalizeHost(hostname)).toBe(host);
});

it("visitor statistics are on unless the tenant says no, and off while its settings are unknown", () => {
  const sent = [{}, { visitorStatistics: null }, { visitorStatistics: false }];
  expect(sent.map((each) => settingsOf(each).visitorStatistics)).toEqual([true, true, false]);
  expect(UNKNOWN_TENANT.visitorStatistics).toBe(false);
});

const tagsOf = (tags: unknown) => settingsOf({ tags }).tags;
const scriptUrl = "https://tags.example/manager.js?id=1";

it("a tenant's own tags widen the policy by their hosts, in which nothing else can hide", () => {
  const hosts = ["*.Tags.example", "tags.example", "a.example; script-src *", "*", "http://b.example", "localhost"];
  const tags = tagsOf({ scriptUrl, hosts });
  expect(tagSources(tags)).toEqual(["https://tags.example", "https://*.tags.example"]);
  expect(tagSources(null)).toEqual([]);
});

it.each([
  undefined,
  { scriptUrl: "http://tags.example/a.js" },
  { scriptUrl: "https://u:p@tags.example/a.js" },
  { scriptUrl: "//tags.example/a.js" },
])("a tenant's own tags are off for %j", (sent) => {
  expect(tagsOf(sent)).toBeNull();
});

const LAS_VEGAS = { ...DEPLOYMENT, timeZone: "America/Los_Angeles", departureTown: "Las Vegas" };

it.each([
  // The tenant's own town, the installation's, or none.
  [{}, DEPLOYMENT, "local time", null],
  [{}, LAS_VEGAS, "Las Vegas time", "America/Los_Angeles"],
  [{ timeZone: "Europe/Oslo" }, LAS_VEGAS, "local time", "Europe/Oslo"],
  [{ timeZone: "Europe/Oslo", departureTown: "Svolvær" }, LAS_VEGAS, "Svolvær time", "Europe/Oslo"],
  [{ departureTown: "Svolvær" }, DEPLOYMENT, "Svolvær time", null],
])("where a tenant's tours leave is for %j: %j", (sent, deployment, clock, zone) => {
  const tenant = tenantWith(sent, deployment);
  expect([clockName(tenant), zoneName(tenant)]).toEqual([clock, zone]);
  expect(clockAndZone(tenant)).toBe(zone === null ? clock : `${clock} (${zone})`);
});

it("a tenant without a config is nobody: the host's name and nothing that an operator would say", () => {
  const { footer, contact, ...tenant } = tenantOf(UNKNOWN_TENANT, { ...LAS_VEGAS, host: "new.example" });
  expect(tenant).toMatchObject({
    ...{ name: "new.example", departureTown: "", logoUrl: null, slogan: "", newsletterText: "" },
    ...{ shareImageUrl: null, icons: [], notices: [], places: [] },
  });
  expect([footer.about, footer.address, footer.partners]).toEqual([null, null, []]);
  expect(contact).toEqual({ phone: null, textUs: null, hours: null });
});

const item = (id: number, url: string | null, children: MenuItem[] = []): MenuItem => ({
  ...{ id, url, children },
  ...{ title: "An item", isButton: false },
});
const pagesOf = (...menu: MenuItem[]) =>
  ownPages(linkedPages({ origin: "https://a.example", menu, tenant: tenantWith() }));

it("pages that menu and footer link to are those on this host, on every level, in any script, each under its first path", () => {
  const levels = item(1, null, [item(2, "/permits/", [item(3, "https://a.example/Gift-Cards?x=1#y")])]);
  const others = ["/permits", "/kart/og-havn", "/kart-og-havn", "/om-%C3%B8ya", "/om-øya/", "/東京"];
  expect(pagesOf(levels, ...others.map((url, at) => item(4 + at, url)))).toEqual([
    ...["/permits", "/Gift-Cards", "/kart/og-havn", "/om-øya", "/東京"],
  ]);
});

it.each(["/", "/a%2fb", "/our-tours", "/cart/", "/search-us", "/signin", "/a.pdf", "https://b.example/a", "#a"])(
  "pages that menu and footer link to leave out %s",
  (url) => expect(pagesOf(item(1, url))).toEqual([]),
);

const day = (date: string, time = "00:00") => instantOf({ date, time }, "America/Denver");
const heat = { text: "Heat", from: "2026-07-01", until: "2026-07-02", places: [] };
const road = { ...heat, text: "Road closed", places: ["Zion National Park"] };
const at = (ms: number, tags: string[] | null = null) => {
  const bounds: number[] = [];
  const now = () => ({ ms, timeZone: "America/Denver" });
  const holdUntil = (until: number) => void (until > ms && bounds.push(until));
  return { shown: noticesNow([heat, road], { now, holdUntil }, tags), until: Math.min(...bounds) };
};

it("a notice shows from its first day's begin to its last day's end, and no cached page outlives either", () => {
  expect(at(day("2026-06-30", "23:59"))).toEqual({ shown: [], until: day("2026-07-01") });
  expect(at(day("2026-07-01"))).toEqual({ shown: ["Heat"], until: day("2026-07-03") });
  expect(at(day("2026-07-02", "23:59")).shown).toEqual(["Heat"]);
  expect(at(day("2026-07-03"))).toEqual({ shown: [], until: Infinity });
});

it("a notice on places shows on tours there alone", () => {
  expect(at(day("2026-07-01"), ["zion-national-park"]).shown).toEqual(["Road closed"]);
  expect(at(day("2026-07-01"), ["Hiking"]).shown).toEqual([]);
});
