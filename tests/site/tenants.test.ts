import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DEMO_API_KEY as KEY } from "#scripts/local-vars.ts";
import { find, findAll, textOf, titleOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const page = async (host: string, path = "/") => (await stack.get(path, { host })).body;
const menuOf = (html: string) =>
  findAll(find(html, { role: "navigation", attr: { "aria-label": "Main" } }), { role: "link" }).map(textOf);

it.each([
  ["at once", 0],
  ["after 0.8 s", 800],
])("unknown hosts cost one call each and leave nothing behind, when the operator says so %s", async (_, ms) => {
  const hosts = Array.from({ length: 8 }, (_, n) => `invented-${ms}-${n}.localhost`);
  if (ms > 0) await stack.setFault("/api/tenant-config/user/public", { kind: "slow", ms });
  stack.operator.calls.length = 0;
  const answers = await Promise.all(
    hosts.flatMap((host) =>
      ["/", "/faq", "/tours/121", "/api/product/web/products/121", "/signin"].map((path) => stack.get(path, { host })),
    ),
  );
  await stack.clearFaults();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  for (const { headers } of answers) expect(headers["content-type"]).toMatch(/^(?:text\/plain|application\/json)/);
  const calls = hosts.flatMap((host) => stack.operator.callsOf(host));
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(["/api/tenant-config/user/public"]));
  // Five addresses at once.
  expect(calls).toHaveLength(hosts.length);
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  expect((await kv.list({ prefix: `t:invented-${ms}` })).keys).toEqual([]);
});

