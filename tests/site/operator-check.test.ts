import { execFile } from "node:child_process";
import type http from "node:http";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { checkOperator } from "#scripts/operator/check.ts";
import { OPTIONS, optionsFrom } from "#scripts/operator/options.ts";
import { argumentsOf } from "#scripts/owner/command.ts";
import { networkProblem } from "#scripts/owner/site.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { anyFreePort } from "#tests/support/free-port.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { todayThere } from "#tests/support/today.ts";

const stack = await sharedStack();
const KEY = "sesame-of-the-operator";

async function check(origin: string, more: readonly string[] = [], key = KEY): Promise<string[]> {
  const given = argumentsOf(OPTIONS, [origin, "--host", "localhost", "--key", key, ...more]);
  return (await checkOperator(optionsFrom(given, {}))).lines();
}

describe("npm run operator, of the stand-in", () => {
  it("finds nothing that fails, sends nothing that is kept, and prints no key", async () => {
    const { origin } = stack.operatorUrl;
    const submissions = async () => (await stack.control("/__submissions")).text();
    const before = await submissions();
    const env = { ...process.env, API_KEY: DEMO_API_KEY, TENANT_HOST: "localhost" };
    const args = ["scripts/operator.ts", origin, "--json"];
    const { stdout } = await promisify(execFile)("node", args, { env, maxBuffer: 1e7 });
    const { FAIL, calls, findings } = JSON.parse(stdout);
    expect(findings.filter(({ level }: { level: string }) => level === "FAIL")).toEqual([]);
    expect(findings.filter(({ text }: { text: string }) => text.includes("to 404:"))).toEqual([]);
    expect(FAIL).toBe(0);
    expect(calls).toBeGreaterThan(100);
    expect(stdout).toMatch(/about \d+ calls a second/);
    expect(stdout).not.toContain(DEMO_API_KEY);
    const writes = stack.operator.calls.filter(
      ({ method, path }) => method !== "GET" && !/tenant-config|hotel\/search/.test(path),
    );
    expect(writes).toEqual([]);
    expect(await submissions()).toBe(before);
  });

  it("fills a test cart and empties it again with --send, and sends forms with --forms", async () => {
    const sent = async () => {
      const calls = stack.operator.calls;
      return calls
        .filter(({ method }) => method !== "GET")
        .map(({ method, path }) => `${method} ${path.replace(/\d+$/, ":id")}`);
    };
    const lines = await check(stack.operatorUrl.origin, ["--send", "--forms"], DEMO_API_KEY);
    expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([]);
    expect(await sent()).toEqual(
      expect.arrayContaining([
        ...["POST /api/booking/check", "POST /api/cart", "DELETE /api/cart/:id"],
        ...["POST /api/website/contact/submit", "POST /api/newsletter/signup"],
      ]),
    );
  });
});

