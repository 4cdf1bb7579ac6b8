import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { attributeOf, attributesOf, elementsOf, headOf, mainOf, noncedScripts, textOf } from "#tests/support/html.ts";
import { cacheOf, GOOGLEBOT } from "#tests/support/http.ts";
import { someSpellings } from "#tests/support/spellings.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { untilRefused } from "#tests/support/wall-clock.ts";

const stack = await sharedStack();

describe("not found", () => {
  it("is a 404 page in the tenant's layout, which links to eight places, the tours, the questions and the phone", async () => {
    const { status, body, headers } = await stack.get("/nope");
    expect(status).toBe(404);
    const text = textOf(body);
    expect(text).toContain("Page not found: /nope");
    expect(textOf((await stack.get("/%E0%A4%9C%E0%A4%97%E0%A4%B9")).body)).toContain("Page not found: /जगह");
    expect(text).toContain("Page Not Found");
    expect(text).toContain("Oops! The page you're looking for doesn't exist.");
    expect(body).toContain("npx-logo");
    const links = attributesOf(mainOf(body), { role: "link" }, "href");
    expect(links.filter((href) => href.startsWith("/tours-detail/"))).toHaveLength(8);
    expect(links).toEqual(expect.arrayContaining(["/our-tours", "/faq", "tel:+17025550142", "sms:+17025550143"]));
    expect(textOf(mainOf(body))).toContain("daily 7 AM to 7 PM, Las Vegas time");
    expect(headers["cache-control"]).toBe("private, max-age=30");
  });

  it("are addresses below pages that nothing has", async () => {
    for (const path of [
      ..."/blog/no-such-post /blog/no_slug /shuttle-service/no-such-line /videos/fr /videos".split(" "),
      ..."/tours/999 /tours/01 /tours/x /tours/101;x /tours-detail/grand-canyon /tours-detail/nowhere-tours/".split(
        " ",
      ),
      "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fnothing-here",
      ..."/our-tours/0 /our-tours/99 /our-tours/nope /our-tours/__proto__".split(" "),
    ]) {
      const { status, body } = await stack.get(path);
      expect([path, status, headOf(body).titles]).toEqual([path, 404, 1]);
      expect(body, path).toContain("Page Not Found");
    }
  });

  it("is an empty 404 for crawlers", async () => {
    const crawler = { headers: GOOGLEBOT };
    const answer = await stack.get("/nope", crawler);
    expect([answer.status, answer.body]).toEqual([404, ""]);
    expect((await stack.get("/", crawler)).body).toContain("</html>");
  });

  it.each([
    // Redirects of the tenant's config, then of the deployment's file for its host.
    ["localhost", "/grand-canyon-tours.html/?utm_source=x", 301, "/tours-detail/grand-canyon-tours/?utm_source=x"],
    ["localhost", "/tour.php?id=7", 301, "/tours/101"],
    ["localhost", "/tour.php?utm_source=x&id=7&fbclid=y", 301, "/tours/101?utm_source=x&fbclid=y"],
    ["localhost", "/?page_id=42&gclid=x", 301, "/about-us?gclid=x"],
    ["localhost", "/Excursi%c3%b3n/desert-days", 301, "/blog/desert-days"],
    ["localhost", "/news/desert-days?page=2", 302, "/blog/desert-days?page=2"],
    ["canyon.localhost", "/ZION-hike.html", 301, "/tours/105"],
    ["canyon.localhost", "/trips/2019/zion", 301, "/our-tours"],
  ])("on %s, %s of the earlier site leads (%i) to %s, for crawlers too", async (host, path, status, to) => {
    for (const agent of ["Mozilla/5.0 (X11) Chrome/150.0.0.0", "Googlebot/2.1"]) {
      const answer = await stack.get(path, { host, headers: { "user-agent": agent } });
      expect([answer.status, answer.headers.location]).toEqual([status, to]);
    }
  });

  it("is what others' redirects and unknown parts of ours stay", async () => {
    for (const path of ["/zion-hike.html", "/tour.php?id=8", "/news"]) expect((await stack.get(path)).status).toBe(404);
    expect((await stack.get("/grand-canyon-tours.html", { host: "canyon.localhost" })).status).toBe(404);
  });

  it("is proposed for those of an earlier site: never wrong when it is active", async ({ onTestFinished }) => {
    const wanted = readFileSync("tests/support/old-addresses.txt", "utf8").trim().split("\n");
    const loc = (line: string) => `<loc>https://old.example${line.split(" ")[0]}</loc>`;
    const index = await startCaptureServer();
    onTestFinished(() => index.stop());
    index.answer(({ url }, response) => {
      const sitemap = `<sitemap><loc>${index.origin}/pages.xml</loc></sitemap>`;
      const isIndex = url === "/index.xml";
      response.end(
        isIndex ? `<sitemapindex>${sitemap}</sitemapindex>` : `<urlset>${wanted.map(loc).join("")}</urlset>`,
      );
    });
    const file = join(mkdtempSync(join(tmpdir(), "redirects-")), "proposed.txt");
    const args = [`${index.origin}/index.xml`, "--site", stack.site.url.href, "--out", file];
    await promisify(execFile)(process.execPath, ["scripts/redirects.ts", ...args]);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const active = lines.filter((line) => !line.startsWith("#"));
    expect(active.filter((line) => !wanted.includes(line))).toEqual([]);
    expect(active.length).toBeGreaterThan(wanted.length / 2);
  });

  it("by the client router, it leaves with a document load", async () => {
    const { status, headers } = await stack.get("/tour.php.data?id=7");
    expect([status, headers["x-remix-redirect"]]).toEqual([204, "/tours/101"]);
  });
});

