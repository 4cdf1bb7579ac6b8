import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const KEY = "KEYSENTINEL_7f3a";
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ apiKey: KEY });
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
    for (const fault of [null, { kind: "status", status: 401 }, { kind: "malformed" }] as const) {
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
      ]) {
        for (const host of ["localhost", "canyon.localhost", "nobody.localhost"]) {
          const { body, headers } = await stack.get(path, { host });
          expect(body + JSON.stringify(headers)).not.toContain(KEY);
        }
      }
    }
    expect(stack.logs.join("\n")).not.toContain(KEY);
  });

  it("and the address of the API are not in what browsers download", () => {
    for (const file of filesBelow("build/client")) {
      const text = readFileSync(file, "latin1");
      for (const secret of ["API_BASE_URL", "API_KEY", "demo-key-of-the-stand-in", KEY])
        expect(text, file).not.toContain(secret);
    }
    expect(filesBelow("build/client").filter((file) => file.endsWith(".map"))).toEqual([]);
  });
});
