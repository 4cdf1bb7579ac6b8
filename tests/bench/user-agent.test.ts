import { expect, it } from "vitest";
import { isCrawler } from "#worker/gateway/crawler.ts";
import { userAgent } from "./user-agent.ts";

it("benchmarks look like an ordinary Chrome", () => {
  for (const device of ["desktop", "phone"] as const) {
    expect(userAgent(device)).not.toMatch(/headless|lighthouse|bench/i);
    expect(isCrawler(userAgent(device))).toBe(false);
  }
  expect(userAgent("phone", "156")).toBe(
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
  );
});
