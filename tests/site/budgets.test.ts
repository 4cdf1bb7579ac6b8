import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

/** Bytes a phone on a weak signal pays before it can do anything; gzip, in KB of 1,024. */
const BUDGET_KB = { style: 14, homeHtml: 16, heroPicture: 12, font: 30 };
const MAX_FONTS = 1;

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const kb = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length / 1024;
const file = (path: string) => readFileSync(`build/client${path}`);

async function weigh(path: string) {
  const { body } = await stack.get(path);
  const all = (pattern: RegExp) => [...new Set([...body.matchAll(pattern)].map((match) => match[1] ?? ""))];
  const styles = all(/rel="stylesheet" href="([^"#]+)/g);
  const fonts = all(/href="([^"]+\.woff2)"/g);
  const sum = (paths: string[]) => paths.reduce((total, each) => total + kb(file(each)), 0);
  return {
    html: kb(body),
    style: sum(styles),
    font: sum(fonts),
    fonts: fonts.length,
  };
}

describe("what a page costs before anybody touches it", () => {
  it.each(["/", "/faq"])("%s", async (path) => {
    const weight = await weigh(path);
    expect(weight.style).toBeLessThanOrEqual(BUDGET_KB.style);
    expect(weight.font).toBeLessThanOrEqual(BUDGET_KB.font);
    expect(weight.fonts).toBeLessThanOrEqual(MAX_FONTS);
  });

  it("the home page's HTML and its first picture are small", async () => {
    expect((await weigh("/")).html).toBeLessThanOrEqual(BUDGET_KB.homeHtml);
    expect(kb(readFileSync("tests/operator/public/media/grand-canyon/hero.svg"))).toBeLessThanOrEqual(
      BUDGET_KB.heroPicture,
    );
  });
});
