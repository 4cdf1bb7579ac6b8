import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { Site } from "#scripts/owner/site.ts";
import { causesOf } from "#scripts/smoke/causes.ts";
import { Checks } from "#scripts/smoke/check.ts";
import { checkHome } from "#scripts/smoke/page-checks.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { anyFreePort } from "#tests/support/free-port.ts";
import { READY_TOKEN, startTestStack } from "#tests/support/test-stack.ts";

interface Run {
  code: number;
  lines: string[];
}

function run(
  script: "smoke" | "report" | "invite",
  args: readonly string[],
  env: Record<string, string>,
): Promise<Run> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile("node", [`scripts/${script}.ts`, ...args], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), lines: `${stdout}${stderr}`.trim().split("\n") });
    });
  });
}

it("every check passes but for an old address that leads nowhere, nothing is sent, the key is nowhere; the report has the week's failures and a page that nobody opened", async () => {
  // Nothing has failed here before.
  const stack = await startTestStack({ vars: { READY_TOKEN } });
  onTestFinished(() => stack.stop());
  const old = temporary("sitemap.xml");
  const addresses = ["/faq", "/Grand-Canyon-Tours.html", "/gone-for-good.html"];
  writeFileSync(old, addresses.map((path) => `<loc>https://old.example${path}</loc>`).join(""));
  const submissions = async () => (await stack.control("/__submissions")).text();
  const before = await submissions();
  const options = ["--old", old, "--warm", "--pause", "0"];
  const { code, lines } = await run("smoke", [stack.site.url.origin, ...options], { SMOKE_KEY: DEMO_API_KEY });
  expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([
    "FAIL  old addresses lead to a page: 1 do not: 404 /gone-for-good.html",
  ]);
  expect(lines.filter((line) => line.startsWith("note"))).toEqual([
    expect.stringMatching(/^note  search engines may list every page: not .*\/hotel\//),
  ]);
  expect(lines.find((line) => line.includes("visited once"))).toMatch(/^ok .*\(\d{2,}\)$/);
  // http needs no redirect to https, and Cloudflare compresses.
  expect(lines.at(-1)).toMatch(/^\d\d passed, 1 failed, 2 skipped, 1 to look at$/);
  expect(lines.find((line) => line.includes("no key"))).toContain("also SMOKE_KEY");
  expect(code).toBe(1);
  expect(await submissions()).toBe(before);

  const failed = { event: "operator-failed", host: "localhost", path: "/api/product/web/detail/1", status: 500 };
  // Workers Logs by Cloudflare's API.
  const cloudflare = await startCaptureServer();
  cloudflare.answer(({ url, body }, response) => {
    const isMeant = url === "/accounts/a1/workers/observability/telemetry/query";
    const events = isMeant && body.includes("operator-failed") ? [{ source: failed }] : [];
    response.end(JSON.stringify({ result: { events: { events } } }));
  });
  const env = { CLOUDFLARE_API_BASE_URL: cloudflare.origin, CLOUDFLARE_ACCOUNT_ID: "a1" };
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  await kv.delete("t:localhost:tour:121");
  const all = { READY_TOKEN, CLOUDFLARE_LOGS_TOKEN: "t1", ...env };
  const report = await run("report", [stack.site.url.origin], all);
  await cloudflare.stop();
  expect(report.lines.filter((line) => !line.startsWith("ok"))).toEqual([
    ...["Report of localhost", ""],
    "look  failed calls: 1 × /api/product/web/detail/… 500",
    "look  pages that nobody has opened, which an outage would hide: /tours/121",
  ]);
  expect(report.lines.at(-1)).toMatch(/^ok {4}copies: .*tour \d+, unchanged for \d+ min/);
});

const temporary = (name: string) => join(mkdtempSync(join(tmpdir(), "smoke-")), name);

/** What the smoke test says first of a site, and whether it checks more. */
async function causes(address: string, { token = READY_TOKEN, invitation = "" } = {}) {
  const site = new Site(new URL(address));
  if (invitation !== "") await site.enter(invitation);
  const home = await site.ask("/");
  const { found, isOver } = await causesOf(site, home, token);
  return { site, home, found: found.join("\n"), isOver };
}

describe("trouble is told first, by its cause", () => {
  it("an address with no site, and a key in its answers", async () => {
    const server = await startCaptureServer();
    server.answer((_, response) => void response.end("There is no site at this address. sesame"));
    const { code, lines } = await run("smoke", [server.origin], { SMOKE_KEY: "sesame" });
    await server.stop();
    expect(code).toBe(1);
    for (const name of ["the home page is a whole HTML page", "the second view", "an unknown page", "no key"]) {
      expect(lines.find((line) => line.includes(name))).toMatch(/^FAIL/);
    }
    await expect(causes(`http://localhost:${await anyFreePort()}`)).rejects.toThrow(/^nothing listens at/);
  });

  it("a wrong key or address, as the log and /readyz name it, and then nothing else; a key refused and an outage later", async () => {
    const own = await startTestStack({ vars: { READY_TOKEN } });
    onTestFinished(() => own.stop());
    const { origin } = own.site.url;
    const ready = async () => {
      const { body } = await own.get("/readyz", { headers: { authorization: `Bearer ${READY_TOKEN}` } });
      return JSON.parse(body);
    };
    expect(await ready()).toMatchObject({ state: "ready" });
    for (const [refusal, status, reason] of [
      [401, 200, "401: wrong API_KEY or API_KEY_HEADER"],
      // As another server answers.
      [404, 404, "404 from every host: wrong API_BASE_URL"],
    ] as const) {
      await own.setFault("/api/", { kind: "status", status: refusal });
      await expect.poll(async () => (await own.get("/")).status).toBe(status);
      const told = expect.stringMatching(new RegExp(`this host.*${reason}`));
      expect(await causes(origin)).toMatchObject({ isOver: true, found: told });
      const failing = { localhost: expect.stringContaining(reason) };
      expect(await ready()).toMatchObject({ state: "degraded", failing_tenants: failing });
      const logged = (await own.logLines()).filter((line) => line.includes("tenant-config-failed"));
      expect(logged.at(-1)).toContain(reason);
    }
    // A brand that was never there is asked for again after half a minute.
    const known = await startTestStack({ vars: { READY_TOKEN } });
    onTestFinished(() => known.stop());
    expect((await known.get("/")).body).toContain("npx-logo");
    for (const [status, words] of [
      [401, "the operator refuses our key (401)"],
      [503, "the operator does not answer (503)"],
    ] as const) {
      await known.setFault("/api/product", { kind: "status", status });
      expect(await causes(known.site.url.origin)).toMatchObject({
        isOver: false,
        found: expect.stringContaining(words),
      });
    }
  });

  it("a host that is not served, one that is not open yet, a token that is not the worker's, and a menu and a name that are missing", async () => {
    const vars = { READY_TOKEN, TENANT_HOSTS: "localhost", SOFT_LAUNCH: "localhost:3" };
    const own = await startTestStack({ vars });
    onTestFinished(() => own.stop());
    await own.setAnswer("/api/website/navigation", []);
    await own.setAnswer("/api/tenant-config", { slogan: "Rims" });
    const { origin, port } = own.site.url;
    expect((await causes(`http://127.0.0.1:${port}`)).found).toContain("127.0.0.1 is not among TENANT_HOSTS");
    expect((await causes(origin)).found).toContain("SOFT_LAUNCH is on");
    const [invitation = ""] = (await run("invite", [origin, "--number", "3"], { READY_TOKEN })).lines;
    const stranger = await causes(origin, { invitation, token: "another-token-of-24-letters" });
    expect(stranger.found).toContain("READY_TOKEN is not the worker's");
    const lines: string[] = [];
    const { check } = new Checks((line) => lines.push(line));
    await checkHome({ site: stranger.site, check }, stranger.home, true);
    expect(lines).toContainEqual(expect.stringMatching(/^FAIL {2}the header has the operator's menu/));
    expect(lines).toContainEqual(expect.stringMatching(/^FAIL .*the config has no `documentTitle`/));
  });
});
