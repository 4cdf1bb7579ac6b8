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

function run(script: "smoke" | "report", args: readonly string[], env: Record<string, string>): Promise<Run> {
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

  it("every check passes but for an old address that leads nowhere, nothing is sent, and the key is nowhere", async () => {
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
    expect(lines.at(-1)).toMatch(/^5\d passed, 1 failed, 2 skipped, 1 to look at$/);
    expect(lines.find((line) => line.includes("no key"))).toContain("also SMOKE_KEY");
    expect(code).toBe(1);
    expect(await submissions()).toBe(before);
  });

  it("the report of a visited site has the week's failures and a page that nobody opened, and nothing else", async () => {
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
    const report = async () => {
      const all = { READY_TOKEN, CLOUDFLARE_API_TOKEN: "t1", ...env };
      return (await run("report", [stack.site.url.origin], all)).lines;
    };
    const look = (lines: readonly string[]) => lines.filter((line) => !line.startsWith("ok"));
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    await kv.delete("t:localhost:tour:121");
    const lines = await report();
    cloudflare.close();
    expect(look(lines)).toEqual([
      ...["Report of localhost", ""],
      "look  pages that nobody has opened, which an outage would hide: /tours/121",
      "look  failed calls: 1 × /api/product/web/detail/… 500",
    ]);
    expect(lines.at(-1)).toMatch(/^ok {4}copies: .*tour \d+, unchanged for \d+ min/);
  });
});

const temporary = (name: string) => join(mkdtempSync(join(tmpdir(), "smoke-")), name);

describe("of something else", () => {
  it("an address with no site, and a key in its answers: most checks fail", async () => {
    const server = createServer((_, response) => response.end("There is no site at this address. sesame"));
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { code, lines } = await smoke([`http://localhost:${port}`], { SMOKE_KEY: "sesame" });
    server.close();
    expect(code).toBe(1);
    for (const name of ["the home page is a whole HTML page", "the second view", "an unknown page", "no key"]) {
      expect(lines.find((line) => line.includes(name))).toMatch(/^FAIL/);
    }
  });

  it("a site with a wrong key or a wrong address is one line with the reason, as the log and /readyz name it", async () => {
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

  it("nothing that answers is one line", async () => {
    const { code, lines } = await smoke([`http://localhost:${await anyFreePort()}`]);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([
      expect.stringContaining("does not answer as it should"),
    ]);
  });

  it("without a web address it says how", async () => {
    expect(await smoke(["ftp://canyon.example"])).toEqual({
      code: 2,
      lines: ["Name the site: npm run smoke -- https://canyon.example"],
    });
  });
});