it("the gateway's own pages cannot be opened, however they are spelled", async () => {
  for (const path of ["/__waiting", "/__unreachable"]) {
    const spellings = ["", "/", ".data", "/_.data", "?system=account"].map((end) => path + end);
    for (const each of [...spellings, path.toUpperCase(), ...someSpellings(path, 3)]) {
      const { status, body } = await stack.get(each);
      expect([each, status]).toEqual([each, 404]);
      expect(body).not.toContain("<main");
    }
  }
});

it("invented ids cost the operator 30 calls a minute and address, which then waits", async () => {
  const host = stack.newHost();
  await stack.get("/faq", { host });
  const from = (last: number) => ({ host, headers: { "cf-connecting-ip": `203.0.113.${last}` } });
  const { accepted, refused } = await untilRefused(30, (nth) => stack.get(`/tours/${10_000 + nth}`, from(150)));
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([404]));
  expect(refused.headers["retry-after"]).toBe("60");
  const details = stack.operator.callsOf(host).filter(({ path }) => path.includes("/detail/"));
  expect(details.length).toBeLessThan(accepted.length + 10);
  expect((await stack.get("/blog/a-blog-example", from(150))).status).toBe(429);
  expect((await stack.get("/faq", from(150))).status).toBe(200);
  expect((await stack.get("/blog/a-blog-example", from(170))).status).toBe(200);
});

it("a path has one spelling", async () => {
  for (const path of ["/faq", "/nothing.here"]) {
    for (const spelling of someSpellings(path, 5).filter((each) => each !== path)) {
      const { status, headers } = await stack.get(`${spelling}?q=a%20b`);
      expect([status, headers.location]).toEqual([301, `${path}?q=a%20b`]);
    }
  }
});

it("the id of a click may have some KB, and a page is shown whatever is behind its address", async () => {
  for (const chars of [2_100, 8_000, 12_000]) {
    const { status, body } = await stack.get(`/our-tours?people=2&gclid=${"x".repeat(chars)}`);
    expect([chars, status]).toEqual([chars, 200]);
    expect(body).toContain('value="2"');
  }
  const api = await stack.get(`/api/series?q=zion&x=${"x".repeat(12_000)}`);
  expect(api.status).toBe(400);
});

it("an address as data is never fetched: the edge talks to the operator only (docs/threats.md T18)", async () => {
  const elsewhere = await startCaptureServer();
  for (const path of [
    `/tours-detail/zion-tours/?original_url=${encodeURIComponent(`${elsewhere.origin}/tour/x`)}`,
    `/tours-detail/zion-tours/?original_url=${encodeURIComponent(`//127.0.0.1:${new URL(elsewhere.origin).port}/x`)}`,
    `/cdn-cgi/image/width=10/${elsewhere.origin}/x.png`,
    `/api/series?q=${encodeURIComponent(elsewhere.origin)}`,
  ]) {
    expect((await stack.get(path)).headers).not.toHaveProperty("location");
  }
  expect(elsewhere.seen).toEqual([]);
  await elsewhere.stop();
});

it("a method that pages do not support: 405 with Allow, and nothing is rendered", async () => {
  const headers = { origin: `http://localhost:${stack.site.url.port}` };
  for (const method of ["TRACE", "OPTIONS", "PUT", "PROPFIND"]) {
    for (const path of ["/faq", "/faq.data", "/nope", "/healthz"]) {
      const answer = await stack.get(path, { method, headers });
      const {
        status,
        headers: { allow },
      } = answer;
      expect([status, allow, cacheOf(answer)], `${method} ${path}`).toEqual([405, "GET, HEAD", "none"]);
    }
  }
  const form = await stack.get("/contact-us", { method: "PUT", headers });
  expect([form.status, form.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  expect((await stack.get("/faq", { method: "POST", headers })).status).toBe(405);
});

it("every answer carries a nonce of its own on every page, on every script", async () => {
  const [first, second] = [await stack.whole("/"), await stack.get("/")];
  const nonceOf = (answer: typeof first) =>
    /'nonce-([0-9a-f]{32})'/.exec(answer.headers["content-security-policy"] ?? "")?.[1] ?? "none";
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  for (const answer of [first, second]) {
    const scripts = noncedScripts(elementsOf(answer.body));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(attributeOf(script, "nonce")).toBe(nonceOf(answer));
  }
  // `useId` and stream ids are the same each time, so nothing but the nonce differs.
  expect(first.body.replaceAll(nonceOf(first), "N")).toBe(second.body.replaceAll(nonceOf(second), "N"));
});
