import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_API_KEY as KEY } from "#scripts/local-vars.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe("the API key", () => {
  it("reaches the operator", async () => {
    expect((await stack.get("/")).body).toContain("npx-logo");
  });

  it("appears in no page, no data, no header and no log, whatever happens", async () => {
    // A host each: after some failures a host's content is not asked for.
    const faults = [
      ["localhost", null],
      ["nobody.localhost", null],
      ["localhost", { kind: "status", status: 401 }],
      ["localhost", { kind: "malformed" }],
      ["canyon.localhost", { kind: "html" }],
      ["vegas.localhost", { kind: "status", status: 302, headers: { location: "http://127.0.0.1:9/" } }],
    ] as const;
    for (const [host, fault] of faults) {
      if (fault !== null) await stack.setFault("/api/", fault);
      for (const path of [
        "/",
        "/faq",
        "/nope",
        "/_.data",
        "/faq.data",
        "/nope.data",
        "/healthz",
        "/builds/latest.json",
        "/search",
        "//",
        "/tours/121",
        "/tours-detail/zion-national-park-tours/",
        "/cart/",
        "/signin",
        "/account",
        "/api/cart",
        "/api/auth/current_user",
        "/api/nope",
        "/api/series?q=<",
        "/assets/none.js",
        "/_r/csp",
      ]) {
        const { body, headers } = await stack.get(path, { host });
        expect(body + JSON.stringify(headers), path).not.toContain(KEY);
      }
    }
    const origin = `http://localhost:${stack.site.url.port}`;
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
