import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTENT_PATHS } from "#tests/support/public-pages.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

async function wordsOf(path: string): Promise<string> {
  return (await stack.get(path)).body;
}

describe("parts a browser keeps as they came", () => {
  it("are in a document once, and whole in what the client router fetches", async () => {
    const quoted = /<blockquote><p>([^<&]{20,})/.exec(await wordsOf("/about-us"))?.[1] ?? "no quotation";
    const count = (text: string) => text.split(quoted).length - 1;
    expect(count(await wordsOf("/about-us"))).toBe(1);
    expect(count(await wordsOf("/about-us.data"))).toBe(1);
    expect(await wordsOf("/about-us.data")).not.toContain('"kept"');
  });

  it("bring their style sheets with the document: their code has none that could come late", async () => {
    const files = readdirSync("build/client/assets");
    const parts = files.find((file) => file.startsWith("still-part-") && file.endsWith(".js"));
    expect(parts).toBeDefined();
    const linked = [...(await wordsOf("/faq")).matchAll(/rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => href);
    const loader = files.filter((file) => file.endsWith(".js") && file !== parts);
    const dependencies = loader.flatMap((file) => {
      const text = readFileSync(`build/client/assets/${file}`, "utf8");
      return parts !== undefined && text.includes(parts) ? [...text.matchAll(/assets\/[^"']+\.css/g)] : [];
    });
    for (const [file] of dependencies) {
      if (/toaster|lightbox|calendar/.test(file)) continue;
      expect(linked).toContain(`/${file}`);
    }
  });

  it.each(CONTENT_PATHS)("leave every id of %s its own", async (path) => {
    const ids = [...(await wordsOf(path)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
