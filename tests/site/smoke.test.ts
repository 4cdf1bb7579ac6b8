import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { READY_TOKEN, type SharedStack, sharedTestStack, startTestStack } from "#tests/support/test-stack.ts";

interface Run {
  code: number;
  lines: string[];
}

const smoke = (args: readonly string[], env: Record<string, string> = {}) => run("smoke", args, env);

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

describe("of the site with its demo content", () => {
  let stack: SharedStack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  it("every check passes but for an old address that leads nowhere, nothing is sent, the key is nowhere; the report has the week's failures and a page that nobody opened", async () => {
    const old = temporary("sitemap.xml");
    const addresses = ["/faq", "/Grand-Canyon-Tours.html", "/gone-for-good.html"];
    writeFileSync(old, addresses.map((path) => `<loc>https://old.example${path}</loc>`).join(""));
    const submissions = async () => (await stack.control("/__submissions")).text();
    const before = await submissions();
    const options = ["--old", old, "--warm", "--pause", "0"];
    const { code, lines } = await smoke([stack.site.url.origin, ...options], { SMOKE_KEY: DEMO_API_KEY });
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
    const cloudflare = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const isMeant = request.url === "/accounts/a1/workers/observability/telemetry/query";
        const isFailed = isMeant && Buffer.concat(chunks).includes("operator-failed");
        response.end(JSON.stringify({ result: { events: { events: isFailed ? [{ source: failed }] : [] } } }));
      });
    });
    await new Promise<void>((resolve) => cloudflare.listen(0, "localhost", resolve));
    const { port } = cloudflare.address() as AddressInfo;
    const env = { CLOUDFLARE_API_BASE_URL: `http://localhost:${port}`, CLOUDFLARE_ACCOUNT_ID: "a1" };
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    await kv.delete("t:localhost:tour:121");
    const all = { READY_TOKEN, CLOUDFLARE_LOGS_TOKEN: "t1", ...env };
    const report = await run("report", [stack.site.url.origin], all);
    cloudflare.close();
    expect(report.lines.filter((line) => !line.startsWith("ok"))).toEqual([
      ...["Report of localhost", ""],
      "look  failed calls: 1 × /api/product/web/detail/… 500",
      "look  pages that nobody has opened, which an outage would hide: /tours/121",
    ]);
    expect(report.lines.at(-1)).toMatch(/^ok {4}copies: .*tour \d+, unchanged for \d+ min/);
  });
});

const temporary = (name: string) => join(mkdtempSync(join(tmpdir(), "smoke-")), name);

/** The first line that fails, of a site with its configuration changed. */
async function causeAt(address: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const { code, lines } = await smoke([address, ...args], { READY_TOKEN, ...env });
  expect(code).toBe(1);
  return lines.find((line) => line.startsWith("FAIL"));
}

describe("trouble is told first, by its cause", () => {
  it("an address with no site, and a key in its answers", async () => {
    const server = createServer((_, response) => response.end("There is no site at this address. sesame"));
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const { port } = server.address() as AddressInfo;
    const { code, lines } = await smoke([`http://localhost:${port}`], { SMOKE_KEY: "sesame" });
    server.close();
    expect(code).toBe(1);
    for (const name of ["the home page is a whole HTML page", "the second view", "an unknown page", "no key"]) {
      expect(lines.find((line) => line.includes(name))).toMatch(/^FAIL/);
    }
    expect(await causeAt(`http://localhost:${await anyFreePort()}`)).toMatch(/^FAIL {2}cause: nothing listens at/);
  });

  it("a wrong key or address, as the log and /readyz name it; then nothing else is checked", async () => {
    const stack = await startTestStack({ vars: { READY_TOKEN, API_KEY: "wrong" } });
    const expectReason = async (status: number, reason: string) => {
      await expect.poll(async () => (await stack.get("/")).status).toBe(status);
      const { code, lines } = await smoke([stack.site.url.origin], { READY_TOKEN });
      const ready = await stack.get("/readyz", { headers: { authorization: `Bearer ${READY_TOKEN}` } });
      const judged = lines.filter((line) => /^(?:ok|FAIL)/.test(line));
      expect([code, judged]).toEqual([1, [expect.stringMatching(/^FAIL .*this host/)]]);
      expect(lines.join("\n")).toContain(reason);
      expect(JSON.parse(ready.body)).toMatchObject({
        state: "degraded",
        failing_tenants: { localhost: expect.stringContaining(reason) },
      });
      const logged = (await stack.logLines()).filter((line) => line.includes("tenant-config-failed"));
      expect(logged.at(-1)).toContain(reason);
    };
    try {
      await expectReason(200, "401: wrong API_KEY or API_KEY_HEADER");
      // As another server answers.
      await stack.setFault("/api/", { kind: "status", status: 404 });
      await expectReason(404, "404 from every host: wrong API_BASE_URL");
    } finally {
      await stack.stop();
    }
  });

  it("a host that is not served, one that is not open yet, a token that is not the worker's, and a menu and a name that are missing", async () => {
    const vars = { READY_TOKEN, TENANT_HOSTS: "localhost", SOFT_LAUNCH: "localhost:3" };
    const stack = await startTestStack({ vars });
    await stack.setFault("/api/website/navigation", { kind: "wrong-type", body: { data: [] } });
    await stack.setFault("/api/tenant-config", { kind: "wrong-type", body: { data: { slogan: "Rims" } } });
    try {
      const { origin, port } = stack.site.url;
      expect(await causeAt(`http://127.0.0.1:${port}`)).toContain("127.0.0.1 is not among TENANT_HOSTS");
      expect(await causeAt(origin)).toContain("SOFT_LAUNCH is on");
      const { lines } = await run("invite", [origin, "--number", "3"], { READY_TOKEN });
      const [link = ""] = lines;
      expect(await causeAt(origin, ["--invitation", link], { READY_TOKEN: "another-token-of-24-letters" })).toContain(
        "READY_TOKEN is not the worker's",
      );
      const invited = await smoke([origin], { READY_TOKEN, SMOKE_INVITATION: link });
      expect(invited.lines).toContainEqual(expect.stringMatching(/^FAIL {2}the header has the operator's menu/));
      expect(invited.lines).toContainEqual(expect.stringMatching(/^FAIL .*the config has no `documentTitle`/));
    } finally {
      await stack.stop();
    }
  });

  it("an operator that is down or refuses the key while pages are shown from copies", async () => {
    const stack = await startTestStack({ vars: { READY_TOKEN } });
    const { origin } = stack.site.url;
    try {
      await stack.get("/");
      const { body } = await stack.get("/readyz", { headers: { authorization: `Bearer ${READY_TOKEN}` } });
      expect(JSON.parse(body)).toMatchObject({ state: "ready" });
      await stack.setFault("/api/product", { kind: "status", status: 401 });
      expect(await causeAt(origin)).toContain("the operator refuses our key (401)");
      await stack.setFault("/api/product", { kind: "status", status: 503 });
      expect(await causeAt(origin)).toContain("the operator does not answer (503)");
      const { lines } = await run("report", [origin], { READY_TOKEN });
      expect(lines.filter((line) => /^(?:fail|Error)/.test(line))).toEqual([]);
    } finally {
      await stack.stop();
    }
  });
});
