import { beforeEach, expect, it, vi } from "vitest";
import type { Finding } from "#app/operator/reading.ts";
import { logFindings } from "#worker/ops/findings.ts";

const finding = (more: Partial<Finding> = {}): Finding => ({
  ...{ path: "[*].phone", at: "[3].phone", reason: "dropped", expected: "text", found: "an object", sent: "a secret" },
  ...more,
});

let lines: string[];
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

it("writes each kind once an hour for each tenant and call: path, reason, shapes and count, never what was sent", () => {
  logFindings("a.example", "our-tours", [finding(), finding({ at: "[4].phone" }), finding({ reason: "unknown" })]);
  logFindings("a.example", "our-tours", [finding(), finding({ path: "title" })]);
  logFindings("a.example", "our-tours", [finding({ path: "title" })]);
  logFindings("a.example", "tour", [finding()]);
  logFindings("b.example", "our-tours", [finding()]);
  logFindings("b.example", "menu", []);
  const phone = { path: "[*].phone", reason: "dropped", expected: "text", found: "an object", count: 2 };
  const [event, host, call] = ["answer-findings", "a.example", "our-tours"];
  expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toMatchObject([
    { event, host, call, findings: [phone, { path: "[*].phone", reason: "unknown", count: 1 }] },
    { event, host, call, findings: [{ path: "title", reason: "dropped", count: 1 }] },
    { host, call: "tour" },
    { host: "b.example", call },
  ]);
  expect(lines.join("")).not.toMatch(/secret|\[3\]/);
  vi.advanceTimersByTime(3_600_001);
  logFindings("a.example", "our-tours", [finding()]);
  expect(lines).toHaveLength(5);
});

it("writes kinds that did not fit a line with the next answer", () => {
  const kinds = Array.from({ length: 21 }, (_, n) => finding({ path: `field${n}` }));
  for (let answers = 0; answers < 3; answers++) logFindings("c.example", "our-tours", kinds);
  const paths = lines.flatMap((line) => (JSON.parse(line) as { findings: Finding[] }).findings.map(({ path }) => path));
  expect(paths).toEqual(kinds.map(({ path }) => path));
});