describe("tenants by hostname", () => {
  it("differ in logo, color, slogan, title and menu", async () => {
    const express = await page("localhost");
    const canyon = await page("canyon.localhost");
    expect(titleOf(express)).toBe("National Park Express | The parks, without the parking.");
    expect(titleOf(canyon)).toBe("Canyon Collective | Small groups, deep canyons.");
    expect(express).toContain("/media/brand/npx-logo.svg");
    expect(express).toContain("--brand:#b4451f");
    expect(menuOf(express)).toContain("Shuttle");
    for (const text of ["BOOK A TOUR", "Trip ideas"]) expect(express).toContain(text);
    expect(canyon).toContain("/media/brand/canyon-logo.svg");
    expect(canyon).toContain("--brand:#5b2a86");
    expect(menuOf(canyon)).toContain("Stories");
    expect(menuOf(canyon)).not.toContain("Shuttle");
    for (const mark of ["npx-logo", "#b4451f", "National Park Express"]) expect(canyon).not.toContain(mark);
  });

  it("take the menu from their own config first, from the navigation call otherwise, and hide what is invisible", async () => {
    expect(await page("localhost")).not.toContain("Winter sale draft");
    expect(menuOf(await page("vegas.localhost"))).toContain("Tours");
  });

  it("with incomplete config get defaults", async () => {
    const vegas = await page(stack.newHost("vegas.localhost"));
    expect(titleOf(vegas)).toBe("Vegas Outdoors");
    expect(vegas).toContain("Agent login");
    expect(await page("canyon.localhost")).not.toContain("Agent login");
    expect(vegas).toContain("--brand:#3d5a4c");
    expect(vegas).toContain("/privacy-policy");
    expect((await stack.logLines()).join("\n")).toMatch(/answer-findings.*themeColor/);
  });

  it("say beside what books what people should know before they do", async () => {
    for (const path of ["/tours/101", "/shuttle-service/zion-canyon-shuttle", "/hotel/", "/activities/"]) {
      const notice = find(await page("localhost", path), { attr: { class: "booking-notice" } });
      expect(textOf(notice), path).toBe("Demonstration: nothing is sold or charged.");
    }
  });

  it("have own tags in their own policy alone, asked for by a script, never in the page", async () => {
    const tags = { scriptUrl: "https://tags.example/manager.js", hosts: ["*.tags.example"] };
    await stack.setAnswer("/api/tenant-config", { tags }, "tagged.localhost");
    const tagged = await stack.get("/faq", { host: "tagged.localhost" });
    await stack.clearFaults();
    const directives = (policy = "") => policy.split("; ").filter((part) => part.includes("tags.example"));
    expect(directives(tagged.headers["content-security-policy"]).map((part) => part.split(" ")[0])).toEqual([
      "img-src",
      "connect-src",
      "frame-src",
    ]);
    expect(findAll(tagged.body, { attr: { href: "#privacy-choices" } })).toHaveLength(1);
    expect(tagged.body).not.toMatch(/<(?:script|link)[^>]*tags\.example/);
    const other = await stack.get("/faq", { host: "canyon.localhost" });
    expect(directives(other.headers["content-security-policy"])).toEqual([]);
    expect(other.body).not.toContain("#privacy-choices");
  });

  it("show a notice on its days, one on places only on tours there", async () => {
    const noticesOf = async (path: string) =>
      findAll(await page("canyon.localhost", path), { attr: { "aria-label": "Notices" } }).map(textOf);
    const everywhere = "The desert is dry: bring two liters of water for each person.";
    const ofTour = async (id: number) =>
      findAll(await page("canyon.localhost", `/tours/${id}`), { attr: { class: "booking-notice" } }).map(textOf);
    expect(await noticesOf("/faq")).toEqual([everywhere]);
    expect(await noticesOf("/tours/141")).toEqual([everywhere]);
    expect((await ofTour(141))[0]).toContain("Zion Canyon's road");
    expect((await ofTour(101))[0]).toContain("Demonstration");
    expect(await page("canyon.localhost", "/faq.md")).toContain(`\n\n> Notice: ${everywhere}\n\n`);
    const inMarkdown = await page("canyon.localhost", "/tours/141.md");
    expect(inMarkdown).toMatch(/^# .+\n\n> Notice: The desert is dry.+\n\n> Notice: Zion Canyon's road/);
    const cards = findAll(await page("canyon.localhost", "/our-tours"), { role: "article" });
    const noticed = cards.filter((card) => textOf(card).includes("Zion Canyon's road is closed"));
    expect([noticed.length > 0, noticed.length < cards.length]).toEqual([true, true]);
  });

  it("that nobody can confirm while the operator fails cost one call and leave nothing behind", async () => {
    const host = "perhaps.localhost";
    await stack.setFault("/api/tenant-config/user/public", { kind: "status", status: 500 }, host);
    expect((await stack.get("/faq", { host })).status).toBe(503);
    const calls = stack.operator.callsOf(host);
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(["/api/tenant-config/user/public"]));
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    expect((await kv.list({ prefix: "t:perhaps" })).keys).toEqual([]);
  });

  it("see how to reach the tenant in the footer, and who works with it", async () => {
    const footerOf = async (host: string) => find(await page(host), { tag: "footer" });
    const [complete, gaps] = await Promise.all([footerOf("localhost"), footerOf("vegas.localhost")]);
    expect(textOf(complete)).toContain("© 2025 National Park Express");
    expect(textOf(complete)).toMatch(/NV 89103.*Call \+1 702 555 0142.*Text \+1 702 555 0143.*We work with/s);
    expect(textOf(gaps)).not.toMatch(/Call|We work with/);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe("the API key", () => {
  it("appears in no page, no data, no header and no log, whatever happens", async () => {
    const faults = [
      null,
      { kind: "status", status: 401 },
      { kind: "malformed" },
      { kind: "html" },
      { kind: "status", status: 302, headers: { location: "http://127.0.0.1:9/" } },
    ] as const;
    for (const fault of faults) {
      const host = stack.newHost();
      await stack.get("/faq", { host });
      if (fault !== null) await stack.setFault("/api/", fault, host);
      for (const path of [
        ..."/ /faq /nope /_.data /faq.data /nope.data /healthz /builds/latest.json /search // /tours/121".split(" "),
        ..."/tours-detail/zion-national-park-tours/ /cart/ /signin /account /assets/none.js /_r/csp".split(" "),
        ..."/api/cart /api/auth/current_user /api/nope /api/series?q=<".split(" "),
      ]) {
        const { body, headers } = await stack.get(path, { host });
        expect(body + JSON.stringify(headers), path).not.toContain(KEY);
      }
    }
    const origin = stack.site.url.origin;
    for (const [path, type] of [
      ["/api/auth/guest/token", "application/json"],
      ["/contact-us", "application/x-www-form-urlencoded"],
      ["/_r/err", "text/plain"],
    ] as const) {
      const { body, headers } = await stack.get(path, {
        method: "POST",
        headers: { origin, "content-type": type },
        body: "{}",
      });
      expect(body + JSON.stringify(headers), path).not.toContain(KEY);
    }
    expect((await stack.logLines()).join("\n")).not.toContain(KEY);
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    for (const { name } of (await kv.list()).keys) expect(`${name} ${await kv.get(name, "text")}`).not.toContain(KEY);
  });

  it("and the address of the API are not in what browsers download", () => {
    for (const file of filesBelow("build/client")) {
      const text = readFileSync(file, "latin1");
      for (const secret of ["API_BASE_URL", "API_KEY", KEY]) expect(text, file).not.toContain(secret);
    }
    expect(filesBelow("build/client").filter((file) => file.endsWith(".map"))).toEqual([]);
  });
});