describe("npm run operator, of something else", () => {
  let server: CaptureServer;
  beforeAll(async () => {
    server = await startCaptureServer();
  });
  afterAll(() => server.stop());

  const answering = (handler: (headers: Record<string, string>, response: http.ServerResponse) => void) => () =>
    server.answer(({ headers }, response) => handler(headers, response));

  it.each<[string, () => void, RegExp]>([
    [
      "a login page",
      answering((_, to) => to.setHeader("content-type", "text/html").end("<!doctype html><title>Log in</title>")),
      /answers HTML \(“Log in”\)/,
    ],
    [
      "a redirect",
      answering((_, to) => to.writeHead(301, { location: "https://api.example/" }).end()),
      /301 to https:\/\/api\.example\/.*not followed/,
    ],
    ["a wrong key", answering((_, to) => to.writeHead(401).end()), /FAIL key +401 with this key in X-Api-Key/],
    [
      "a wrong header",
      answering((headers, to) => to.writeHead("x-api-key" in headers ? 403 : 200).end()),
      /FAIL key +403 with this key, 200 without one: is the header's name right/,
    ],
    ["an unknown host", answering((_, to) => to.writeHead(404).end()), /FAIL host +404 for localhost/],
    ["half a JSON", answering((_, to) => to.setHeader("content-type", "application/json").end('{"data":')), /no JSON/],
    [
      "a closed connection",
      answering((_, to) => to.destroy()),
      /FAIL connection +127\.0\.0\.1:\d+ closed the connection/,
    ],
  ])("%s is one line that says what to do", async (_, arrange, expected) => {
    arrange();
    const lines = await check(server.origin);
    expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([expect.stringMatching(expected)]);
    expect(lines.join("\n")).not.toContain(KEY);
  });

  it("a form that needs a visitor's token is named", async () => {
    server.answer(({ url, headers }, response) => {
      const [, , , call] = url.split("/");
      const isRefused = /contact|newsletter|cart|hotel|series/.test(url) && headers.authorization === undefined;
      response.writeHead(isRefused ? 401 : 200, { "content-type": "application/json" });
      const data = call === "user" ? { documentTitle: "Kanab" } : [];
      response.end(JSON.stringify(url.includes("/guest/") ? { access_token: "guest" } : { data }));
    });
    const lines = await check(server.origin, ["--send", "--forms"]);
    for (const form of ["contact", "newsletter"])
      expect(lines).toContainEqual(
        expect.stringMatching(`^FAIL ${form} +/api/.* answers 401: visitors without JavaScript have no token`),
      );
  });

  it("an address where nothing listens, or that is none, is one line; the exit code says so", async () => {
    const args = [`http://localhost:${await anyFreePort()}`, "--host", "localhost", "--key", KEY];
    await expect(promisify(execFile)("node", ["scripts/operator.ts", ...args])).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^FAIL connection +nothing listens at localhost/),
    });
    expect(networkProblem("ENOTFOUND", "http://nobody.invalid")).toContain("does not resolve");
    for (const code of ["DEPTH_ZERO_SELF_SIGNED_CERT", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"])
      expect(networkProblem(code, "https://a.example")).toMatch(/^the certificate of a.example is not accepted/);
    const wrong = [
      [],
      ["api.example"],
      ["http://a.example", "http://b.example"],
      ["http://a.example", "--hots", "x"],
      ["http://a.example", "--key", "k"],
    ];
    for (const args of [...wrong, ["http://a.example", "--host", "b.example"]])
      expect(() => optionsFrom(argumentsOf(OPTIONS, args), {})).toThrow();
  });

  it("calls that contradict each other are named", async () => {
    const day = (days: number) => addDays(todayThere(), days);
    const tour = (id: number, url: string, priceFrom: number | string) => ({
      id,
      title: `Tour ${id}`,
      url,
      priceFrom,
      tags: id === 3 ? ["Bo", "🏔️"] : ["Bø"],
    });
    const answers: Record<string, unknown> = {
      "/api/tenant-config/user/public": { documentTitle: "Kanab" },
      "/api/website/navigation/1": [{ id: 1, title: "Gone", url: "/tours/9" }],
      "/api/office/our-tours": [
        tour(1, "/t/one", 50),
        tour(2, "/t/one", 60),
        tour(2, "/t/two", 70),
        tour(3, "/t/gone", "1.190"),
      ],
      "/api/website/builder/page/1/home": {
        title: "Home",
        blocks: [
          { type: "posts", posts: [{ slug: "one", title: "One", date: "2026-01-02" }] },
          { type: "richText", html: '<p><a href="/never-there">More</a></p>' },
        ],
      },
      "/api/website/content/1/blog/one": { slug: "Number One!", title: "One", date: "2026-01-02" },
      "/api/office/top-tours": [tour(7, "/t/seven", 80)],
      "/api/office/our-tour/category": [{ id: 1, slug: "jeep", title: "Jeep" }],
      "/api/product/web/link-tour/one": { id: 1 },
      "/api/product/web/link-tour/two": { id: 2 },
      "/api/product/web/detail/1": { ...tour(1, "", 50), priceAdult: 99, pricePer: "van" },
      "/api/product/web/detail/2": tour(2, "", 60),
      "/api/product/web/detail/3": tour(3, "", 80),
      "/api/product/web/products/1/sales-dates": [{ date: day(9) }, { date: `${day(10)}T06:45:00Z` }],
      "/api/product/web/products/2/sales-dates": [{ date: day(90), priceFrom: 60 }],
      "/api/product/web/products/3/sales-dates": [],
      [`/api/product/web/products/1/sessions/date/${day(9)}`]: [{ id: "a", time: "06:45", remaining: 0 }],
      [`/api/product/web/products/1/sessions/date/${day(10)}`]: [{ id: "b", time: `${day(12)}T06:45:00Z` }],
    };
    server.answer(({ url }, response) => {
      const data = answers[url.replace(/\?.*/, "")];
      response.writeHead(data === undefined && !url.includes("sessions") ? 404 : 200, {
        "content-type": "application/json",
      });
      response.end(JSON.stringify({ data: url.includes("?") ? [] : (data ?? []) }));
    });
    const lines = await check(server.origin);
    for (const expected of [
      /^FAIL tour-link +2 tours have an address .*2: one leads to tour 1.*3: \/api.* answers 404/,
      /^WARN our-tours\[\*\] +"2 Tour 2" is not a tour with an id that none before it has/,
      /^WARN our-tours\[\*\]\.url .*\/t\/one/,
      /^WARN our-tours\[\*\]\.priceFrom .*1: 50 on its card, 99 elsewhere/,
      /^WARN tour 1 +pricePer is van, and absent in our-tours/,
      /^WARN top-tours +not in our-tours: 7/,
      /^WARN categories +no tour names jeep/,
      /^WARN sales-dates +2 of 3 tours have no date to book in the next 60 days: 2, 3/,
      /^WARN sales-dates 1 +".*06:45:00Z" is read as .* in UTC/,
      /^WARN sales-dates 1 in \S+ +with year and month, \d dates? (?:is|are) missing/,
      /^WARN departures 1 on \S+ .*all departures are sold out/,
      /^WARN departures 2 on \S+ .*it has no departure/,
      /^WARN host +no-such-brand\.invalid is answered, too/,
      /^WARN menu +1 link leads to 404: \/tours\/9/,
      /^FAIL post one +\/api\/.*: slug is "Number One!", and should be /,
      /^WARN tenant-config +no timeZone: pages say “local time”/,
      /^WARN our-tours\[\*\]\.tags +"Bø" and "Bo" have one name in addresses, so "Bø" is at \/tours-detail\/b%C3%B8-tours\//,
      /^WARN our-tours\[\*\]\.tags +no letter or digit in "🏔️"/,
      /^WARN our-tours\[\*\]\.priceFrom +"1\.190" is not an amount.*thousands/,
      /^FAIL departures\[\*\]\.time +".*" is not a time .*of another day/,
      /^WARN .*\/never-there/,
      /^INFO tenant-config\.places +2 of 2 places without coordinates \(bø, bo\)/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(expected));
    }
  });
});
